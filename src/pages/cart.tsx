import { styled } from '@mui/material/styles'
import { CartView, EmptyCart } from '#features/cart/cart-view.tsx'
import { useCart } from '#features/cart/use-cart.ts'
import { LocationWidget } from '#features/location/location-widget.tsx'
import { SaleStrip } from '#features/promotion/sale-strip.tsx'
import { useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page-meta.tsx'
import { paths } from '#lib/paths.ts'
import type { Handle } from '#lib/route-handle.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button } from '#ui/button.tsx'
import { Container } from '#ui/container.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, useDelayed } from '#ui/skeleton.tsx'

// The cart asks for the place itself.
export const handle = {
  pageType: 'shoppingCart',
  personal: true,
  hideLocalitySuggestionInHeader: true,
} satisfies Handle

const Page = styled(Container)({ minHeight: '60vh', paddingBottom: 64 })
const Sign = styled('div')({ '&:not(:empty)': { marginBottom: 16 } })
const Waiting = styled('div')({ display: 'grid', gap: 16 })

export function Component() {
  const { wording } = useApp().brand
  return (
    <Page>
      <PageMeta title={wording.cartName} noIndex />
      <Breadcrumbs
        crumbs={[
          { name: 'Home', to: paths.home() },
          { name: wording.cartName, to: paths.cart() },
        ]}
      />
      <Sign>
        <SaleStrip slot="checkoutBanner" look="box" counts />
      </Sign>
      <Content />
    </Page>
  )
}

function Content() {
  const { cart, isEmpty, isKnown, isFailed, reload } = useCart()
  if (isKnown || !isEmpty) return isEmpty ? <EmptyCart /> : <CartView cart={cart} place={<LocationWidget />} />
  return isFailed ? <Failed onRetry={reload} /> : <Loading />
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      title="Your cart could not be loaded"
      text="Nothing is lost. It comes as soon as the shop answers."
      actions={
        <Button type="button" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}

function Loading() {
  const isDue = useDelayed()
  return (
    <Waiting aria-busy>
      {isDue && (
        <>
          <Skeleton width="40%" height={40} />
          <Skeleton height={160} />
          <Skeleton height={160} />
        </>
      )}
    </Waiting>
  )
}
