import { styled } from '@mui/material/styles'
import type { InvoiceSummary } from '#contract/account/account.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { shortDayText } from '#domain/time/plain-date.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { ChevronRightIcon } from '#ui/icon/icons.tsx'
import { clampStyle } from '#ui/layout/clamp.tsx'
import { themed } from '#ui/themed.ts'

const List = styled('ul')(
  themed(({ theme }) => ({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    overflow: 'hidden',
    '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 20px',
      alignItems: 'center',
      gap: '2px 16px',
      minHeight: 76,
      padding: '12px 16px',
      outlineOffset: -3,
    },
    '& a:hover': { backgroundColor: theme.vars.palette.sel.tint },
    '& strong': clampStyle(2),
    // No border inside another box.
    '&[data-plain]': { border: 0, borderRadius: 0, margin: '-8px 0 -12px', '& a': { paddingInline: 0 } },
    '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    [theme.breakpoints.up('md')]: { '&:not([data-plain]) a': { padding: '12px 24px' } },
  })),
)

const Words = styled('span')({ display: 'grid', minWidth: 0 })
const Amount = styled('span')({ textAlign: 'right', fontWeight: 600, whiteSpace: 'nowrap' })

export const placedText = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(iso))

const moreText = ({ title, productCount }: InvoiceSummary) =>
  productCount > 1 ? `${title} and ${productCount - 1} more` : title

/** Orders, each leading to its lines. */
export function OrderList({ orders, isPlain = false }: { orders: readonly InvoiceSummary[]; isPlain?: boolean }) {
  const { locale, country } = useApp().brand
  return (
    <List data-plain={isPlain || undefined}>
      {orders.map((order) => {
        const { id, orderNumber, placedAt, orderTotal, remaining, deliveryDate } = order
        return (
          <li key={id}>
            <Anchor to={accountPaths.order(id)}>
              <Words>
                <strong>{moreText(order)}</strong>
                <small>
                  <span className="num">{orderNumber}</span>, {placedText(placedAt, locale)}
                </small>
                {deliveryDate && <small>Delivery {shortDayText(deliveryDate)}</small>}
              </Words>
              <Amount className="num">
                {formatDollars(orderTotal, country)}
                {remaining > 0 && <small>{formatDollars(remaining, country)} to pay</small>}
              </Amount>
              <ChevronRightIcon size={18} />
            </Anchor>
          </li>
        )
      })}
    </List>
  )
}
