import { seenText } from '#domain/time/seen-time.ts'

export const offlineTexts = {
  spoken: "You're offline. Pages you've seen still work.",
  seen: "Pages you've seen still work.",
  cart: 'Your cart works and is sent when you are back.',
  back: 'You are back online.',
  backSent: 'You are back online. Your cart has been sent.',
} as const

export const agedText = (at: number, now: number) => `Prices and stock are as of ${seenText(at, now)}.`

export const refusedText = (count: number) =>
  `You are back online. ${count === 1 ? 'One change needs you' : `${count} changes need you`}: look into your cart.`
