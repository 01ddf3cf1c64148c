import { useCart } from '#features/cart/use-cart.ts'
import { InstallHost } from '#features/install/install-host.tsx'
import { showAppBadge } from '#lib/browser/app-badge.ts'
import { isStandalone } from '#lib/browser/standalone.ts'
import { useWhile } from '#lib/use-while.ts'

const showBadge = (count: number) => void showAppBadge(count)

/** The installed app: the install offer depends on the cart, and the app icon shows the cart count. */
export function InstalledApp() {
  const { count, isKnown } = useCart()
  useWhile(isKnown && isStandalone() ? count : null, showBadge)
  return <InstallHost hasCart={count > 0} />
}
