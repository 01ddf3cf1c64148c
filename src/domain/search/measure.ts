const lengths: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }
const spellings = [
  ['l', 'litre', 'litres'],
  ['ml'],
  ['kg'],
  ['w', 'watt', 'watts'],
  ['kw'],
  ['inch', 'inches', 'in'],
  ['place', 'places'],
] as const

const numeral = /^\d+(?:\.\d+)?$/
const joinedUp = /^(\d+(?:\.\d+)?)-?(\p{L}+)$/u

const written = (number: string, units: readonly string[]) =>
  units.flatMap((unit) => [`${number}${unit}`, `${number} ${unit}`])

/** The ways that texts write a measure: `60cm`, `60 cm` and `600mm` are one. */
function formsOf(number: string, unit: string): readonly string[] | null {
  const millimetres = lengths[unit]
  if (millimetres !== undefined) {
    const size = Math.round(Number(number) * millimetres * 10) / 10
    const also = unit === 'm' ? written(number, ['m']) : []
    return [...also, ...written(String(size / 10), ['cm']), ...written(String(size), ['mm'])]
  }
  const units = spellings.find((names) => names.some((name) => name === unit))
  return units ? written(number, units) : null
}

/** The measure at the beginning of these words, in one word or two; null if they begin with none. */
export function measureIn([first = '', second = '']: readonly string[]): {
  forms: readonly string[]
  size: 1 | 2
} | null {
  const [, number = '', unit = ''] = joinedUp.exec(first) ?? []
  const own = unit ? formsOf(number, unit) : null
  if (own) return { forms: own, size: 1 }
  const both = numeral.test(first) ? formsOf(first, second) : null
  return both && { forms: both, size: 2 }
}
