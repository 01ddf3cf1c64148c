import { addDays, isSameDate } from '#domain/time/date-math.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'

/** One day of an availability answer; the price is in dollars. */
export type DeliveryDate = {
  readonly date: PlainDate
  readonly price: number
  readonly available: boolean
  /** Shown in the calendar instead of the price. */
  readonly label?: string | null | undefined
}

export const fallbackDays = 21

type DatesResponse = { readonly dates: readonly DeliveryDate[]; readonly isFlagged: boolean }

/** Nothing can be delivered: no dates at all, an answer that says so, or no date that is free. */
export function isDeliveryUnavailable({ dates, isFlagged }: DatesResponse): boolean {
  return isFlagged || !dates.some(({ available }) => available)
}

/** The date taken silently when the answer has none: the order is taken and the customer called. */
export function fallbackDate(today: PlainDate): PlainDate {
  return addDays(today, fallbackDays)
}

/** Proforma goods leave on the first free day that costs nothing; the days after it are closed. */
export function cutProforma(dates: readonly DeliveryDate[]): readonly DeliveryDate[] {
  const firstFree = dates.findIndex(({ available, price }) => available && price <= 0)
  return firstFree < 0 ? dates : dates.map((day, index) => (index > firstFree ? { ...day, available: false } : day))
}

export function findDate<T extends { readonly date: PlainDate }>(dates: readonly T[], date: PlainDate): T | null {
  return dates.find((day) => isSameDate(day.date, date)) ?? null
}

type SupplierDates = Readonly<
  Record<string, { readonly dates: readonly { readonly date: PlainDate; readonly price?: number | undefined }[] }>
>

export type SupplierDelivery = {
  readonly supplier: string
  readonly deliveryDate: PlainDate
  readonly price: number
}

/** The first date of each supplier, as it is shown and sent; a supplier without one is left out. */
export function supplierDeliveries(suppliers: SupplierDates | null | undefined): readonly SupplierDelivery[] {
  return Object.entries(suppliers ?? {}).flatMap(([supplier, { dates }]) => {
    const first = dates[0]
    return first ? [{ supplier, deliveryDate: first.date, price: first.price ?? 0 }] : []
  })
}
