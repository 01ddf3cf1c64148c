import { styled } from '@mui/material/styles'
import { Logo } from '#app/layouts/logo.tsx'
import { useNavbar } from '#app/layouts/navbar.ts'
import { useSupportNumber } from '#app/layouts/support-number.ts'
import { GetTheApp } from '#features/install/get-the-app.tsx'
import { LocationWidget } from '#features/location/location-widget.tsx'
import { useGeo } from '#features/location/use-geo.ts'
import { CookingDemos } from '#features/navigation/cooking-demos.tsx'
import { headWords } from '#features/navigation/links.ts'
import { MenuDrawer } from '#features/navigation/menu-drawer.tsx'
import { SaleTag } from '#features/promotion/sale-tag.tsx'
import { ownStoreUri } from '#features/store/current-store.ts'
import { StorePanel } from '#features/store/store-panel.tsx'
import { paths } from '#lib/page/paths.ts'
import { useChatBlocker } from '#lib/tracking/chat-blockers.ts'
import { themed } from '#ui/themed.ts'
import { AccountRow } from './account-row.tsx'

const StoreBlock = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    paddingBlock: 12,
    '& > h2': { font: 'inherit', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

/** The content of the drawer, which depends on the shopper; in its own chunk. */
export function MobileMenuContent({ onClose }: { onClose: () => void }) {
  const { topNav, mainNav } = useNavbar()
  const geo = useGeo()
  const storeUri = geo ? ownStoreUri(geo) : null
  const phone = useSupportNumber()
  useChatBlocker('mobileNav')
  return (
    <MenuDrawer
      open
      onClose={onClose}
      categories={mainNav.categories}
      more={headWords(topNav).filter(({ to }) => to !== paths.catalogue())}
      logo={<Logo />}
      account={<AccountRow onPress={onClose} />}
      phone={phone}
      saleMark={<SaleTag slot="navIconMobile" variant="mark" />}
      places={
        <>
          {geo && (
            <StoreBlock>
              <h2>Your store</h2>
              <StorePanel storeUri={storeUri} compact onFollow={onClose}>
                {storeUri && <CookingDemos storeUri={storeUri} onFollow={onClose} />}
              </StorePanel>
            </StoreBlock>
          )}
          <LocationWidget />
          <GetTheApp onPress={onClose} />
        </>
      }
    />
  )
}
