import { slashDate } from '#domain/time/date-math.ts'
import { type PlainDate, readIsoDate } from '#domain/time/plain-date.ts'
import { type DashboardView, defaultView } from '#features/project/dashboard/rules/dashboard-query.ts'

export type FilterChip = { label: string; without: Partial<DashboardView> }

const shownDay = (text: string) => {
  const day = readIsoDate(text)
  return day ? slashDate(day) : null
}

function dayLabel({ fromDate, toDate }: DashboardView): string | null {
  const [from, to] = [shownDay(fromDate), shownDay(toDate)]
  if (from && to) return `Created ${from} to ${to}`
  if (from) return `Created from ${from}`
  return to ? `Created until ${to}` : null
}

type Names = {
  today: PlainDate
  /** The name behind a salesperson's code, as far as it is known. */
  salesperson: (code: string) => string
}

/** The active filters, each with the change that removes it. */
export function filterChips(view: DashboardView, { today, salesperson }: Names): FilterChip[] {
  const { fromDate, toDate } = defaultView(today)
  const days = dayLabel(view)
  const chips: (FilterChip | false | null | '')[] = [
    view.allTime
      ? { label: 'All time', without: { allTime: false, fromDate, toDate } }
      : days !== null && { label: days, without: { fromDate: '', toDate: '' } },
    view.onlyMyProjects && { label: 'Only my projects', without: { onlyMyProjects: false } },
    !view.onlyMyProjects &&
      view.salespersonCode && {
        label: `Salesperson: ${salesperson(view.salespersonCode)}`,
        without: { salespersonCode: '' },
      },
    view.customerName && { label: `Customer: ${view.customerName}`, without: { customerName: '' } },
    view.brand && { label: `Brand: ${view.brand}`, without: { brand: '' } },
    view.category && { label: `Category: ${view.category}`, without: { category: '' } },
    view.sku && { label: `SKU: ${view.sku}`, without: { sku: '' } },
    view.referrerCode && { label: `Referrer: ${view.referrerCode}`, without: { referrerCode: '' } },
    !view.showCulinaryBookings && { label: 'Without culinary bookings', without: { showCulinaryBookings: true } },
  ]
  return chips.filter((chip) => typeof chip === 'object' && chip !== null)
}

/** As everybody begins, in the order that was chosen. */
export const clearedView = ({ sortProperty, sortDirection }: DashboardView, today: PlainDate): DashboardView => ({
  ...defaultView(today),
  sortProperty,
  sortDirection,
})
