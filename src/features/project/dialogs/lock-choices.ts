import { expiryProblem } from '#domain/project/price/project-price.ts'
import { addDays, isoDate } from '#domain/time/date-math.ts'
import { dayText as longDayText, type PlainDate, readIsoDate } from '#domain/time/plain-date.ts'

/** How long prices may be locked: days from today, until a chosen day, or until they are unlocked. */
export const lockDays = [7, 14, 30] as const
export type LockChoice = `${(typeof lockDays)[number]}` | 'date' | 'none'

/** `Fri 4 Dec 2026` */
export const untilText = (day: PlainDate) => `${longDayText(day).slice(0, 3)} ${day[2]} ${monthOf(day)} ${day[0]}`
const monthOf = (day: PlainDate) => longDayText(day).split(' ').at(-1)?.slice(0, 3) ?? ''

export const dayOfChoice = (days: number, today: PlainDate) => addDays(today, days)

/** The choice for the current lock; without one, 14 days. */
export function choiceOf(lock: { expiryDate: string | null } | null): { choice: LockChoice; day: string } {
  if (!lock) return { choice: '14', day: '' }
  return lock.expiryDate ? { choice: 'date', day: lock.expiryDate } : { choice: 'none', day: '' }
}

export type Expiry = { isOk: true; expiryDate: string | null } | { isOk: false; problem: string }

/** The optional `expiryDate` for a choice; past days are rejected [S3-5-16]. */
export function expiryOf({ choice, day }: { choice: LockChoice; day: string }, today: PlainDate): Expiry {
  if (choice === 'none') return { isOk: true, expiryDate: null }
  if (choice !== 'date') return { isOk: true, expiryDate: isoDate(dayOfChoice(Number(choice), today)) }
  if (!readIsoDate(day)) return { isOk: false, problem: 'Choose a day' }
  const problem = expiryProblem(day, today)
  return problem ? { isOk: false, problem } : { isOk: true, expiryDate: day }
}
