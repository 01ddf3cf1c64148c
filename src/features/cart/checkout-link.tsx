import { type MouseEvent, useState } from 'react'
import { useApp } from '#lib/app.tsx'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { LockIcon } from '#ui/icon/icons.tsx'
import { changesEnded, isChanging } from './queries.ts'

/**
 * Links to the payment page, which is a separate document without the scripts of the shop. Changes on their way are waited
 * for: that page would show the cart without them.
 */
export function CheckoutLink({ wide }: { wide?: boolean }) {
  const app = useApp()
  const [isWaiting, setIsWaiting] = useState(false)

  async function waitAndFollow(to: string) {
    setIsWaiting(true)
    const haveAllSucceeded = await changesEnded(app)
    setIsWaiting(false)
    if (haveAllSucceeded) location.assign(to)
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event) || !isChanging(app)) return
    event.preventDefault()
    if (!isWaiting) void waitAndFollow(event.currentTarget.href)
  }

  return (
    <ButtonLink
      to={paths.checkout()}
      reloadDocument
      onClick={follow}
      aria-busy={isWaiting || undefined}
      data-held={isWaiting ? '' : undefined}
      variant="primary"
      size="large"
      wide={wide}
      icon={<LockIcon size={18} />}
    >
      Checkout
    </ButtonLink>
  )
}
