import type { Answers } from '#domain/custom-form.ts'
import { weekdays } from '#domain/opening-hours.ts'
import { readIsoDate, weekdayIndex } from '#domain/plain-date.ts'
import type { FormRow } from '../stores/contact.ts'
import type { StoreRow } from '../stores/shop-stores.ts'
import { refuseField } from './call-refusal.ts'

/** The places at one store at one time that a form may fill; none where it books no visit. */
export type Seats = readonly string[]

/** Finds store, day and time of a booking; refuses a day on which the store is closed. */
export function visitSeats({ fields, seats, brand }: FormRow, answers: Answers, stores: readonly StoreRow[]): Seats {
  const nameOf = (kind: string) => fields.find((field) => field.kind === kind)?.name ?? ''
  const store = stores.find(({ uri }) => uri === answers[nameOf('store')])
  const day = readIsoDate(answers[nameOf('date')] ?? '')
  if (!store || !day || seats === null) return []
  const index = weekdayIndex(day)
  if (!store.openTimes[index]?.isOpen)
    throw refuseField(nameOf('date'), `${store.name} is closed on ${weekdays[index]}s. Choose another day`)
  const at = `${brand}/${store.uri}/${answers[nameOf('date')]}/${answers.time ?? ''}`
  return Array.from({ length: seats }, (_, seat) => `${at}/${seat + 1}`)
}

/** Names the field that can be changed when all seats of a time are taken. */
export const fullyBooked = () => refuseField('time', 'This time is taken. Choose another time or another day')
