import { readIsoDate, shortDayText } from '#domain/time/plain-date.ts'

/** `Fri 20 Nov 2026` */
export function writtenDate(day: string): string {
  const date = readIsoDate(day)
  return date ? `${shortDayText(date)} ${date[0]}` : day
}
