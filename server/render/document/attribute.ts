/** Escapes a text for an HTML attribute in double quotes. */
export const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
