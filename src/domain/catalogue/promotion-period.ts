import { addYear, compareDates, slashDate } from '#domain/time/date-math.ts'
import { readIsoDate } from '#domain/time/plain-date.ts'

type Period = { readonly startDate?: string | null | undefined; readonly endDate?: string | null | undefined }

/** Whether to show the end: only within a year after the start, never without a start. */
export function showsEndDate({ startDate, endDate }: Period): boolean {
  const start = readIsoDate(startDate)
  const end = readIsoDate(endDate)
  return start !== null && end !== null && compareDates(end, start) >= 0 && compareDates(end, addYear(start)) <= 0
}

/** `Offer Ends 31/03/2025`, or null where the end is not shown. */
export function offerEnds(period: Period): string | null {
  const end = readIsoDate(period.endDate)
  return end && showsEndDate(period) ? `Offer Ends ${slashDate(end)}` : null
}
