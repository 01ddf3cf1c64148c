/** A category within a sentence: `Wall ovens` becomes `wall ovens`; `TV stands` and `French door fridges` stay. */
export const categoryInLine = (name: string): string =>
  name.replace(/\b\p{Lu}\p{Ll}+/gu, (word) => (word === 'French' ? word : word.toLowerCase()))
