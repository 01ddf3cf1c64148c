/** The id that MUI's autocomplete gives its list, for the field that is rendered before it. */
export const listboxId = (id: string) => `${id}-listbox`
