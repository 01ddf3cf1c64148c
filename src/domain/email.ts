import { emailLimits, emailPattern } from '#contract/limits.ts'

export function isEmail(text: string): boolean {
  return text.length >= emailLimits.min && text.length <= emailLimits.max && emailPattern.test(text)
}

/** An address as it is stored and compared; null when it is none. */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  return isEmail(email) ? email : null
}
