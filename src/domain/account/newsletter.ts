import { invalidFieldsText } from '#domain/errors/failure-texts.ts'
/** Times in milliseconds, the scroll in px [S1-9-04]. */
export const newsletter = {
  repeatCheckMs: 864e5,
  expiryMs: 7 * 864e5,
  scrollThreshold: 250,
  thanksMs: 4000,
  subscriptionKey: 'waNewsletterSubscription',
  expiryKey: 'waNewsletterSubscriptionExpiry',
} as const

export const newsletterTexts = {
  submit: 'Keep me updated',
  dismiss: 'Please, dont display this again.',
  invalid: invalidFieldsText,
  thanks: (companyName: string) => `Thank you! Welcome to the ${companyName} family.`,
} as const

type PageState = { pathname: string; hasCompared: boolean }

const segmentsOf = (pathname: string) => pathname.toLowerCase().split('/').filter(Boolean)

/** First segments of pages without it: of buying from the cart to the confirmation, of signing in, and what S1-4-14 names. */
const withoutSignUp = new Set(['cart', 'customer', 'account', 'c', 'p', 'ask-an-expert'])

/**
 * Whether a page may show the sign-up [S1-4-14] [S1-4-15]. Compares whole path segments: the brand list shows it, a
 * brand page does not.
 */
export function showsNewsletter({ pathname, hasCompared }: PageState): boolean {
  const [first, second] = segmentsOf(pathname)
  if (hasCompared) return first === undefined || first === 'compare' || first === 'comparison'
  if (first === 'brands') return second === undefined
  return first === undefined || !withoutSignUp.has(first)
}

type Remembered = {
  isSubscribed: boolean
  /** Moment (epoch ms) until which it stays away; null when it was never sent away. */
  expiry: number | null
}

/** Subscribers never see it again, others once their seven days are over [S1-4-12] [S1-4-13]. */
export const isNewsletterDue = ({ isSubscribed, expiry }: Remembered, now: number) =>
  !isSubscribed && (expiry === null || expiry <= now)
