export const emailLimits = { min: 5, max: 254 } as const

// A local part, @, and a domain with a dot. Whether a mailbox exists only a message can tell.
const pattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/

export function isEmail(text: string): boolean {
  return text.length >= emailLimits.min && text.length <= emailLimits.max && pattern.test(text)
}

/** An address as it is stored and compared; null when it is none. */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  return isEmail(email) ? email : null
}
