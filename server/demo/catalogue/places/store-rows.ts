import type { OpenTimes, stores } from '../../../database/schema/catalogue.ts'
import { uuidOf } from '../random.ts'
import { shops } from '../shops.ts'
import { type StoreDefinition, storeDefinitions } from './stores.ts'

export type StoreRow = typeof stores.$inferInsert

const day = (from: string, to: string) => ({ isOpen: from !== '', openTime: from, closeTime: to })
const closed = day('', '')

/** Seven days, Monday first. */
const plans: Record<StoreDefinition['hours'], OpenTimes> = {
  retail: [
    ...Array.from({ length: 3 }, () => day('09:30', '17:30')),
    day('09:30', '20:00'),
    day('09:30', '17:30'),
    day('09:00', '17:00'),
    day('10:00', '16:00'),
  ],
  'sunday closed': [...Array.from({ length: 5 }, () => day('09:00', '17:30')), day('09:00', '16:00'), closed],
  trade: [...Array.from({ length: 5 }, () => day('06:30', '17:00')), closed, closed],
  shed: [
    closed,
    ...Array.from({ length: 4 }, () => day('08:00', '16:00')),
    day('07:00', '16:00'),
    day('09:00', '15:00'),
  ],
  appointment: [...Array.from({ length: 5 }, () => day('10:00', '16:00')), closed, closed],
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

/** Store numbers are unique in the group, so that a number alone identifies a store. */
const rowOf = (store: StoreDefinition, index: number): StoreRow => {
  const { brand, name, subdivision, address, suburb, state, postcode, phone, blurb, hours, place, virtualTour } = store
  return {
    id: String(101 + index),
    brand,
    uri: slugOf(name),
    name,
    subdivision,
    address,
    suburb,
    state,
    postcode,
    country: shops.find(({ key }) => key === brand)?.country ?? 'AU',
    phone,
    blurb,
    isAppointmentOnly: hours === 'appointment',
    openTimes: plans[hours],
    picture: `store-${brand}-${slugOf(name)}`,
    virtualTourId: virtualTour ? uuidOf(`tour/${name}`).slice(0, 11).replaceAll('-', '') : null,
    latitude: place[0],
    longitude: place[1],
  }
}

export const storeRows: readonly StoreRow[] = storeDefinitions.map(rowOf)
