import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'

/** The day `offset` days after `today`, both as yyyy-mm-dd. */
export const dayFrom = (today: string, offset: number) => lightFormat(addDays(parseISO(today), offset), 'yyyy-MM-dd')

export const daysBetween = (from: string, to: string) => differenceInCalendarDays(parseISO(to), parseISO(from))

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
