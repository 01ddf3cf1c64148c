import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Invoice } from '#contract/account.ts'
import { isNotFound } from '#contract/api-error.ts'
import { dayText } from '#domain/plain-date.ts'
import { formatDollars } from '#domain/price-format.ts'
import { placedText } from '#features/account/order-list.tsx'
import { accountQueries } from '#features/account/queries.ts'
import { SummaryLines } from '#features/cart/summary-lines.tsx'
import { accountPaths } from '#lib/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DataList } from '#ui/data-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { themed } from '#ui/themed.ts'
import { Totals } from '#ui/totals.tsx'
import { AccountFrame } from './account-frame.tsx'
import { Answer } from './answer.tsx'

const Two = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 20,
    alignItems: 'start',
    [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  })),
)
const Sums = styled('div')({ marginTop: 16 })
const Side = styled('div')({ display: 'grid', gap: 20 })

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
        <Answer query={query} what="This order" skeleton={<Skeleton height={420} />}>
          {(order) => <Details order={order} />}
        </Answer>
      )}
    </AccountFrame>
  )
}

const paymentNames: Readonly<Record<string, string>> = {
  CreditCard: 'Card',
  AfterPay: 'Afterpay',
  ZipInStore: 'Zip in store',
}

const paymentText = ({ paymentMethod, orderTotal }: Invoice) =>
  paymentMethod === 'None'
    ? orderTotal > 0
      ? 'On account'
      : 'Nothing to pay'
    : (paymentNames[paymentMethod] ?? paymentMethod)

function Details({ order }: { order: Invoice }) {
  const { locale, country } = useApp().brand
  const money = (dollars: number) => formatDollars(dollars, country)
  const { deliveryAddress: to, deliveryDate, deliveryServices, shipping, orderTotal, paid, remaining } = order
  const facts = [
    { name: 'Order number', value: order.orderNumber },
    { name: 'Placed', value: placedText(order.placedAt, locale) },
    ...(deliveryDate ? [{ name: 'Delivery', value: dayText(deliveryDate) }] : []),
    { name: 'Payment', value: paymentText(order) },
  ]
  return (
    <Two>
      <Panel title="Products">
        <SummaryLines cart={order.cart} scrolls={false} />
        <Sums>
          <Totals
            rows={[
              { name: 'Delivery', value: shipping === 0 ? 'Free' : money(shipping) },
              ...deliveryServices.map(({ title, price }) => ({
                name: title,
                value: price === 0 ? 'Free' : money(price),
              })),
            ]}
            total={{ name: 'Total', value: money(orderTotal) }}
            notes={
              remaining > 0
                ? [
                    { name: 'Paid', value: money(paid) },
                    { name: 'Still to pay', value: money(remaining) },
                  ]
                : []
            }
          />
        </Sums>
      </Panel>
      <Side>
        <Panel title="Details">
          <DataList rows={facts} ruled />
        </Panel>
        <Panel title="Delivering to">
          <div>
            {to.firstName} {to.lastName}
          </div>
          {to.companyName && <div>{to.companyName}</div>}
          <div>{to.address}</div>
          <div>{[to.suburb, to.state, to.postcode].filter(Boolean).join(' ')}</div>
        </Panel>
      </Side>
    </Two>
  )
}
