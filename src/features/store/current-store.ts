import type { Geo } from '#contract/location/geo.ts'
import { readEnvironment } from '#lib/environment.ts'
import { storeUriOf } from './rules/store-default.ts'

/** The address of the shopper's store; null for who has none. */
export const ownStoreUri = ({ store }: Pick<Geo, 'store'>): string | null =>
  store && storeUriOf(store, readEnvironment())
