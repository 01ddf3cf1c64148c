import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import { shownLines } from '#domain/cart/cart.ts'
import { deliveryText } from '#domain/delivery/delivery-text.ts'
import { CartView, prepareEmptyCart, UnfilledCart } from '#features/cart/page/cart-view.tsx'
import { lineDelivery } from '#features/cart/page/line-delivery.ts'
import { useCart } from '#features/cart/use-cart.ts'
import { LocationWidget } from '#features/location/location-widget.tsx'
import { useGeo } from '#features/location/use-geo.ts'
import { SaleStrip } from '#features/promotion/sale-strip.tsx'
import { appContext, useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import { Container } from '#ui/layout/container.tsx'
import { DeliveryLine, DeliveryLineSpace } from '#ui/product/delivery-line.tsx'

const GoesWithCart = onDemand(() => import('../parts/product/cart-help.tsx').then((module) => module.GoesWithCart))
const ShopPromises = onDemand(() => import('../parts/product/cart-help.tsx').then((module) => module.ShopPromises))
const SeenLately = onDemand(() => import('../parts/product/seen-lately.tsx').then((module) => module.SeenLately))

// The cart page has its own location field.
export const handle = {
  pageType: 'shoppingCart',
  hideLocalitySuggestionInHeader: true,
  // The page has its own bar at the bottom on phones.
  hideDefaultMinimizedComparePanelOnMobile: true,
  prepare: prepareEmptyCart,
} satisfies Handle

export async function loader({ context }: LoaderFunctionArgs) {
  await prepareEmptyCart(context.get(appContext))
  return null
}

// Keeps the footer below the first screen, so that late content does not move visible content.
const Page = styled(Container)({ minHeight: '100vh', paddingBottom: 64 })
const Sign = styled('div')({ '&:not(:empty)': { marginBottom: 16 } })

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
      <Content />
    </Page>
  )
}

function Content() {
  const { cart, isEmpty, isKnown, isFailed, reload } = useCart()
  if (!isEmpty) return <Filled cart={cart} />
  if (isFailed) return <Failed onRetry={reload} />
  return (
    <UnfilledCart isKnown={isKnown}>
      <SeenLately />
    </UnfilledCart>
  )
}

/** Adds the delivery date of each line for the shopper's location. */
function Filled({ cart }: { cart: Cart }) {
  const { api, brand } = useApp()
  const geo = useGeo()
  const skus = shownLines(cart).products.map(({ sku }) => sku)
  const { data: estimates } = useQuery({
    ...lineDelivery(api, skus, geo?.locationId),
    enabled: geo !== undefined && geo.postcode !== '' && skus.length > 0,
    placeholderData: keepPreviousData,
  })
  const delivery = (line: CartProduct) => {
    const estimate = estimates?.find(({ sku }) => sku === line.sku)
    const text = estimate && deliveryText(estimate, brand.country)
    return text ? <DeliveryLine text={text} /> : <DeliveryLineSpace />
  }
  return (
    <>
      <Sign>
        <SaleStrip slot="checkoutBanner" variant="calm" counts />
      </Sign>
      <CartView cart={cart} place={<LocationWidget />} delivery={delivery} promises={<ShopPromises />} />
      <GoesWithCart cart={cart} />
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { wording } = useApp().brand
  return (
    <ErrorState
      level={1}
      title={`Your ${wording.cartName.toLowerCase()} could not be loaded`}
      text="Nothing is lost. We keep trying, or try again now."
      actions={
        <Button type="button" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}
