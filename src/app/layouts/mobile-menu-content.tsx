import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { GetTheApp } from '#features/install/get-the-app.tsx'
import { LocationWidget } from '#features/location/location-widget.tsx'
import { locationQueries } from '#features/location/queries.ts'
import { CookingDemos } from '#features/navigation/cooking-demos.tsx'
import { headWords } from '#features/navigation/links.ts'
import { MenuDrawer } from '#features/navigation/menu-drawer.tsx'
import { SaleTag } from '#features/promotion/sale-tag.tsx'
import { useApp } from '#lib/app.tsx'
import { useChatBlocker } from '#lib/chat-blockers.ts'
import { paths } from '#lib/paths.ts'
import { StoreIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { themed } from '#ui/themed.ts'
import { AccountRow } from './account-row.tsx'
import { Logo } from './logo.tsx'
import { useNavbar } from './navbar.ts'
import { useSupportNumber } from './support-number.ts'

const StoreRow = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    lineHeight: 1.25,
    fontSize: '0.875rem',
    '& > span': { flex: 1 },
    '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

/** The drawer with everything that changes from shopper to shopper; a chunk of its own. */
export function MobileMenuContent({ onClose }: { onClose: () => void }) {
  const { api } = useApp()
  const { topNav, mainNav } = useNavbar()
  const { data: geo } = useQuery(locationQueries(api).geo())
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
      saleMark={<SaleTag slot="navIconMobile" look="mark" />}
      places={
        <>
          <StoreRow>
            <StoreIcon size={18} />
            <span>
              <small>Your store</small>
              <strong>{geo?.store?.name ?? 'Not chosen yet'}</strong>
            </span>
            <Link to={paths.stores()} onClick={onClose}>
              Change Store
            </Link>
          </StoreRow>
          {geo?.store && <CookingDemos storeUri={geo.store.storeUri} onFollow={onClose} />}
          <LocationWidget />
          <GetTheApp onPress={onClose} />
        </>
      }
    />
  )
}
