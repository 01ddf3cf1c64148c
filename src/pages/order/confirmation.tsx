import { styled } from '@mui/material/styles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Confirmation } from '#contract/checkout/checkout.ts'
import { isNotFound } from '#contract/protocol/api-error.ts'
import { orderCharges } from '#domain/checkout/order-details.ts'
import { generalErrorText, missingPageText } from '#domain/errors/http-error-text.ts'
import { toCents } from '#domain/money/money.ts'
import { CartSummary } from '#features/cart/summary/cart-summary.tsx'
import { ConfirmationView } from '#features/checkout/confirmation/confirmation-view.tsx'
import { PaymentReturn } from '#features/checkout/payment-return/payment-return.tsx'
import { checkoutQueries } from '#features/checkout/queries.ts'
import { createSessionStore } from '#features/checkout/session/session.ts'
import { createPressStore } from '#features/checkout/submit/submission.ts'
import { trackOrderOnce } from '#features/tracking/order-tracking.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Waiting } from '#ui/feedback/waiting.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { ThirdPartyFeature } from '../parts/page/third-party-feature.tsx'

// Only guests need it.
const OrderAccount = onDemand(() =>
  import('#features/identity/forms/order-account.tsx').then((module) => module.OrderAccount),
)

const After = styled('div')({ paddingBottom: 64, '@media print': { display: 'none' } })

export const handle = { pageType: 'orderConfirmation', personal: true } satisfies Handle

export function Component() {
  return (
    <Container style={{ minHeight: '60vh' }}>
      <PageMeta title="Order confirmation" noIndex />
      <PaymentReturn provider="paypal">
        <Content />
      </PaymentReturn>
    </Container>
  )
}

function Content() {
  const { api, brand } = useApp()
  const queryClient = useQueryClient()
  const [search] = useSearchParams()
  const { data: order, error, refetch } = useQuery(checkoutQueries(api).confirmation(search.get('id') ?? ''))
  const isPlaced = order !== undefined

  // However this page was reached, the form and the cart behind the order have had their day [S2-4-13].
  useEffect(() => {
    if (!isPlaced) return
    createSessionStore().clear()
    createPressStore().end()
    void queryClient.invalidateQueries({ queryKey: ['cart'] })
  }, [isPlaced, queryClient])

  useEffect(() => {
    if (order) trackOrderOnce(order, brand.country)
  }, [order, brand])

  if (order) {
    const { accountOrderId } = order
    return (
      <>
        <ConfirmationView
          order={order}
          accountPath={accountOrderId ? accountPaths.order(accountOrderId) : null}
          summary={<Summary order={order} />}
          account={order.isGuestOrder && <OrderAccount cartId={order.cartId} email={order.email} />}
        />
        <ThirdPartyFeature
          feature="survey"
          data={{ order: order.orderNumber }}
          frame={(content) => (
            <After>
              <Panel title="How did we do?">{content}</Panel>
            </After>
          )}
        />
      </>
    )
  }
  if (!error) return <Loading />
  return isNotFound(error) ? <NotFound /> : <Failed onRetry={() => void refetch()} />
}

function Summary({ order }: { order: Confirmation }) {
  const { rows, payments, gstCents, isExGst } = orderCharges(order, useApp().brand)
  return (
    <CartSummary
      title="Your order"
      cart={order.cart}
      showLines
      rows={rows}
      totalCents={toCents(order.orderTotal)}
      gstCents={gstCents}
      isExGst={isExGst}
      payments={payments}
    />
  )
}

function NotFound() {
  return (
    <EmptyState
      level={1}
      title="We cannot find this order"
      text={`${missingPageText}. You can see an order only on the device you placed it on.`}
      actions={
        <>
          <ButtonLink to={paths.home()} variant="primary">
            Continue Shopping
          </ButtonLink>
          <ButtonLink to={paths.cart()}>View cart</ButtonLink>
        </>
      }
    />
  )
}

const safeText = 'If you placed it, it is safe, and its confirmation comes by email.'

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      title="Your order could not be shown"
      text={`${generalErrorText}. ${safeText}`}
      actions={
        <Button type="button" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}

function Loading() {
  return (
    <Waiting>
      <Skeleton height={420} />
    </Waiting>
  )
}
