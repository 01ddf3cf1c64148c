import type { PriceSeries } from '#domain/catalogue/price-history.ts'
import { addDays, compareDates } from '#domain/time/date-math.ts'
import { monthName, type PlainDate } from '#domain/time/plain-date.ts'

export const chart = { height: 230, left: 64, right: 20, top: 16, bottom: 44 } as const

/** The chart is rendered in two widths, so that its text keeps its size on phones. */
export const chartWidths = { wide: 720, narrow: 358 } as const

const niceSteps = [1, 2, 5, 10, 20, 50, 100, 200, 300, 500, 1000, 2000, 5000, 10_000]

/** Four or five round amounts around the prices. */
export function priceTicks(lowest: number, highest: number): number[] {
  const span = Math.max(highest - lowest, highest * 0.05, 1)
  const step = niceSteps.find((size) => span / size <= 3.5) ?? 10_000
  const first = Math.floor(lowest / step) * step
  const count = Math.ceil((highest - first) / step) + 1
  return Array.from({ length: Math.max(2, count) }, (_, index) => first + index * step)
}

/** The first of each month between two days, thinned out where there is no space. */
export function monthTicks(from: PlainDate, to: PlainDate, most: number): { date: PlainDate; text: string }[] {
  const ticks: { date: PlainDate; text: string }[] = []
  let [year, month] = from
  while (ticks.length < 13) {
    if (month === 12) {
      year += 1
      month = 1
    } else month += 1
    const date: PlainDate = [year, month, 1]
    if (compareDates(date, to) >= 0) break
    ticks.push({ date, text: monthName(month).slice(0, 3) })
  }
  const every = Math.ceil(ticks.length / most)
  return ticks.filter((_, index) => index % every === 0)
}

/** Maps days and prices to coordinates of the chart. */
export function scaleOf({ steps, lowest, highest }: PriceSeries, width: number) {
  const from = steps[0]?.from ?? addDays(lowest.from, 0)
  const to = steps.at(-1)?.to ?? lowest.to
  const days = Math.max(1, compareDates(to, from))
  const ticks = priceTicks(lowest.price, highest.price)
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)]
  const x = (date: PlainDate) => chart.left + (compareDates(date, from) / days) * (width - chart.left - chart.right)
  const y = (price: number) =>
    chart.top + ((top - price) / Math.max(1, top - bottom)) * (chart.height - chart.top - chart.bottom)
  return { x, y, ticks, months: monthTicks(from, to, Math.floor(width / 100)) }
}
