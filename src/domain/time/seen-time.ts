import { dayText, localDate, timeText } from './plain-date.ts'

const dayStart = (time: number) => new Date(time).setHours(0, 0, 0, 0)
const dayMs = 24 * 60 * 60_000

/** `2:14 pm` */
function clockText(time: number): string {
  const date = new Date(time)
  return timeText(date.getHours(), date.getMinutes())
}

/** `today, 2:14 pm`, `yesterday, 9:05 am`, `Monday 16 November, 2:14 pm`, as the clock of this device says. */
export function seenText(time: number, now: number): string {
  // A midnight is 23 or 25 hours from the last one twice a year.
  const days = Math.round((dayStart(now) - dayStart(time)) / dayMs)
  const name = days <= 0 ? 'today' : days === 1 ? 'yesterday' : dayText(localDate(new Date(time)))
  return `${name}, ${clockText(time)}`
}

/** From this age on prices are shown with the time they are from. */
export const staleMs = 3 * 60_000

/** The moment from which what is shown is known to be right: its oldest part. Null where it is new enough. */
export function asOf(times: readonly number[], now: number): number | null {
  const oldest = Math.min(...times.filter((time) => time > 0))
  return Number.isFinite(oldest) && now - oldest >= staleMs ? oldest : null
}
