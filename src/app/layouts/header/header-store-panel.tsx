import type { Geo } from '#contract/location/geo.ts'
import { LocationWidget } from '#features/location/location-widget.tsx'
import { CookingDemos } from '#features/navigation/cooking-demos.tsx'
import { ownStoreUri } from '#features/store/current-store.ts'
import { StorePanel } from '#features/store/store-panel.tsx'

/** The panel of the header's store: the store, its cooking demos and the delivery location. */
export function HeaderStorePanel({ store }: { store: Geo['store'] }) {
  const storeUri = ownStoreUri({ store })
  return (
    <StorePanel storeUri={storeUri}>
      {storeUri && <CookingDemos storeUri={storeUri} />}
      <LocationWidget />
    </StorePanel>
  )
}
