import { seenText } from '#domain/time/seen-time.ts'

export const offlineTexts = {
  spoken: "You're offline. Pages you've seen still work.",
  seen: "Pages you've seen still work.",
  back: 'You are back online.',
} as const

export const usableText = (cartName: string) =>
  `You can still use your ${cartName.toLowerCase()}. We send the changes when you are back online.`

export const sentText = (cartName: string) => `You are back online. Your ${cartName.toLowerCase()} has been sent.`

export const agedText = (savedAt: number, now: number) => `Prices and stock are as of ${seenText(savedAt, now)}.`

export const rejectedText = (count: number, cartName: string) =>
  `You are back online. ${count === 1 ? 'One change needs you' : `${count} changes need you`}. Check your ${cartName.toLowerCase()}.`
