import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Invoice } from '#contract/account/account.ts'
import type { OrderState } from '#contract/fields/order-states.ts'
import { isNotFound } from '#contract/protocol/api-error.ts'
import { orderCharges, orderDetails } from '#domain/checkout/order-details.ts'
import { orderWay, stateText } from '#domain/orders/order-progress.ts'
import { areReturnsClosed, reasonTexts, returnStateTexts, returnTexts } from '#domain/orders/order-return.ts'
import { settingFlag } from '#domain/settings/settings.ts'
import { dayText, shortDayText } from '#domain/time/plain-date.ts'
import { shopDate, shopMomentText } from '#domain/time/shop-day.ts'
import { OrderActions } from '#features/account/order-list.tsx'
import { accountQueries } from '#features/account/queries.ts'
import { SummaryLines } from '#features/cart/summary/summary-lines.tsx'
import { writeReviewHash } from '#features/reviews/queries.ts'
import { useSettings } from '#features/settings/use-settings.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { paths } from '#lib/page/paths.ts'
import { useProvider } from '#pages/parts/page/third-party-feature.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Link } from '#ui/button/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { DownloadIcon, TruckIcon } from '#ui/icon/icons.tsx'
import { BoxIcon } from '#ui/icon/service-icons.tsx'
import { CalendarIcon } from '#ui/icon/task-icons.tsx'
import { DetailSections } from '#ui/layout/detail-sections.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { StepList } from '#ui/layout/step-list.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { Totals } from '#ui/price/totals.tsx'
import { roomyTarget } from '#ui/target.ts'
import { themed } from '#ui/themed.ts'
import { AccountFrame } from '../account-frame.tsx'
import { QueryView } from '../sign-in/result.tsx'
import { BuyAgain } from './buy-again.tsx'

const ReturnForm = onDemand(() => import('#features/account/return-form.tsx').then((module) => module.ReturnForm))

const Two = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 20,
    alignItems: 'start',
    [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  })),
)
const ReviewLink = styled(Link)(roomyTarget)
const Sums = styled('div')({ marginTop: 16 })
const Stack = styled('div')({ display: 'grid', gap: 20, minWidth: 0 })
const Soft = styled('p')(themed(({ theme }) => ({ marginBottom: 16, color: theme.vars.palette.text.secondary })))
const Late = styled('p')(themed(({ theme }) => ({ marginTop: 16, color: theme.vars.palette.text.secondary })))
const Requests = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'grid', gap: 4 },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

/** One order with its lines. */
export function Order() {
  const { api } = useApp()
  const id = useParams()['*']?.split('/')[1] ?? ''
  const query = useQuery(accountQueries(api).invoice(id))
  const title = query.data ? `Order ${query.data.orderNumber}` : 'Order'
  return (
    <AccountFrame title={title} section={accountPaths.orders} parent={{ name: 'Orders', to: accountPaths.orders }}>
      {isNotFound(query.error) ? (
        <EmptyState
          title="This order is not in your account"
          text="It may have been placed in another of our shops, or without signing in."
          actions={<ButtonLink to={accountPaths.orders}>See your orders</ButtonLink>}
        />
      ) : (
        <QueryView query={query} what="This order" skeleton={<Skeleton height={420} />}>
          {(order) => <Details order={order} />}
        </QueryView>
      )}
    </AccountFrame>
  )
}

function Details({ order }: { order: Invoice }) {
  const { brand } = useApp()
  const { goods, discounts, rows, tax, total, notes, payments } = orderCharges(order, brand)
  const products = order.cart.products.map(({ sku, title, quantity }) => ({ sku, title, quantity }))
  return (
    <>
      <OrderActions data-large>
        {order.trackingUrl && order.state !== 'delivered' && (
          <ButtonLink to={order.trackingUrl} variant="primary" icon={<TruckIcon size={18} />}>
            Track order
          </ButtonLink>
        )}
        <BuyAgain lines={products} orderNumber={order.orderNumber} />
        <ButtonLink to={order.invoiceUrl} reloadDocument icon={<DownloadIcon size={18} />}>
          Download invoice (PDF)
        </ButtonLink>
        <ReturnButton order={order} />
      </OrderActions>
      <Two>
        <Stack>
          <Way order={order} />
          <Returns order={order} />
          <Panel title="Products">
            <Lines order={order} />
            <Sums>
              <Totals rows={[...goods, ...discounts, ...rows, ...tax]} total={total} notes={[...notes, ...payments]} />
            </Sums>
          </Panel>
        </Stack>
        <Panel title="Details">
          <DetailSections sections={orderDetails(order, brand)} />
        </Panel>
      </Two>
    </>
  )
}

/** The products, each leading to its page while it is sold. */
function Lines({ order: { cart, sold = [] } }: { order: Invoice }) {
  const settings = useSettings()
  const isReviewedElsewhere = useProvider('reviews')
  const takesReviews = settingFlag(settings, 'ReviewSummariesEnabled', true) && !isReviewedElsewhere
  const soldOf = (sku: string) => sold.find((product) => product.sku === sku)
  const pageOf = (sku: string) => {
    const product = soldOf(sku)
    return product && paths.product({ slug: product.uri })
  }
  const reviewOf = (sku: string) => {
    const product = soldOf(sku)
    if (!takesReviews || !product?.isReviewable) return null
    return (
      <ReviewLink to={`${paths.product({ slug: product.uri })}${writeReviewHash}`}>
        Write a review<VisuallyHidden> of {cart.products.find((line) => line.sku === sku)?.title}</VisuallyHidden>
      </ReviewLink>
    )
  }
  return <SummaryLines cart={cart} scrolls={false} pageOf={pageOf} actionOf={reviewOf} />
}

/** Where the order is, and that it can no longer be returned; nothing from a backend that does not know it. */
function Way({ order }: { order: Invoice }) {
  const { country } = useApp().brand
  const { state, steps = [], placedAt, deliveryDate, cashAndCarry = false, returnBy } = order
  if (!state) return null
  const way = orderWay({ placedAt, steps, isCollected: cashAndCarry })
  const whenOf = (step: OrderState, at: string | null) => {
    if (at) return shopMomentText(at, country)
    return step === 'delivered' && deliveryDate ? `Expected ${shortDayText(deliveryDate)}` : ''
  }
  return (
    <Panel title="Progress">
      <StepList
        label="Progress of the order"
        steps={way.map(({ state: step, at, isDone }) => ({
          when: whenOf(step, at),
          what: stateText(step, cashAndCarry),
          isDone,
        }))}
      />
      {returnBy && areReturnsClosed(returnBy, shopDate(new Date(), country)) && <Late>{returnTexts.late}</Late>}
      {order.calendarUrl && state !== 'delivered' && state !== 'cancelled' && (
        <ButtonLink to={order.calendarUrl} variant="text" reloadDocument icon={<CalendarIcon size={18} />}>
          Add delivery day to calendar
        </ButtonLink>
      )}
    </Panel>
  )
}

function Returns({ order: { returns = [] } }: { order: Invoice }) {
  const { country } = useApp().brand
  if (returns.length === 0) return null
  return (
    <Panel title="Returns">
      <Requests>
        {returns.map(({ id, state, requestedAt, lines, comment, note }) => (
          <li key={id}>
            <strong>{returnStateTexts[state]}</strong>
            <small>{shopMomentText(requestedAt, country)}</small>
            {lines.map(({ position, title, quantity, reason }) => (
              <span key={position}>
                {quantity} × {title}: {reasonTexts[reason]}
              </span>
            ))}
            {comment && <span style={{ whiteSpace: 'pre-line' }}>You wrote: {comment}</span>}
            {note && (
              <Message tone="info" role="none">
                {note}
              </Message>
            )}
          </li>
        ))}
      </Requests>
    </Panel>
  )
}

/** Opens the form while there is something to return. */
function ReturnButton({ order }: { order: Invoice }) {
  const { returnable = [], returnBy } = order
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const confirmation = useRef<HTMLDivElement>(null)
  const isMore = returnable.length > 0
  // The dialog cannot give the focus back to a button that is gone.
  useEffect(() => {
    if (isSent && !isMore) confirmation.current?.focus()
  }, [isSent, isMore])
  // Another tab may have asked for all of them: the open form stays and says so.
  if (!isMore && !isSent && !isOpen) return null
  return (
    <>
      {isMore && (
        <Button type="button" icon={<BoxIcon size={18} />} onClick={() => setOpen(true)}>
          Return products
        </Button>
      )}
      {isSent && (
        <div ref={confirmation} tabIndex={-1}>
          <Message tone="success">We have your return request. We email you what happens next.</Message>
        </div>
      )}
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Return products">
        {returnBy && <Soft>You can return products until {dayText(returnBy)}.</Soft>}
        <ReturnForm
          orderId={order.id}
          lines={returnable}
          onCancel={() => setOpen(false)}
          onSent={() => {
            setOpen(false)
            setSent(true)
          }}
        />
      </Modal>
    </>
  )
}
