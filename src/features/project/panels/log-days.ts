import { isSameDate } from '#domain/time/date-math.ts'
import { dayText, localDate } from '#domain/time/plain-date.ts'

type Dated = { readonly timestamp: string }
type Day<Entry> = { day: string; entries: Entry[] }

/** Groups entries by day in this device's time zone, in their given order. */
export function logDays<Entry extends Dated>(entries: readonly Entry[], now: Date): Day<Entry>[] {
  const days: Day<Entry>[] = []
  for (const entry of entries) {
    const date = localDate(new Date(entry.timestamp))
    const year = date[0] === now.getFullYear() ? '' : ` ${date[0]}`
    const day = isSameDate(date, localDate(now)) ? 'Today' : `${dayText(date)}${year}`
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
