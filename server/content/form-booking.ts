import type { FormOutput } from '#domain/content/custom-form.ts'
import { weekdays } from '#domain/location/opening-hours.ts'
import { readIsoDate, weekdayIndex } from '#domain/time/plain-date.ts'
import { invalidField } from '../http/request/errors.ts'
import type { StoreRow } from '../locations/store/shop-stores.ts'
import type { FormRow } from './store/contact.ts'

/** Keys of the seats at one store and time, one per booking; empty for a form without bookings. */
export type Seats = readonly string[]

/** The seats for the store, day and time of a booking; rejects a day on which the store is closed. */
export function visitSeats({ fields, seats, brand }: FormRow, answers: FormOutput, stores: readonly StoreRow[]): Seats {
  const nameOf = (kind: string) => fields.find((field) => field.kind === kind)?.name ?? ''
  const store = stores.find(({ uri }) => uri === answers[nameOf('store')])
  const day = readIsoDate(answers[nameOf('date')] ?? '')
  if (!store || !day || seats === null) return []
  const index = weekdayIndex(day)
  if (!store.openTimes[index]?.isOpen)
    throw invalidField(nameOf('date'), `${store.name} is closed on ${weekdays[index]}s. Choose another day`)
  const slot = `${brand}/${store.uri}/${answers[nameOf('date')]}/${answers.time ?? ''}`
  return Array.from({ length: seats }, (_, seat) => `${slot}/${seat + 1}`)
}

/** Error about the time field when all its seats are booked. */
export const fullyBooked = () => invalidField('time', 'This time is taken. Choose another time or another day')
