import type { Geo } from '#contract/location/geo.ts'
import { distanceKm } from '#domain/delivery/delivery-schedule.ts'
import type { Brand } from '#themes/brand.ts'
import { choicesOf } from '../accounts/visitors.ts'
import type { Db } from '../database/database.ts'
import { localityOf } from './locality.ts'
import { type LocalityRow, localityById } from './store/localities.ts'
import { type StoreRow, storesOf } from './store/shop-stores.ts'

const nowhere = { _id: '', locationId: '', city: '', state: '', postcode: '', fullAddress: '', newUser: true }

function placeFields(place: LocalityRow) {
  const { _id, suburb, state, postcode, fullAddress } = localityOf(place)
  return { _id, locationId: _id, city: suburb, state, postcode, fullAddress, newUser: false }
}

const nearest = (stores: readonly StoreRow[], place: LocalityRow) =>
  stores.toSorted((a, b) => distanceKm(a, place) - distanceKm(b, place))[0]

const storeFields = ({ id, uri, name, subdivision }: StoreRow) => ({ storeId: id, storeUri: uri, name, subdivision })

/**
 * The chosen location, and the chosen store, else the one of this shop nearest to that location. A visitor who chose
 * nothing has neither, and no warehouse.
 */
export async function geoView(db: Db, brand: Brand, visitorId: string | null): Promise<Geo> {
  const { country } = brand
  const choices = visitorId === null ? undefined : await choicesOf(db, visitorId)
  const [chosen, stores] = await Promise.all([
    choices?.localityId ? localityById(db, country, choices.localityId) : undefined,
    storesOf(db, brand.key),
  ])
  const store = stores.find(({ id }) => id === choices?.storeId) ?? (chosen && nearest(stores, chosen))
  return {
    ...(chosen ? placeFields(chosen) : nowhere),
    country,
    ipCountry: country,
    nearestWarehouseLocationCode: chosen?.warehouse ?? '',
    store: store ? storeFields(store) : null,
  }
}
