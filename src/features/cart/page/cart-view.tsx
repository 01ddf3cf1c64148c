import GlobalStyles from '@mui/material/GlobalStyles'
import { styled, type Theme } from '@mui/material/styles'
import { type ReactNode, useEffect, useState } from 'react'
import type { Cart } from '#contract/checkout/cart.ts'
import { toCents } from '#domain/money/money.ts'
import { formatCents } from '#domain/money/price-format.ts'
import { unavailableLinesText } from '#features/cart/cart-texts.ts'
import { CheckoutLink } from '#features/cart/checkout-link.tsx'
import { PendingPanel } from '#features/cart/pending/pending-panel.tsx'
import { CartSummary } from '#features/cart/summary/cart-summary.tsx'
import { CouponField } from '#features/cart/summary/coupon-field.tsx'
import { leftOut } from '#features/cart/summary/totals.ts'
import { useCartBusy } from '#features/cart/use-cart.ts'
import { type App, useApp } from '#lib/app.tsx'
import { FromServer } from '#lib/boot/from-server.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { statesQuery } from '#lib/page/brand-states.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Waiting } from '#ui/feedback/waiting.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { PanelBox } from '#ui/layout/panel.tsx'
import { PaymentMarks } from '#ui/picture/payment-marks.tsx'
import { themed } from '#ui/themed.ts'
import { CartLines, type LineSlot } from './cart-lines.tsx'
import { ClearCart } from './clear-cart.tsx'
import { EmailField } from './email-field.tsx'

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  marginBottom: 16,
})

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    alignItems: 'start',
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(370px, 34vw, 408px)', gap: 32 },
    '& > div': { display: 'grid', gap: 16, minWidth: 0 },
    '& > aside': { [theme.breakpoints.up('lg')]: { position: 'sticky', top: 24 } },
  })),
)

// On phones the bar at the bottom has the primary button.
const SummaryCheckout = styled('div')(
  themed(({ theme }) => ({
    display: 'none',
    [theme.breakpoints.up('lg')]: { display: 'block' },
    '& a': { minHeight: 56, fontSize: '1.125rem' },
  })),
)

const Fields = styled(PanelBox)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: 16,
  alignItems: 'end',
})

const Promises = styled('div')(themed(({ theme }) => ({ [theme.breakpoints.down('lg')]: { display: 'none' } })))

const Note = styled('p')(
  themed(({ theme }) => ({
    marginTop: 8,
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
  })),
)

const Bar = styled('div')(
  themed(({ theme }) => ({
    position: 'fixed',
    insetInline: 0,
    bottom: 'var(--bottom-bar, 0px)',
    zIndex: theme.zIndex.appBar - 2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    padding: '10px 16px',
    backgroundColor: theme.vars.palette.background.paper,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& strong': { display: 'block', fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.2 },
    '& small': { display: 'block', fontSize: '0.75rem', lineHeight: 1.3, color: theme.vars.palette.text.secondary },
    [theme.breakpoints.up('lg')]: { display: 'none' },
    '@media print': { display: 'none' },
  })),
)

// Keeps the bottom bar from covering the end of the page or the focused element.
const roomForBar = (theme: Theme) => ({
  [theme.breakpoints.down('lg')]: {
    html: { '--page-bar': '69px', scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + 85px)' },
    body: { paddingBottom: 69 },
  },
})

type Props = {
  cart: Cart
  place: ReactNode
  delivery: LineSlot
  /** Below the lines, where the summary is beside them. */
  promises: ReactNode
}

/** The cart page with all lines, the summary and the checkout button. */
export function CartView({ cart, place, delivery, promises }: Props) {
  const { brand } = useApp()
  const isBusy = useCartBusy()
  const name = brand.wording.cartName.toLowerCase()
  const missing = leftOut(cart)
  const note = missing > 0 ? unavailableLinesText : undefined
  return (
    <>
      <GlobalStyles styles={roomForBar} />
      <Head>
        <Heading level={1}>Your {name}</Heading>
        <ClearCart />
      </Head>
      <Columns aria-busy={isBusy || undefined}>
        <div>
          <CartLines cart={cart} delivery={delivery} />
          <PendingPanel />
          <Fields>
            <CouponField cart={cart} />
            <EmailField cart={cart} />
          </Fields>
          <Promises>{promises}</Promises>
        </div>
        <aside>
          <CartSummary title="Summary" cart={cart} rows={[{ name: 'Delivery', value: 'At the checkout' }]}>
            <SummaryCheckout>
              <CheckoutLink wide />
              {note && <Note>{note}</Note>}
            </SummaryCheckout>
            <PaymentMarks />
            {place}
          </CartSummary>
        </aside>
      </Columns>
      <Bar role="region" aria-label="Checkout">
        <div>
          <strong className="num">
            {formatCents(toCents(cart.orderTotal), { country: brand.country, isZeroFree: false })}
          </strong>
          <small>
            {note ?? (brand.flags.pricesExGst ? 'Incl. GST. Delivery at checkout' : 'Delivery at checkout')}
          </small>
        </div>
        <CheckoutLink />
      </Bar>
    </>
  )
}

const Shapes = styled(Waiting)({ marginTop: 24 })

function CartShapes() {
  const { wording } = useApp().brand
  return (
    <>
      <Heading level={1}>Your {wording.cartName.toLowerCase()}</Heading>
      <Shapes>
        <Skeleton height={160} />
        <Skeleton height={160} />
      </Shapes>
    </>
  )
}

const EmptyCart = onDemand(() => import('./empty-cart.tsx').then((module) => module.EmptyCart))

/** The server renders the empty cart, as it knows no carts; a device without one loads it before hydration. */
export async function prepareEmptyCart({ queryClient, brand }: App) {
  if (import.meta.env.SSR) await Promise.all([EmptyCart.preload(), queryClient.ensureQueryData(statesQuery(brand.key))])
  // If that fails, the page is like that of a device with a cart, and loads it again.
  else if (document.documentElement.dataset.emptyCart === '') await EmptyCart.preload().catch(() => undefined)
}

// app/early/empty-cart.ts marks a document whose device has no cart, before the first paint: one of the two is
// visible.
const Unknown = styled('div')({ 'html[data-empty-cart] &': { display: 'none' } })
const Empty = styled('div')({ 'html:not([data-empty-cart]) &:not([data-known])': { display: 'none' } })

type UnfilledProps = {
  /** Whether the cart is known to be empty. */
  isKnown: boolean
  /** Further help below the links. */
  children: ReactNode
}

/** The cart page while the cart is empty or still loading. */
export function UnfilledCart({ isKnown, children }: UnfilledProps) {
  const { queryClient, brand } = useApp()
  const hasWords = () => queryClient.getQueryData(statesQuery(brand.key).queryKey) !== undefined
  const [isReady, setReady] = useState(() => EmptyCart.isLoaded() && hasWords())
  useEffect(
    () => () => {
      delete document.documentElement.dataset.emptyCart
    },
    [],
  )
  const isEmpty = isKnown && isReady
  return (
    <>
      {!isEmpty && (
        <Unknown>
          <CartShapes />
        </Unknown>
      )}
      <Empty data-early-cart data-known={isEmpty || undefined}>
        {isReady || isKnown ? (
          <div>
            <EmptyCart onShown={() => setReady(true)}>{isKnown && children}</EmptyCart>
          </div>
        ) : (
          <FromServer />
        )}
      </Empty>
    </>
  )
}
