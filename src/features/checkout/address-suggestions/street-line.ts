import type { AddressParts } from './maps-script.ts'

// `3/12 Example`, `Unit 3, 12 Example`: what stands before the number of the house.
const typedUnit = /^\s*(?:unit\s+|u)?(\w{1,6})\s*[/,]\s*\d/i
const typedNumber = /^\s*(?:.*[/,]\s*)?(\d\w*(?:-\d\w*)?)\s/

/**
 * The street as it is written on a parcel; null when the place has none. A provider may know the house but not the unit, or
 * the street but not the house: what the shopper typed of them is kept.
 */
export function streetLine(parts: AddressParts, typed: string): string | null {
  const route = parts.route?.long
  if (!route) return null
  const unit = parts.subpremise?.long || typedUnit.exec(typed)?.[1]
  const number = parts.street_number?.long || typedNumber.exec(typed)?.[1]
  if (!number) return route
  return `${unit ? `${unit}/` : ''}${number} ${route}`
}
