import { seenText } from '#domain/time/seen-time.ts'

export const offlineTexts = {
  spoken: "You're offline. Pages you've seen still work.",
  seen: "Pages you've seen still work.",
  cart: 'Your cart works and is sent when you are back.',
  back: 'You are back online.',
  backSent: 'You are back online. Your cart has been sent.',
} as const

export const agedText = (savedAt: number, now: number) => `Prices and stock are as of ${seenText(savedAt, now)}.`

export const rejectedText = (count: number) =>
  `You are back online. ${count === 1 ? 'One change needs you' : `${count} changes need you`}: look into your cart.`
