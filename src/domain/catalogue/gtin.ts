const lengths = new Set([8, 12, 13, 14])
const inGroups = /^\d+(?:[ -]\d+)*$/

/** The digits of what may be a barcode number: 8, 12, 13 or 14 of them, perhaps in groups. */
export function barcodeDigits(text: string): string | null {
  const typed = text.trim()
  const digits = typed.replaceAll(/[ -]/g, '')
  return inGroups.test(typed) && lengths.has(digits.length) ? digits : null
}

/** The last digit of a GTIN of any length, by those before it. */
export function checkDigit(digits: string): number {
  // Weights count from the right, so that zeros before a number change nothing.
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/**
 * A barcode number as it is stored: GTIN-8, UPC-A and a GTIN-14 of a single item are the GTIN-13 with zeros before it. The
 * 14 digits of a carton stay 14. Null unless the check digit is right.
 */
export function readGtin(text: string): string | null {
  const digits = barcodeDigits(text)
  if (digits === null || checkDigit(digits.slice(0, -1)) !== Number(digits.at(-1))) return null
  return digits.padStart(14, '0').replace(/^0/, '')
}

/** Why a barcode number found no product; null where the text is none. */
export function unknownBarcodeText(text: string): string | null {
  const digits = barcodeDigits(text)
  if (digits === null) return null
  if (readGtin(digits) !== null) return `No product has this barcode: ${digits}`
  // Shorter ones may as well be SKUs, or the number is still being typed.
  return digits.length >= 13 ? `${digits} is not a barcode number. Check the digits` : null
}
