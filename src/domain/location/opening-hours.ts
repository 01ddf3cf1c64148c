import { type PlainDate, readIsoDate, weekdayIndex } from '#domain/time/plain-date.ts'

/** In the order of a store's opening times: Monday 0 to Sunday 6. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof weekdays)[number]

type OpenTime = {
  readonly isOpen: boolean
  readonly openTime?: string | null | undefined
  readonly closeTime?: string | null | undefined
}

type OtherDay = OpenTime & { readonly day: string }
type Hours = {
  readonly isAppointmentOnly: boolean
  readonly openTimes: readonly OpenTime[]
  readonly otherHours?: readonly OtherDay[] | undefined
}

export const appointmentText = 'By appointment only'

/** `17:30` as `5:30 pm`; a time written in another way stays as it is. */
function clockText(time: string): string {
  const match = /^(\d{1,2}):(\d{2})/.exec(time)
  const [, hourText, minutes] = match ?? []
  if (!hourText || !minutes) return time
  const hour = Number(hourText)
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'am' : 'pm'}`
}

/** What the door says on one day. */
export function openingText({ isOpen, openTime, closeTime }: OpenTime): string {
  if (!isOpen) return 'Closed'
  if (!closeTime) return 'Open'
  return openTime ? `${clockText(openTime)} – ${clockText(closeTime)}` : `Open until ${clockText(closeTime)}`
}

/** Seven rows, Monday first; a store by appointment has none. */
export function openingRows({ isAppointmentOnly, openTimes }: Hours): readonly { day: Weekday; text: string }[] {
  if (isAppointmentOnly) return []
  return weekdays.map((day, index) => ({ day, text: openingText(openTimes[index] ?? { isOpen: false }) }))
}

/** Today's hours in one line; a holiday has its own. */
export function todayText(hours: Hours, today: PlainDate): string {
  if (hours.isAppointmentOnly) return appointmentText
  const other = hours.otherHours?.find(({ day }) => readIsoDate(day)?.join() === today.join())
  return openingText(other ?? hours.openTimes[weekdayIndex(today)] ?? { isOpen: false })
}
