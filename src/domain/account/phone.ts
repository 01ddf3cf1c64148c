import type { Country } from '#domain/location/country.ts'

export const phoneLimits = { min: 8, max: 20, auDigits: 10, internationalDigits: 15 } as const

const patterns = {
  auMobile: /^0[45]\d{8}$/,
  auLandline: /^0[1236789]\d{8}$/,
  nzMobile: /^02\d{7,9}$/,
  nzLandline: /^0[3-9]\d{7}$/,
  nzTollFree: /^0(?:800|508)\d{6,7}$/,
} as const

export type PhoneKind = keyof typeof patterns

const withoutAreaCode = /^[1-9]\d{7}$/
const typedCharacters = /^[A-Za-z0-9\-() ]*$/

export const phoneProblems = ['generic', 'missingAreaCode', 'notAusMobileNumber', 'notNewZealandMobileNumber'] as const
export type PhoneProblem = (typeof phoneProblems)[number]

// The patterns overlap (02 and eight digits is a landline in one country and a mobile in the other), so the patterns
// of the shop's country are tried first.
const ownFirst: Record<Country, readonly PhoneKind[]> = {
  AU: ['auMobile', 'auLandline', 'nzMobile', 'nzLandline', 'nzTollFree'],
  NZ: ['nzTollFree', 'nzMobile', 'nzLandline', 'auMobile', 'auLandline'],
}

const groups: Record<PhoneKind, (digits: number) => readonly number[]> = {
  auMobile: () => [4, 3, 3],
  auLandline: () => [2, 4, 4],
  nzMobile: (digits) => (digits === 9 ? [3, 3, 3] : [4, 3, digits - 7]),
  nzLandline: () => [2, 3, 4],
  nzTollFree: (digits) => [4, 3, digits - 7],
}

/** Letters and digits only, with the country's prefix turned into the leading 0. */
export function cleanPhone(text: string): string {
  const plain = text.replace(/[^A-Za-z0-9]/g, '')
  const prefixed = /^(?:00)?6[14]/.exec(plain)?.[0]
  if (!prefixed) return plain
  // 6123 4567 is a local number: a bare 61 or 64 is a prefix only in front of a whole number.
  const isPrefix = text.trim().startsWith('+') || prefixed.startsWith('00') || plain.length > 9
  return isPrefix ? `0${plain.slice(prefixed.length).replace(/^0/, '')}` : plain
}

export function isPhoneKind(text: string, kind: PhoneKind): boolean {
  return patterns[kind].test(cleanPhone(text))
}

// No Australian number has 0 or 1 after its area code, and a separate group of three digits is no area code.
const newZealandMobile = /^\W*(?:(?:00)?64|02[01]|02\d[\s)-])/

export function phoneKind(text: string, country: Country): PhoneKind | null {
  const phone = cleanPhone(text)
  if (newZealandMobile.test(text) && patterns.nzMobile.test(phone)) return 'nzMobile'
  return ownFirst[country].find((kind) => patterns[kind].test(phone)) ?? null
}

/** Whether a number can receive a text message; the patterns overlap, so the shop's country decides. */
export const takesTexts = (text: string, country: Country) => mobileProblem(text, country) === null

/** The problem of a phone number of either country; null when it is valid. */
export function phoneProblem(text: string): PhoneProblem | null {
  if (phoneKind(text, 'AU')) return null
  return withoutAreaCode.test(cleanPhone(text)) ? 'missingAreaCode' : 'generic'
}

const ownMobile = { AU: 'auMobile', NZ: 'nzMobile' } as const
const notOwnMobile = { AU: 'notAusMobileNumber', NZ: 'notNewZealandMobileNumber' } as const

/** Like `phoneProblem`, but accepts only a mobile number. */
export function mobileProblem(text: string, countryCode: string): PhoneProblem | null {
  if (countryCode !== 'AU' && countryCode !== 'NZ') {
    const kind = phoneKind(text, 'AU')
    return kind === 'auMobile' || kind === 'nzMobile' ? null : 'generic'
  }
  if (isPhoneKind(text, ownMobile[countryCode])) return null
  return phoneProblem(text) === 'generic' ? 'generic' : notOwnMobile[countryCode]
}

/** The checkout's phone field: characters and length first, then a number of either country. */
export function phoneFieldProblem(text: string): 'required' | PhoneProblem | null {
  const typed = text.trim().replace(/^\+/, '')
  if (typed === '') return 'required'
  const isTypable = typedCharacters.test(typed) && typed.length >= phoneLimits.min && typed.length <= phoneLimits.max
  return isTypable && hasInternationalLength(text) ? phoneProblem(text) : 'generic'
}

export function hasInternationalLength(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits > 0 && digits <= phoneLimits.internationalDigits
}

function grouped(digits: string, sizes: readonly number[]): string {
  return digits.replace(new RegExp(sizes.map((size) => `(\\d{${size}})`).join('')), '$1 $2 $3')
}

/** Groups the digits as they are read out; text that is no phone number is returned as typed. */
export function formatPhone(text: string, country: Country): string {
  const kind = phoneKind(text, country)
  const phone = cleanPhone(text)
  return kind ? grouped(phone, groups[kind](phone.length)) : text.trim()
}

const problemTexts: Record<'required' | PhoneProblem, string> = {
  required: 'Enter a phone number',
  generic: 'Enter a phone number we can call',
  missingAreaCode: 'Please include the area code',
  notAusMobileNumber: 'Enter an Australian mobile number',
  notNewZealandMobileNumber: 'Enter a New Zealand mobile number',
}

export function phoneProblemText(problem: 'required' | PhoneProblem): string {
  return problemTexts[problem]
}
