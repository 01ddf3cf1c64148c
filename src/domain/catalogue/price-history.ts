import { compareDates, isoDate } from '#domain/time/date-math.ts'
import { type PlainDate, readIsoDate } from '#domain/time/plain-date.ts'

export type PricePoint = { readonly date: string; readonly price: number }

/** A constant price from one day up to, but not including, another. */
export type PriceStep = { readonly from: PlainDate; readonly to: PlainDate; readonly price: number }

export type PriceSeries = {
  readonly steps: readonly PriceStep[]
  readonly lowest: PriceStep
  readonly highest: PriceStep
  readonly current: PriceStep
}

type Dated = { readonly date: PlainDate; readonly price: number }

// Takes the last point of each day, and drops points that do not change the price.
function changes(points: readonly PricePoint[]): readonly Dated[] {
  const dated = points.flatMap(({ date, price }): Dated[] => {
    const day = readIsoDate(date)
    return day && price > 0 ? [{ date: day, price }] : []
  })
  const inOrder = dated.sort((a, b) => compareDates(a.date, b.date))
  const lastOfDay = inOrder.filter((point, index) => {
    const next = inOrder[index + 1]
    return !next || isoDate(next.date) !== isoDate(point.date)
  })
  return lastOfDay.filter((point, index) => point.price !== lastOfDay[index - 1]?.price)
}

/** The price history as steps up to `until`; null without a point on or before that day. */
export function priceSeries(points: readonly PricePoint[], until: PlainDate): PriceSeries | null {
  const known = changes(points).filter(({ date }) => compareDates(date, until) <= 0)
  const steps = known.map(({ date, price }, index) => ({ from: date, to: known[index + 1]?.date ?? until, price }))
  const [first, current] = [steps[0], steps.at(-1)]
  if (!first || !current) return null
  // Of equal prices, the latest is the most relevant.
  const lowest = steps.reduce((low, step) => (step.price <= low.price ? step : low), first)
  const highest = steps.reduce((high, step) => (step.price >= high.price ? step : high), first)
  return { steps, lowest, highest, current }
}
