/** A calendar day as [year, month 1 to 12, day]; it has no time and no zone. */
export type PlainDate = [year: number, month: number, day: number]

const monthNames = 'January February March April May June July August September October November December'.split(' ')

const weekdayNames = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

/** The visitor's own calendar day of a moment. */
export function localDate(moment: Date): PlainDate {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
}

/** Parses the date at the start of an ISO text; null when it is missing or not in the calendar. */
export function readIsoDate(text: string | null | undefined): PlainDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text ?? '')
  if (!match) return null
  const [year, month, day] = match.slice(1).map(Number) as PlainDate // the pattern has three groups of digits
  const [, sameMonth, sameDay] = localDate(new Date(year, month - 1, day))
  // A day that the calendar does not have rolls over into another month.
  return month === sameMonth && day === sameDay ? [year, month, day] : null
}

/** Monday 0 to Sunday 6. */
export function weekdayIndex([year, month, day]: PlainDate): number {
  return (new Date(year, month - 1, day).getDay() + 6) % 7
}

export function monthName(month: number): string {
  return monthNames[month - 1] ?? ''
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

/** `14 Dec 2026` */
export function fullDate(date: PlainDate): string {
  return `${shortDate(date)} ${date[0]}`
}

/** `Mon 23 Nov` */
export function shortDayText(date: PlainDate): string {
  return `${weekdayName(date).slice(0, 3)} ${shortDate(date)}`
}

/** `2:14 pm` */
export function timeText(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
