import { useEffect } from 'react'
import { useCart } from '#features/cart/use-cart.ts'
import { InstallHost } from '#features/install/install-host.tsx'
import { showAppBadge } from '#lib/browser/app-badge.ts'
import { isStandalone } from '#lib/browser/standalone.ts'

/** The installed app: the install offer depends on the cart, and the app icon shows the cart count. */
export function InstalledApp() {
  const { count, isKnown } = useCart()
  useEffect(() => {
    if (isKnown && isStandalone()) void showAppBadge(count)
  }, [count, isKnown])
  return <InstallHost hasCart={count > 0} />
}
