/** Other providers a sign-in can come by. Until one is set up, the sandbox stands in for them. */
export const providers = { google: 'Google', facebook: 'Facebook' } as const
export type Provider = keyof typeof providers

export const isProvider = (text: unknown): text is Provider =>
  typeof text === 'string' && Object.hasOwn(providers, text)
