import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Invoice } from '#contract/account/account.ts'
import { isNotFound } from '#contract/protocol/api-error.ts'
import { orderCharges, orderDetails } from '#domain/checkout/order-details.ts'
import { accountQueries } from '#features/account/queries.ts'
import { SummaryLines } from '#features/cart/summary/summary-lines.tsx'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { DownloadIcon } from '#ui/icon/icons.tsx'
import { DetailSections } from '#ui/layout/detail-sections.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Totals } from '#ui/price/totals.tsx'
import { themed } from '#ui/themed.ts'
import { AccountFrame } from './account-frame.tsx'
import { QueryView } from './result.tsx'

const Two = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 20,
    alignItems: 'start',
    [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  })),
)
const Sums = styled('div')({ marginTop: 16 })
const Actions = styled('div')({ marginTop: 24 })

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
  return (
    <Two>
      <Panel title="Products">
        <SummaryLines cart={order.cart} scrolls={false} />
        <Sums>
          <Totals rows={[...goods, ...discounts, ...rows, ...tax]} total={total} notes={[...notes, ...payments]} />
        </Sums>
      </Panel>
      <Panel title="Details">
        <DetailSections sections={orderDetails(order, brand)} narrow />
        <Actions>
          <ButtonLink to={order.invoiceUrl} reloadDocument icon={<DownloadIcon size={18} />}>
            Download invoice (PDF)
          </ButtonLink>
        </Actions>
      </Panel>
    </Two>
  )
}
