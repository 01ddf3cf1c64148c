import { monthName } from '#domain/time/plain-date.ts'
import type { SupplierDelivery } from './delivery-dates.ts'

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return `${day}th`
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`
}

/** `1st Mar 2025`: a format of its own, which is given. */
export function supplierDateText({ deliveryDate: [year, month, day] }: Pick<SupplierDelivery, 'deliveryDate'>): string {
  return `${ordinal(day)} ${monthName(month).slice(0, 3)} ${year}`
}
