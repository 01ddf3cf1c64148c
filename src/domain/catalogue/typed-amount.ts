/** Reads a typed number with its currency, separators or unit; in mm, also `60 cm` and `0.6 m`. NaN if it is none. */
export function typedAmount(text: string, unit = ''): number {
  const number = Number.parseFloat(text.replace(/[$,\s]/g, ''))
  if (unit !== 'mm') return number
  return /cm/i.test(text) ? number * 10 : /\d\s*m\s*$/i.test(text) ? number * 1000 : number
}
