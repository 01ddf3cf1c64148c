const rules: readonly (readonly [pattern: RegExp, mark: string])[] = [
  [/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '(email)'],
  // Cards, phones, account numbers: seven digits and more, however they are spaced.
  [/\+?\d(?:[ ().-]{0,2}\d){6,}/g, '(number)'],
  // Keys and tokens: a long run in which letters and digits mix.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi, '(key)'],
  [/\b(https?:\/\/[^\s?#]+)[?#]\S*/gi, '$1'],
]

/** A text without what could name a person, a card or a key: for notes that nobody is to be found in. */
export const impersonal = (text: string): string =>
  rules.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), text)

/** The path of an address, without its query, which may name somebody. */
export const pathOnly = (address: string): string =>
  impersonal(address.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, ''))
