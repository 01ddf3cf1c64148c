import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Cart } from '#contract/checkout/cart.ts'
import { shownLines } from '#domain/cart/cart.ts'
import { type Cents, toCents } from '#domain/money/money.ts'
import { formatCents } from '#domain/money/price-format.ts'
import { useApp } from '#lib/app.tsx'
import { useWideScreen } from '#lib/browser/wide-screen.ts'
import { CartIcon, ChevronDownIcon } from '#ui/icon/icons.tsx'
import { GiftIcon } from '#ui/icon/task-icons.tsx'
import { Panel, PanelBox } from '#ui/layout/panel.tsx'
import { Totals } from '#ui/price/totals.tsx'
import { themed } from '#ui/themed.ts'
import { SummaryLines } from './summary-lines.tsx'
import { contentsText, exGstText, gstOf, leftOut, savedInAll, subTotal } from './totals.ts'

export type SummaryRow = { name: string; value: ReactNode; tone?: 'saving' }

const Body = styled('div')({ display: 'grid', gap: 16 })

const Gift = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    gap: 12,
    padding: '12px 16px',
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.sel.tint,
    fontSize: '0.875rem',
    '& small': { display: 'block', fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
    '& strong': { fontWeight: 600 },
    '& svg': { flex: 'none', marginTop: 6 },
  })),
)

const Saved = styled('p')(
  themed(({ theme }) => ({ fontSize: '0.875rem', fontWeight: 700, color: theme.vars.palette.sale.text })),
)

const Collapsible = styled('details')(
  themed(({ theme }) => ({
    margin: '0 -16px',
    [theme.breakpoints.up('md')]: { margin: '0 -24px' },
    backgroundColor: theme.vars.palette.surface,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      minHeight: 52,
      padding: '0 16px',
      fontWeight: 600,
      listStyle: 'none',
      cursor: 'pointer',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary strong': { marginLeft: 'auto', fontSize: '1.125rem' },
    '& > summary svg:last-of-type': { transition: 'transform 120ms ease-out' },
    '&[open] > summary svg:last-of-type': { transform: 'rotate(180deg)' },
    '& > div': { margin: '0 16px 16px' },
  })),
)

type Props = {
  title: string
  /** An action beside the title: 'Edit cart'. */
  action?: ReactNode
  cart: Cart
  /** False where the page lists the lines already. */
  showLines?: boolean
  /** Delivery and services, where known. */
  rows: readonly SummaryRow[]
  /** Including delivery and services; defaults to the total of the cart. */
  totalCents?: Cents
  /** The GST in the total. */
  gstCents?: Cents
  /** Prices exclude GST; defaults to the shop's setting, which may have changed since an order was placed. */
  isExGst?: boolean
  /** Amounts paid now and later. */
  payments?: readonly SummaryRow[]
  coupon?: ReactNode
  /** Renders a compact summary: a collapsed bar with the total on phones, and a scrolling list of lines. */
  folds?: boolean
  children?: ReactNode
}

/** The lines and totals of an order: beside the cart, in the checkout, on the confirmation. */
export function CartSummary({ title, action, folds = false, children, ...order }: Props) {
  const isWide = useWideScreen()
  const { brand } = useApp()
  const { country } = brand
  const { cart, totalCents = toCents(cart.orderTotal), gstCents = gstOf(cart, brand) } = order
  const total = formatCents(totalCents, { country, isZeroFree: false })
  const content = <Content {...order} scrolls={folds} total={total} gstCents={gstCents} more={children} />
  if (!folds || isWide) {
    return (
      <Panel title={title} action={action}>
        {content}
      </Panel>
    )
  }
  return (
    <Collapsible>
      <summary>
        <CartIcon size={20} />
        {title}
        <ChevronDownIcon size={18} />
        <strong className="num">{total}</strong>
      </summary>
      <PanelBox>
        {content}
        {action}
      </PanelBox>
    </Collapsible>
  )
}

type ContentProps = Omit<Props, 'title' | 'action' | 'folds' | 'children' | 'totalCents'> & {
  total: string
  gstCents: Cents
  scrolls: boolean
  more: ReactNode
}

function Content({
  cart,
  showLines = false,
  rows,
  payments = [],
  coupon,
  total,
  gstCents,
  isExGst,
  scrolls,
  more,
}: ContentProps) {
  const { country, flags } = useApp().brand
  const isWithout = isExGst ?? flags.pricesExGst
  const money = (cents: Cents) => formatCents(cents, { country, isZeroFree: false })
  const { discount = 0, couponCode } = cart
  const missing = leftOut(cart)
  const saved = savedInAll(cart)
  const name = showLines ? 'Products and extras' : contentsText(cart)
  const contents = { name: isWithout ? `${name}, ${exGstText}` : name, value: money(subTotal(cart)) }
  const reduction: SummaryRow = {
    name: couponCode ? `Coupon ${couponCode}` : 'Discount',
    value: `− ${money(toCents(discount))}`,
    tone: 'saving',
  }
  const totalName = isWithout ? 'Total incl. GST' : 'Total'
  return (
    <Body>
      {showLines && <SummaryLines cart={cart} scrolls={scrolls} />}
      {coupon}
      <Totals
        rows={[
          contents,
          ...(discount > 0 ? [reduction] : []),
          ...rows,
          ...(isWithout ? [{ name: 'GST', value: money(gstCents) }] : []),
        ]}
        total={{ name: missing > 0 ? `${totalName}, ${missing} not included` : totalName, value: total }}
        notes={isWithout ? [] : [{ name: 'Includes GST', value: money(gstCents) }]}
      />
      {payments.length > 0 && <Totals rows={payments} />}
      {!showLines && saved > 0 && <Saved>You save {money(saved)} in all</Saved>}
      {scrolls && <Gifts cart={cart} />}
      {more}
    </Body>
  )
}

function Gifts({ cart }: { cart: Cart }) {
  return shownLines(cart).rewards.map(({ productCode, title }) => (
    <Gift key={productCode}>
      <GiftIcon size={20} />
      <div>
        <small>Bonus</small>
        <strong>{title}</strong>
      </div>
    </Gift>
  ))
}
