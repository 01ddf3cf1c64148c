export const cardLimits = { number: 19, cvvMin: 3, cvvMax: 4 } as const

/** A failed check here is told like a refused payment. */
export const cardErrorCode = 401

// Nothing says how far ahead a card may run; longer than this is a slip of the finger.
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

/** The check digit that every card number carries. */
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

/** Month and year of MM/YY or MM/YYYY; null in any other form. */
export function readExpiry(expiryDate: string): Month | null {
  const match = /^(\d{2})\/(\d{2}|\d{4})$/.exec(expiryDate)
  const [, month, year] = match ?? []
  if (!month || !year) return null
  return [Number(year.length === 2 ? `20${year}` : year), Number(month)]
}

/** Whether a card of that expiry can still pay in the month `now`. */
export function isExpiryAhead(expiryDate: string, now: Month): boolean {
  const [year, month] = readExpiry(expiryDate) ?? [0, 0]
  const isYear = year >= now[0] && year <= now[0] + yearsAhead
  const isMonth = month >= 1 && month <= 12 && (year > now[0] || month >= now[1])
  return isYear && isMonth
}

/** MM/YY, as it is sent, from either form. */
export function expiryToSend(expiryDate: string): string {
  return expiryDate.trim().replace(/\/\d{2}(\d{2})$/, '/$1')
}

export function trimCard(card: Card): Card {
  const { nameOnCard, cardNo, expiryDate, cvv } = card
  return { nameOnCard: nameOnCard.trim(), cardNo: cardNo.trim(), expiryDate: expiryDate.trim(), cvv: cvv.trim() }
}

/** What fails, in the order it is told: name, CVC, number, expiry. */
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

/** The error of a card that fails its checks, as the checkout shows it; null when it may be sent. */
export function cardError(card: Card, now: Month) {
  const failed = failedCardChecks(card, now)
  if (failed.length === 0) return null
  return {
    errorCode: cardErrorCode,
    errorMessages: failed.map((check) => messages[check]),
    refusalReason: null,
  } as const
}

/** A field of the card form before it is sent: required, and of the right length and form. */
export const cardFieldIsTypable: Record<keyof Card, (text: string) => boolean> = {
  // What is only spaces is told by the check of the card itself, in its own words [S2-5-40].
  nameOnCard: (text) => text !== '',
  cardNo: (text) => cardDigits(text) !== '' && cardDigits(text).length <= cardLimits.number,
  expiryDate: (text) => readExpiry(text.trim()) !== null,
  cvv: (text) => text.trim().length >= cardLimits.cvvMin && text.trim().length <= cardLimits.cvvMax,
}

export function cardMessage(check: CardCheck): string {
  return messages[check]
}

const isAmex = (digits: string) => /^3[47]/.test(digits)

/** The number in groups while it is typed: 4-6-5 for American Express, fours for all others. */
export function groupCardNumber(cardNo: string): string {
  const digits = cardNo.replace(/\D/g, '').slice(0, cardLimits.number)
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d*)$/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter(Boolean).join(' ')
}
