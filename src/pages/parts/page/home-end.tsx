import { useQuery } from '@tanstack/react-query'
import { locationQueries } from '#features/location/queries.ts'
import { HomeOffers } from '#features/promotion/home-offers.tsx'
import { ownStoreUri } from '#features/store/current-store.ts'
import { YourStore } from '#features/store/your-store.tsx'
import { useApp } from '#lib/app.tsx'

/** The visitor-specific end of the home page: the current offers and the shopper's store. */
export function HomeEnd() {
  const { data: geo, isError } = useQuery(locationQueries(useApp().api).geo())
  // Without a location there is no store to show, only the link to all stores.
  const storeUri = geo ? ownStoreUri(geo) : isError ? null : undefined
  return (
    <>
      <HomeOffers />
      <YourStore storeUri={storeUri} />
    </>
  )
}
