import type { AddressParts } from './maps-script.ts'

// `3/12 Example`, `Unit 3, 12 Example`: the unit before the house number.
const typedUnit = /^\s*(?:unit\s+|u)?(\w{1,6})\s*[/,]\s*\d/i
const typedNumber = /^\s*(?:.*[/,]\s*)?(\d\w*(?:-\d\w*)?)\s/

/**
 * Formats the street line of an address; null without a street. Falls back to the typed unit and house number when the
 * provider does not know them.
 */
export function streetLine(parts: AddressParts, typed: string): string | null {
  const route = parts.route?.long
  if (!route) return null
  const unit = parts.subpremise?.long || typedUnit.exec(typed)?.[1]
  const number = parts.street_number?.long || typedNumber.exec(typed)?.[1]
  if (!number) return route
  return `${unit ? `${unit}/` : ''}${number} ${route}`
}
