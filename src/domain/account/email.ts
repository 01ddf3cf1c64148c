import { emailPattern } from '#contract/fields/email-pattern.ts'

export const isEmail = (text: string) => emailPattern.test(text)

/** An address as it is stored and compared; null when it is none. */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  return isEmail(email) ? email : null
}
