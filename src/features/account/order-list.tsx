import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { InvoiceSummary } from '#contract/account/account.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { fullDate, shortDayText } from '#domain/time/plain-date.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { OrderStateTags } from './order-state.tsx'

const List = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gap: 16,
      padding: 16,
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.large,
      backgroundColor: theme.vars.palette.background.paper,
      [theme.breakpoints.up('md')]: { padding: '20px 24px' },
    },
    // No border inside another box.
    '&[data-plain]': { gap: 0 },
    '&[data-plain] > li': { padding: '16px 0', border: 0, borderRadius: 0 },
    '&[data-plain] > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '&[data-plain] > li:first-of-type': { paddingTop: 0 },
    '&[data-plain] > li:last-of-type': { paddingBottom: 0 },
  })),
)

// The amount is below the number where large text leaves no room beside it.
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' })
const OrderNumber = styled('span')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 2,
    '& a': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 3 },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)
const Amount = styled('span')(
  themed(({ theme }) => ({
    textAlign: 'right',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '& small': { display: 'block', fontSize: '0.875rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  })),
)

const Contents = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: '12px 16px',
    alignItems: 'center',
    // On phones beside one picture only: several take the row for themselves.
    '&:not(:has([aria-hidden] > :nth-of-type(2)))': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  })),
)
const Images = styled('span')(
  themed(({ theme }) => ({
    display: 'flex',
    gap: 8,
    '& > span': {
      flex: 'none',
      width: 64,
      height: 64,
      overflow: 'hidden',
      borderRadius: theme.vars.shape.borderRadius,
    },
    '& > [data-more]': {
      display: 'grid',
      placeItems: 'center',
      backgroundColor: theme.vars.palette.sel.tint,
      fontSize: '0.875rem',
      fontWeight: 600,
    },
  })),
)
const Words = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 4,
    minWidth: 0,
    justifyItems: 'start',
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

/** With a message below the buttons where one has something to say. */
export const OrderActions = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    '& > [role="status"], & > [role="alert"]': { flexBasis: '100%' },
    // Buttons below each other are of one width.
    [theme.breakpoints.down('sm')]: { '&[data-large] > *': { flexBasis: '100%' } },
  })),
)

/** The day that matters now; none once the order has arrived or was cancelled. */
const expectedText = ({ deliveryDate, state }: InvoiceSummary) =>
  deliveryDate && (state === undefined || !['delivered', 'cancelled'].includes(state))
    ? `Expected ${shortDayText(deliveryDate)}`
    : null

const imagesShown = 4

function ProductImages({ products = [] }: Pick<InvoiceSummary, 'products'>) {
  const shown = products.filter(({ image }) => image).slice(0, imagesShown)
  if (shown.length === 0) return null
  const hidden = products.length - shown.length
  return (
    <Images aria-hidden>
      {shown.map(({ sku, image }) => (
        <span key={sku}>{image && <Picture picture={image} sizes="64px" alt="" ratio="1" widths={[160, 320]} />}</span>
      ))}
      {hidden > 0 && <span data-more>+{hidden}</span>}
    </Images>
  )
}

type Props = {
  orders: readonly InvoiceSummary[]
  isPlain?: boolean
  /** What can be done with an order. */
  actions?: (order: InvoiceSummary) => ReactNode
}

/** Orders with their products and where they are, each leading to its page. */
export function OrderList({ orders, isPlain = false, actions }: Props) {
  const { country } = useApp().brand
  return (
    <List data-plain={isPlain || undefined}>
      {orders.map((order) => {
        const { id, orderNumber, placedAt, orderTotal, remaining, title, productCount } = order
        const expected = expectedText(order)
        return (
          <li key={id}>
            <Head>
              <OrderNumber>
                <Anchor to={accountPaths.order(id)} className="num">
                  Order {orderNumber}
                </Anchor>
                <small>{fullDate(shopDate(new Date(placedAt), country))}</small>
              </OrderNumber>
              <Amount className="num">
                {formatDollars(orderTotal, country)}
                {remaining > 0 && <small>{formatDollars(remaining, country)} to pay</small>}
              </Amount>
            </Head>
            <Contents>
              <ProductImages products={order.products} />
              <Words>
                <OrderStateTags {...order} />
                <strong>{title}</strong>
                {productCount > 1 && <small>{productCount} products in all</small>}
                {expected && <small>{expected}</small>}
              </Words>
            </Contents>
            {actions && <OrderActions>{actions(order)}</OrderActions>}
          </li>
        )
      })}
    </List>
  )
}

/** The shape of a list of orders while it is loading. */
export function OrderShapes({ count = 4 }: { count?: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} height={206} />)
}
