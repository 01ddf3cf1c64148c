import { seenText } from '#domain/time/seen-time.ts'

export const offlineTexts = {
  spoken: "You're offline. Pages you've seen still work.",
  seen: "Pages you've seen still work.",
  cart: 'You can still use your cart. We send the changes when you are back online.',
  back: 'You are back online.',
  backSent: 'You are back online. Your cart has been sent.',
} as const

export const agedText = (savedAt: number, now: number) => `Prices and stock are as of ${seenText(savedAt, now)}.`

export const rejectedText = (count: number) =>
  `You are back online. ${count === 1 ? 'One change needs you' : `${count} changes need you`}. Check your cart.`
