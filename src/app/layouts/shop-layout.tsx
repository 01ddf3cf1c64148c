import GlobalStyles from '@mui/material/GlobalStyles'
import { styled, type Theme } from '@mui/material/styles'
import { memo, type ReactNode } from 'react'
import { dockHeight } from '#features/navigation/dock.tsx'
import { whenIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { themed } from '#ui/themed.ts'
import { ShopHeader } from './header/shop-header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PrintLine } from './print-line.tsx'
import { ShopDock } from './shop-dock.tsx'
import { ShopFooter } from './shop-footer.tsx'
import { SkipLink } from './skip-link.tsx'

const SaleFooter = onDemand(
  () => import('#features/promotion/sale-footer.tsx').then((module) => module.SaleFooter),
  null,
  whenIdle,
)

const Frame = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    paddingBottom: `calc(${dockHeight}px + env(safe-area-inset-bottom))`,
    [theme.breakpoints.up('lg')]: { paddingBottom: 0 },
  })),
)

// Toasts and other fixed elements are placed this far above the dock.
const bottomBar = (theme: Theme) => ({
  ':root': {
    '--dock': `${dockHeight}px`,
    '--bottom-bar': 'var(--dock)',
    [theme.breakpoints.up('lg')]: { '--dock': '0px' },
  },
})

const Main = styled('main')({ flex: 1, minWidth: 0 })

// Made once: a navigation renders the frame again, and React leaves out an element that is the same as before.
const above = (
  <>
    <GlobalStyles styles={bottomBar} />
    <SkipLink href="#main">Skip to content</SkipLink>
    <NavigationProgress />
    <PrintLine />
  </>
)
const Header = memo(ShopHeader)
const below = (
  <>
    <SaleFooter />
    <ShopFooter />
    <ShopDock />
  </>
)

type Props = { hidesSuggestion?: boolean; children: ReactNode }

/** The shop's frame: header, page, footer, and the dock on narrow screens. */
export function ShopLayout({ hidesSuggestion = false, children }: Props) {
  return (
    <Frame>
      {above}
      <Header hidesSuggestion={hidesSuggestion} />
      <div id="under-header" />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {below}
    </Frame>
  )
}
