import { addDays as addDaysTo } from 'date-fns/addDays'
import { addYears } from 'date-fns/addYears'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { formatISO } from 'date-fns/formatISO'
import { localDate, type PlainDate } from './plain-date.ts'

// date-fns uses local time. Noon exists on every day, also when daylight saving changes at midnight.
const toNoon = ([year, month, day]: PlainDate) => new Date(year, month - 1, day, 12)

export const isSameDate = (a: PlainDate, b: PlainDate): boolean => a.every((part, index) => part === b[index])

/** Days from `b` to `a`: below 0 when `a` is earlier, 0 on the same day. */
export const compareDates = (a: PlainDate, b: PlainDate): number => differenceInCalendarDays(toNoon(a), toNoon(b))

export const addDays = (date: PlainDate, days: number): PlainDate => localDate(addDaysTo(toNoon(date), days))

/** The same day next year; 29 February becomes 28 February. */
export const addYear = (date: PlainDate): PlainDate => localDate(addYears(toNoon(date), 1))

/** `2025-03-05` */
export const isoDate = (date: PlainDate): string => formatISO(toNoon(date), { representation: 'date' })

/** `31/03/2025` */
export const slashDate = (date: PlainDate): string => isoDate(date).split('-').reverse().join('/')
