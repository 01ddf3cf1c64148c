import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { CheckoutView } from '#contract/checkout/checkout.ts'
import { isEmptyCart } from '#domain/cart/cart.ts'
import { checkoutLoadText, failureOf, isSignedOut } from '#domain/checkout/checkout-error.ts'
import { settingFlag, settingList, supportNumber } from '#domain/settings/settings.ts'
import { cartQueries, setCartEmail } from '#features/cart/queries.ts'
import { CartSummary } from '#features/cart/summary/cart-summary.tsx'
import { CouponField } from '#features/cart/summary/coupon-field.tsx'
import { CheckoutForm } from '#features/checkout/checkout-form.tsx'
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx'
import { useReturnNotice } from '#features/checkout/payment-return/return-notice.ts'
import { checkoutQueries } from '#features/checkout/queries.ts'
import { locationQueries } from '#features/location/queries.ts'
import { CheckoutUrgency } from '#features/promotion/checkout-urgency.tsx'
import { SaleStrip } from '#features/promotion/sale-strip.tsx'
import { SaleTag } from '#features/promotion/sale-tag.tsx'
import { settingsQueries } from '#features/settings/queries.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/button/link.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'

const EmptyCheckout = onDemand(() =>
  import('../parts/product/empty-checkout.tsx').then((module) => module.EmptyCheckout),
)
const OrderNotes = onDemand(() => import('../parts/product/order-notes.tsx').then((module) => module.OrderNotes))
const OrderTerms = onDemand(() => import('../parts/page/order-terms.tsx').then((module) => module.OrderTerms))

export const handle = {
  pageType: 'checkout',
  chrome: 'checkout',
  modules: () => ['src/app/layouts/checkout-layout.tsx'],
} satisfies Handle

// A screen high: what comes below never moves while the order is loading.
const Page = styled(Container)({ minHeight: '100vh', paddingBottom: 64 })
const Title = styled('div')({ marginBottom: 16 })
// Side by side where they fit; on a phone one line about the sale is enough.
const Signs = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    margin: '12px 0 16px',
    '&:empty': { display: 'none' },
    [theme.breakpoints.down('lg')]: { '& > :has(+ *)': { display: 'none' } },
    [theme.breakpoints.up('lg')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  })),
)

const crumbs = [
  { name: 'Home', to: paths.home() },
  { name: 'Checkout', to: paths.checkout() },
]

export function Component() {
  return (
    <Page>
      <Content />
    </Page>
  )
}

function PageTop({ hasErrors }: { hasErrors?: boolean | undefined }) {
  return (
    <>
      <PageMeta title={hasErrors ? 'Error: Checkout' : 'Checkout'} noIndex />
      <Breadcrumbs crumbs={crumbs} />
    </>
  )
}

function PageTitle({ hasErrors }: { hasErrors?: boolean | undefined }) {
  return (
    <Title>
      <PageTop hasErrors={hasErrors} />
      <Heading level={1}>Checkout</Heading>
    </Title>
  )
}

/** The shop's settings for this page, once loaded. */
function useCheckoutSettings() {
  const { api, brand } = useApp()
  const { data, isPending } = useQuery(settingsQueries(api).list())
  const settings = data?.items ?? []
  return {
    isPending,
    supportNumber: supportNumber(settings, [brand.supportNumber]),
    proformaBrands: settingList(settings, 'proformaShippingBrands'),
    showCalendar: settingFlag(settings, 'CheckoutShowCalendarOnLoad', false),
    items: settings,
  }
}

/** The location of the header; null if it is unknown. */
function useChosenLocation() {
  const { data: geo, isPending } = useQuery(locationQueries(useApp().api).geo())
  const chosen = geo?.postcode ? { suburb: geo.city, state: geo.state, postcode: geo.postcode } : null
  return { isPending, chosen }
}

/** The order; its cart at the prices of the shop's own delivery while it is assigned to it [S2-7-13]. */
function useOrderView() {
  const { api } = useApp()
  const [isAssigned, setAssigned] = useState(false)
  const { data, dataUpdatedAt, error, refetch } = useQuery(checkoutQueries(api).view())
  const { data: cart } = useQuery({ ...cartQueries(api).assigned(dataUpdatedAt), enabled: isAssigned })
  // After a sign-out the cart is another one.
  const isSame = isAssigned && cart !== undefined && cart.cartId === data?.cart.cartId
  const view = data && isSame ? { ...data, cart } : data
  return { view, error, refetch, onAssign: setAssigned }
}

function Content() {
  const { queryClient } = useApp()
  const settings = useCheckoutSettings()
  const { view, error, refetch, onAssign } = useOrderView()
  const forgetCart = useCallback(() => queryClient.removeQueries({ queryKey: ['cart'] }), [queryClient])
  const { notice, isKnown } = useReturnNotice(settings.supportNumber, forgetCart)
  const location = useChosenLocation()
  const wasFilled = useRef(false)
  if (error && !view) return <LoadFailed error={error} onRetry={() => void refetch()} />
  // The server renders this placeholder too, as it does not know the visitor's order.
  if (!view || !isKnown || settings.isPending || location.isPending) return <CheckoutSkeleton title={<PageHead />} />
  if (isEmptyCart(view.cart)) return <NothingToOrder view={view} notice={notice} takesFocus={wasFilled.current} />
  wasFilled.current = true
  return (
    <Order
      view={view}
      isSignedOut={isSignedOut(failureOf(error))}
      location={location.chosen}
      settings={settings}
      notice={notice}
      onAssign={onAssign}
      onOrdered={forgetCart}
    />
  )
}

type OrderProps = {
  view: CheckoutView
  isSignedOut: boolean
  location: ReturnType<typeof useChosenLocation>['chosen']
  settings: ReturnType<typeof useCheckoutSettings>
  notice: string | null
  onAssign: (isAssigned: boolean) => void
  onOrdered: () => void
}

function Order({ view, isSignedOut: hasEnded, location, settings, notice, onAssign, onOrdered }: OrderProps) {
  const app = useApp()
  const { api, queryClient } = app
  const { mutate: saveEmail } = useMutation(setCartEmail(app))
  const { cartId } = view.cart
  const saveWithCart = useCallback((email: string) => saveEmail({ email, cartId }), [saveEmail, cartId])
  const query = checkoutQueries(api).view()
  const reloadView = () => queryClient.fetchQuery(query)
  const report = (cause: unknown) => reportFailure('checkout', cause)

  return (
    <CheckoutForm
      view={view}
      isSignedOut={hasEnded}
      location={location}
      supportNumber={settings.supportNumber}
      proformaBrands={settings.proformaBrands}
      showCalendar={settings.showCalendar}
      settings={settings.items}
      notice={notice}
      reloadView={reloadView}
      onEmail={saveWithCart}
      onAssign={onAssign}
      onOrdered={onOrdered}
      title={(hasErrors) => <PageHead hasErrors={hasErrors} />}
      terms={<OrderTerms />}
      summary={({ rows, totalCents, gstCents, payments }) => (
        <>
          <OrderNotes cart={view.cart} />
          <CartSummary
            title="Your order"
            action={
              <>
                <SaleTag slot="checkoutBalloon" variant="calm" /> <Link to={paths.cart()}>Edit cart</Link>
              </>
            }
            cart={view.cart}
            showLines
            folds
            rows={rows}
            totalCents={totalCents}
            gstCents={gstCents}
            payments={payments}
            coupon={<CouponField cart={view.cart} onChange={() => void reloadView().catch(report)} />}
          />
        </>
      )}
    />
  )
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <PageTitle />
      <ErrorState
        title={checkoutLoadText(failureOf(error))}
        actions={
          <Button type="button" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </>
  )
}

type EmptyProps = {
  view: CheckoutView
  /** Explains an order whose outcome could not be loaded. */
  notice: string | null
  /** Another tab emptied the cart: the form that had the focus is gone. */
  takesFocus: boolean
}

function NothingToOrder({ view, notice, takesFocus }: EmptyProps) {
  return (
    <div {...(takesFocus && { ref: focusOn, tabIndex: -1 })}>
      <PageTop />
      {notice && <Message tone="error">{notice}</Message>}
      <EmptyCheckout view={view} />
    </div>
  )
}

/** The title, and what is said about the sale. */
function PageHead({ hasErrors }: { hasErrors?: boolean }) {
  return (
    <>
      <PageTitle hasErrors={hasErrors} />
      <Signs>
        <SaleStrip slot="checkoutBanner" variant="calm" counts />
        <CheckoutUrgency />
      </Signs>
    </>
  )
}
