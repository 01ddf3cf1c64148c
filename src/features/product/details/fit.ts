import { formatFigure } from '#domain/money/price-format.ts'

export type Space = { width: number | null; height: number | null; depth: number | null }
type Size = { width: number; height: number; depth: number }
const unitsMm: Readonly<Record<string, number>> = { cm: 10, m: 1000 }

/** A typed measurement in mm, or with its unit; null while it is none. */
export function readMm(text: string): number | null {
  const [, number, unit = 'mm'] = /^\s*(\d+(?:\.\d+)?)\s*(mm|cm|m)?\s*$/i.exec(text) ?? []
  const size = Math.round(Number(number) * (unitsMm[unit.toLowerCase()] ?? 1))
  return size >= 10 && size <= 99_999 ? size : null
}

/** What is wrong with a typed measurement, once it is more than its first digit. */
export const measureError = (text: string): string | undefined =>
  readMm(text) === null && !/^\s*\d?\s*$/.test(text) ? 'Type millimetres, such as 600' : undefined

export type Fit = { name: string; verdict: 'fits' | 'tight' | 'too-large'; text: string }

/** The clearance an appliance needs, in mm: both sides together, and above. */
const airMm = { width: 20, height: 25, depth: 0 }

const sides = [
  { key: 'width', name: 'Width' },
  { key: 'height', name: 'Height' },
  { key: 'depth', name: 'Depth' },
] as const

/** `1,780 mm` */
export const mm = (value: number) => `${formatFigure(value)} mm`

function judge(name: string, spare: number, air: number): Fit {
  if (spare < 0) return { name, verdict: 'too-large', text: `${mm(-spare)} too large` }
  if (spare < air) return { name, verdict: 'tight', text: `${mm(spare)} spare, allow ${mm(air)} for air` }
  return { name, verdict: 'fits', text: `${mm(spare)} spare` }
}

/** How a product of this size (mm) fits a measured space; sides not measured are left out. */
export function fitsOf(size: Size, space: Space): Fit[] {
  return sides.flatMap(({ key, name }) => {
    const room = space[key]
    return room === null || room <= 0 ? [] : [judge(name, room - size[key], airMm[key])]
  })
}

/** In mm: what is narrower than this in two directions goes through every doorway. */
const smallestMm = 450
export const needsDoorway = ({ width, height, depth }: Size) =>
  [width, height, depth].filter((side) => side >= smallestMm).length >= 2
