import { useEffect } from 'react'
import type { CheckoutView } from '#contract/checkout/checkout.ts'
import { EmptyCart } from '#features/cart/page/empty-cart.tsx'
import { endedSignIn } from '#lib/account/ended-sign-in.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SeenLately } from './seen-lately.tsx'

/** The checkout while there is nothing to order. */
export function EmptyCheckout({ view: { accountId, cart } }: { view: CheckoutView }) {
  // A bearer outlives its session by minutes: the cart is that of a guest.
  if (accountId && !cart.accountId) return <SignedOut />
  return (
    <EmptyCart>
      <SeenLately />
    </EmptyCart>
  )
}

function SignedOut() {
  const { loginRoute } = environmentFor(useApp().brand)
  useEffect(() => endedSignIn.forget(), [])
  return (
    <ErrorState
      level={1}
      title="You have been signed out"
      text="Nothing was ordered. Sign in to continue with your order."
      actions={
        loginRoute !== null && (
          <ButtonLink to={paths.login(paths.checkout())} variant="primary">
            Sign in
          </ButtonLink>
        )
      }
    />
  )
}
