import { useCart } from '#features/cart/use-cart.ts'
import { InstallHost } from '#features/install/install-host.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { showAppBadge } from '#lib/browser/app-badge.ts'
import { isStandalone, lacksPullToRefresh } from '#lib/browser/standalone.ts'
import { useWhile } from '#lib/use-while.ts'
import { useBarePage } from './bare-page.ts'

const PullToRefresh = onDemand(() => import('./pull-to-refresh.tsx').then((module) => module.PullToRefresh))

const showBadge = (count: number) => void showAppBadge(count)

/** The installed app: the offer to install it, the cart count on its icon, and pull to refresh where the system has none. */
export function InstalledApp() {
  const { count, isKnown } = useCart()
  useWhile(isKnown && isStandalone() ? count : null, showBadge)
  const isBare = useBarePage()
  return (
    <>
      <InstallHost hasCart={count > 0} />
      {!isBare && lacksPullToRefresh(navigator) && <PullToRefresh />}
    </>
  )
}
