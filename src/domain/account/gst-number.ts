// Inland Revenue tries the second weights where the first give no single digit.
const weights = [
  [3, 2, 7, 6, 5, 4, 3, 2],
  [7, 4, 3, 2, 5, 2, 7, 6],
]

const range = { from: 10_000_000, to: 200_000_000 }

/** A GST number of New Zealand: eight or nine digits, of which the last checks the others. */
export function isGstNumber(text: string): boolean {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d{8,9}$/.test(digits) || Number(digits) < range.from || Number(digits) > range.to) return false
  const base = digits.slice(0, -1).padStart(8, '0')
  const checks = weights.map((weight) => {
    const rest = weight.reduce((sum, factor, index) => sum + factor * Number(base[index]), 0) % 11
    return rest === 0 ? 0 : 11 - rest
  })
  return checks.find((check) => check < 10) === Number(digits.at(-1))
}
