/** External sign-in providers. The sandbox replaces them until they are configured. */
export const providers = { google: 'Google', facebook: 'Facebook' } as const
export type Provider = keyof typeof providers

export const isProvider = (text: unknown): text is Provider =>
  typeof text === 'string' && Object.hasOwn(providers, text)
