import { Link as RouterLink, ScrollRestoration, useLocation, useMatches, useOutlet } from 'react-router-dom'
import { ThemeFrame } from '#app/theme/page-theme.tsx'
import { MiniCartHost } from '#features/cart/mini-cart/mini-cart-host.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { LinkProvider } from '#ui/button/link.tsx'
import { CheckoutFrame } from './checkout-frame.ts'
import { OverlayEvents } from './deferred/overlay-events.tsx'
import { StartRequests, StartUp } from './deferred/start-up.tsx'
import { PageFocus } from './page-focus.tsx'
import { PageViews } from './page-views.ts'
import { ShopLayout } from './shop-layout.tsx'
import { StaffFrame } from './staff-frame.ts'
import { WaitingPage } from './waiting-page.tsx'

const handleOf = (handle: unknown) => handle as Handle | undefined // routes set nothing else

/** The frame that the innermost route chooses; an address that begins with /blank has none [S1-1-19]. */
function useFrame() {
  const { pathname } = useLocation()
  const handles = useMatches().map((match) => handleOf(match.handle))
  const isBlank = pathname === '/blank' || pathname.startsWith('/blank/')
  return {
    chrome: isBlank ? 'blank' : (handles.findLast((handle) => handle?.chrome)?.chrome ?? 'shop'),
    theme: handles.findLast((handle) => handle?.theme)?.theme,
    hidesSuggestion: handles.some((handle) => handle?.hideLocalitySuggestionInHeader),
  }
}

// Made once: a navigation renders the frame again, and React leaves out an element that is the same as before.
const startRequests = <StartRequests />
const pageViews = <PageViews />
const miniCart = <MiniCartHost />
const started = (
  <>
    <PageFocus />
    <StartUp />
    <ScrollRestoration />
  </>
)

/**
 * The frame around every page. It renders before the first page loads and is not replaced then, so that typed text and
 * open panels stay.
 */
export function RootLayout() {
  const { chrome, theme, hidesSuggestion } = useFrame()
  const arrived = useOutlet()
  const page = arrived ?? <WaitingPage />
  return (
    <ThemeFrame theme={theme}>
      <LinkProvider component={RouterLink}>
        <OverlayEvents>
          {/* Before frame and page, as their effects run first: the cart waits for the location that is requested here. */}
          {startRequests}
          {/* And the events of the page belong to this page view. */}
          {arrived && pageViews}
          {chrome === 'shop' && <ShopLayout hidesSuggestion={hidesSuggestion}>{page}</ShopLayout>}
          {chrome === 'checkout' && <CheckoutFrame>{page}</CheckoutFrame>}
          {chrome === 'staff' && <StaffFrame>{page}</StaffFrame>}
          {chrome === 'blank' && <main id="main">{page}</main>}
          {arrived && (
            <>
              {(chrome === 'shop' || chrome === 'staff') && miniCart}
              {started}
            </>
          )}
        </OverlayEvents>
      </LinkProvider>
    </ThemeFrame>
  )
}
