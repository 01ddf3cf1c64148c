import type { OpenTimes, stores } from '../../../database/schema/catalogue.ts'
import type { DemoStore } from '../demo-brand.ts'
import { uuidOf } from '../random.ts'
import { type Shop, shops } from '../shops.ts'

export type StoreRow = typeof stores.$inferInsert

const day = (from: string, to: string) => ({ isOpen: from !== '', openTime: from, closeTime: to })
const closed = day('', '')

/** Seven days, Monday first. */
const plans: Record<DemoStore['hours'], OpenTimes> = {
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

/** The key of its image. */
export const storePicture = ({ key }: Shop, { name }: DemoStore) => `store-${key}-${slugOf(name)}`

const rowOf = (store: DemoStore, shop: Shop): Omit<StoreRow, 'id'> => {
  const { name, subdivision, address, suburb, state, postcode, phone, blurb, hours, place, virtualTour } = store
  return {
    brand: shop.key,
    uri: slugOf(name),
    name,
    subdivision,
    address,
    suburb,
    state,
    postcode,
    country: shop.country,
    phone,
    blurb,
    isAppointmentOnly: hours === 'appointment',
    openTimes: plans[hours],
    picture: storePicture(shop, store),
    virtualTourId: virtualTour ? uuidOf(`tour/${name}`).slice(0, 11).replaceAll('-', '') : null,
    latitude: place[0],
    longitude: place[1],
  }
}

/** Store numbers are unique in the group, so that a number alone identifies a store. */
export const storeRows: readonly StoreRow[] = shops
  .flatMap((shop) => shop.stores.map((store) => rowOf(store, shop)))
  .map((row, index) => ({ id: String(101 + index), ...row }))
