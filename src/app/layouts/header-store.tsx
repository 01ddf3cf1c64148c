import { useQuery } from '@tanstack/react-query'
import type { Geo } from '#contract/geo.ts'
import { locationQueries } from '#features/location/queries.ts'
import { useApp } from '#lib/app.tsx'
import { useDropdown } from '#lib/dropdown.ts'
import { onDemand } from '#lib/on-demand.tsx'
import { paths } from '#lib/paths.ts'
import { StoreIcon } from '#ui/icons.tsx'
import { Anchor } from '#ui/link.tsx'
import { HeaderDropdown } from './header-dropdown.tsx'
import { UtilityButton, UtilityItem } from './header-look.ts'

const StorePanel = onDemand(() => import('#features/store/store-panel.tsx').then((module) => module.StorePanel))
const LocationWidget = onDemand(() =>
  import('#features/location/location-widget.tsx').then((module) => module.LocationWidget),
)

const CookingDemos = onDemand(() =>
  import('#features/navigation/cooking-demos.tsx').then((module) => module.CookingDemos),
)

const Neutral = UtilityButton.withComponent(Anchor)

/** The shopper's store, once it is known; before, and without script, the way to all stores. */
export function HeaderStore() {
  const { data: geo } = useQuery(locationQueries(useApp().api).geo())
  return (
    <UtilityItem>
      {geo?.store ? (
        <ChosenStore store={geo.store} />
      ) : (
        <Neutral to={paths.stores()}>
          <StoreIcon size={16} />
          <span>Find a store</span>
        </Neutral>
      )}
    </UtilityItem>
  )
}

function ChosenStore({ store }: { store: NonNullable<Geo['store']> }) {
  const dropdown = useDropdown()
  return (
    <>
      <UtilityButton
        type="button"
        ref={dropdown.trigger as React.Ref<HTMLButtonElement>} // the trigger of this dropdown is this button
        aria-expanded={dropdown.isOpen}
        onClick={dropdown.isOpen ? dropdown.close : dropdown.open}
      >
        <StoreIcon size={16} />
        <span>
          <span data-wide>Your store: </span>
          <b>{store.name}</b>
        </span>
      </UtilityButton>
      <HeaderDropdown dropdown={dropdown} title="Your Store">
        <StorePanel storeUri={store.storeUri}>
          <CookingDemos storeUri={store.storeUri} />
          <LocationWidget />
        </StorePanel>
      </HeaderDropdown>
    </>
  )
}
