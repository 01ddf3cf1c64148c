import type { Geo } from '#contract/location/geo.ts'
import { useGeo } from '#features/location/use-geo.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { useDropdown } from '#lib/browser/dropdown.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { StoreIcon } from '#ui/icon/icons.tsx'
import { UtilityButton, UtilityItem } from './header.styles.ts'
import { HeaderDropdown } from './header-dropdown.tsx'

const StorePanel = onDemand(() => import('./header-store-panel.tsx').then((module) => module.HeaderStorePanel))

const Neutral = UtilityButton.withComponent(Anchor)

/**
 * The shopper's store and its panel once the location is loaded; until then, and without scripts, a link to all stores.
 */
export function HeaderStore() {
  const geo = useGeo()
  return (
    <UtilityItem>
      {geo ? (
        <StoreDropdown store={geo.store} />
      ) : (
        <Neutral to={paths.stores()}>
          <Label store={null} />
        </Neutral>
      )}
    </UtilityItem>
  )
}

type Props = { store: Geo['store'] }

function Label({ store }: Props) {
  const { wording } = useApp().brand
  return (
    <>
      <StoreIcon size={16} />
      <span>
        {store && <span data-wide>Your store: </span>}
        {store ? <b>{store.name}</b> : wording.findStores}
      </span>
    </>
  )
}

function StoreDropdown({ store }: Props) {
  const dropdown = useDropdown()
  return (
    <>
      <UtilityButton
        type="button"
        ref={dropdown.trigger as React.Ref<HTMLButtonElement>} // the trigger of this dropdown is this button
        aria-expanded={dropdown.isOpen}
        onClick={dropdown.isOpen ? dropdown.close : dropdown.open}
      >
        <Label store={store} />
      </UtilityButton>
      <HeaderDropdown dropdown={dropdown} title="Your Store">
        <StorePanel store={store} />
      </HeaderDropdown>
    </>
  )
}
