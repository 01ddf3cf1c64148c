export const cardLimits = { number: 19, cvvMin: 3, cvvMax: 4 } as const

/** A failed check is shown like a declined payment. */
export const cardErrorCode = 401

// The specification sets no maximum expiry; a later year is a typing error.
const yearsAhead = 20

export type Card = {
  readonly nameOnCard: string
  readonly cardNo: string
  readonly expiryDate: string
  readonly cvv: string
}

export type CardCheck = 'name' | 'cvc' | 'number' | 'expiry'

type Month = readonly [year: number, month: number]

const messages: Record<CardCheck, string> = {
  name: 'Please check the name on your card entered.',
  cvc: 'Please check your CVC number.',
  number: 'Please check your card number.',
  expiry: 'Please check the card expiry date entered.',
}

export function cardDigits(cardNo: string): string {
  return cardNo.replace(/[\s-]/g, '')
}

/** Validates the Luhn check digit. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export function isCardNumber(cardNo: string): boolean {
  const digits = cardDigits(cardNo)
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits)
}

export function isCvc(cvv: string): boolean {
  return /^\d{3,4}$/.test(cvv)
}

/** Year and month of MM/YY or MM/YYYY; null for any other format. */
export function readExpiry(expiryDate: string): Month | null {
  const match = /^(\d{2})\/(\d{2}|\d{4})$/.exec(expiryDate)
  const [, month, year] = match ?? []
  if (!month || !year) return null
  return [Number(year.length === 2 ? `20${year}` : year), Number(month)]
}

/** Whether a card with this expiry is valid in the month `now`. */
export function isExpiryAhead(expiryDate: string, now: Month): boolean {
  const [year, month] = readExpiry(expiryDate) ?? [0, 0]
  const isYear = year >= now[0] && year <= now[0] + yearsAhead
  const isMonth = month >= 1 && month <= 12 && (year > now[0] || month >= now[1])
  return isYear && isMonth
}

/** MM/YY, the format the server expects, from either format. */
export function expiryToSend(expiryDate: string): string {
  return expiryDate.trim().replace(/\/\d{2}(\d{2})$/, '/$1')
}

export function trimCard(card: Card): Card {
  const { nameOnCard, cardNo, expiryDate, cvv } = card
  return { nameOnCard: nameOnCard.trim(), cardNo: cardNo.trim(), expiryDate: expiryDate.trim(), cvv: cvv.trim() }
}

/** The failed checks in display order: name, CVC, number, expiry. */
export function failedCardChecks(typed: Card, now: Month): readonly CardCheck[] {
  const card = trimCard(typed)
  const passed: readonly (readonly [CardCheck, boolean])[] = [
    ['name', card.nameOnCard !== ''],
    ['cvc', isCvc(card.cvv)],
    ['number', isCardNumber(card.cardNo)],
    ['expiry', isExpiryAhead(card.expiryDate, now)],
  ]
  return passed.filter(([, isPassed]) => !isPassed).map(([check]) => check)
}

/** The error of a card that fails its checks, as the checkout shows it; null when it is valid. */
export function cardError(card: Card, now: Month) {
  const failed = failedCardChecks(card, now)
  if (failed.length === 0) return null
  return {
    errorCode: cardErrorCode,
    errorMessages: failed.map((check) => messages[check]),
    refusalReason: null,
  } as const
}

/** Validates a field before sending: required, with the right length and format. */
export const cardFieldIsTypable: Record<keyof Card, (text: string) => boolean> = {
  // cardError reports a name of spaces only, with its own text [S2-5-40].
  nameOnCard: (text) => text !== '',
  cardNo: (text) => cardDigits(text) !== '' && cardDigits(text).length <= cardLimits.number,
  expiryDate: (text) => readExpiry(text.trim()) !== null,
  cvv: (text) => text.trim().length >= cardLimits.cvvMin && text.trim().length <= cardLimits.cvvMax,
}

export function cardMessage(check: CardCheck): string {
  return messages[check]
}

const isAmex = (digits: string) => /^3[47]/.test(digits)

/** Groups the digits while the shopper types: 4-6-5 for American Express, 4-4-4-4 for all others. */
export function groupCardNumber(cardNo: string): string {
  const digits = cardNo.replace(/\D/g, '').slice(0, cardLimits.number)
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d*)$/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter(Boolean).join(' ')
}
