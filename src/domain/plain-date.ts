/** A calendar day as [year, month 1 to 12, day]; it has no time and no zone. */
export type PlainDate = [year: number, month: number, day: number]

const dayMs = 86_400_000
const monthNames = 'January February March April May June July August September October November December'.split(' ')

const weekdayNames = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

// UTC is only the counting frame here: a plain date goes in and comes out, and no clock is read.
const toEpochDay = ([year, month, day]: PlainDate) => Math.round(Date.UTC(year, month - 1, day) / dayMs)

function fromEpochDay(epochDay: number): PlainDate {
  const date = new Date(epochDay * dayMs)
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
}

/** The visitor's own calendar day of a moment. */
export function localDate(moment: Date): PlainDate {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
}

/** The day at the front of an ISO text; null when there is none or the calendar does not have it. */
export function readIsoDate(text: string | null | undefined): PlainDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text ?? '')
  if (!match) return null
  const date: PlainDate = [Number(match[1]), Number(match[2]), Number(match[3])]
  return isSameDate(date, addDays(date, 0)) ? date : null
}

export function isSameDate(a: PlainDate, b: PlainDate): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2]
}

/** Below 0 when `a` is earlier, 0 on the same day, above 0 when it is later. */
export function compareDates(a: PlainDate, b: PlainDate): number {
  return toEpochDay(a) - toEpochDay(b)
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromEpochDay(toEpochDay(date) + days)
}

/** The same day next year; 29 February becomes 28 February. */
export function addYear([year, month, day]: PlainDate): PlainDate {
  return [year + 1, month, month === 2 && day === 29 ? 28 : day]
}

/** Monday 0 to Sunday 6. */
export function weekdayIndex(date: PlainDate): number {
  return (((toEpochDay(date) + 3) % 7) + 7) % 7
}

const two = (number: number) => String(number).padStart(2, '0')

/** `2025-03-05` */
export function isoDate([year, month, day]: PlainDate): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** `2025-3-5`, as the product call wants it. */
export function queryDate([year, month, day]: PlainDate): string {
  return `${year}-${month}-${day}`
}

/** `31/03/2025` */
export function slashDate([year, month, day]: PlainDate): string {
  return `${two(day)}/${two(month)}/${year}`
}

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return `${day}th`
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`
}

export function monthName(month: number): string {
  return monthNames[month - 1] ?? ''
}

/** `1st Mar 2025` */
export function ordinalDate([year, month, day]: PlainDate): string {
  return `${ordinal(day)} ${monthName(month).slice(0, 3)} ${year}`
}

/** `March, 2025` */
export function monthTitle([year, month]: readonly [year: number, month: number]): string {
  return `${monthName(month)}, ${year}`
}

export function weekdayName(date: PlainDate): string {
  return weekdayNames[weekdayIndex(date)] ?? ''
}

/** `Monday 23 November` */
export function dayText(date: PlainDate): string {
  return `${weekdayName(date)} ${date[2]} ${monthName(date[1])}`
}

/** `14 Dec` */
export function shortDate([, month, day]: PlainDate): string {
  return `${day} ${monthName(month).slice(0, 3)}`
}

/** `Mon 23 Nov` */
export function shortDayText(date: PlainDate): string {
  return `${weekdayName(date).slice(0, 3)} ${shortDate(date)}`
}
