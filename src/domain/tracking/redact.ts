const rules: readonly (readonly [pattern: RegExp, mark: string])[] = [
  [/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '(email)'],
  // Cards, phones, account numbers: seven digits and more, however they are spaced.
  [/\+?\d(?:[ ().-]{0,2}\d){6,}/g, '(number)'],
  // Keys and tokens: 24 or more characters that mix letters and digits.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi, '(key)'],
  [/\b(https?:\/\/[^\s?#]+)[?#]\S*/gi, '$1'],
]

/** Redacts personal data, card numbers and keys from a text. */
export const redact = (text: string): string =>
  rules.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), text)

/** The path of a URL, without its query, which may contain personal data. */
export const pathOnly = (address: string): string =>
  redact(address.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, ''))
