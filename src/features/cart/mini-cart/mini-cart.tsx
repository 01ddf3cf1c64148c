import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { type Cents, toCents } from '#domain/money/money.ts'
import { formatCents } from '#domain/money/price-format.ts'
import { unavailableLinesText } from '#features/cart/cart-texts.ts'
import { CheckoutLink } from '#features/cart/checkout-link.tsx'
import { pendingItems } from '#features/cart/pending/pending-changes.ts'
import { PendingList } from '#features/cart/pending/pending-list.tsx'
import { exGstText, gstOf, leftOut } from '#features/cart/summary/totals.ts'
import { useCart, useCartBusy } from '#features/cart/use-cart.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { paths } from '#lib/page/paths.ts'
import { useChatBlocker } from '#lib/tracking/chat-blockers.ts'
import { bucketNow } from '#lib/tracking/variant-test.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Drawer } from '#ui/overlay/drawer.tsx'
import { themed } from '#ui/themed.ts'
import { EmptyShapes } from './empty-shapes.tsx'
import { type Addition, miniCart } from './mini-cart-state.ts'
import { MiniLines } from './mini-lines.tsx'

const emptyShapes = <EmptyShapes />
const EmptyMiniCart = onDemand(
  () => import('./empty-mini-cart.tsx').then((module) => module.EmptyMiniCart),
  emptyShapes,
)

const Count = styled('span')(
  themed(({ theme }) => ({ fontWeight: 400, color: theme.vars.palette.text.secondary, marginLeft: 6 })),
)

const Foot = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    '& > small': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem' },
  })),
)

const SubtotalRow = styled('p')({ display: 'flex', justifyContent: 'space-between', gap: 16, fontSize: '0.875rem' })

const TotalRow = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 16,
    marginBottom: 4,
    fontWeight: 600,
    '& strong': { fontSize: '1.375rem', fontWeight: theme.typography.price.fontWeight },
  })),
)

function close() {
  miniCart.close()
  // After the drawer has tried to give the focus back itself.
  setTimeout(miniCart.restoreFocus, 250)
}

/** The cart in a drawer over the page [S3-2-02]. */
export function MiniCart({ isOpen }: { isOpen: boolean }) {
  const { wording } = useApp().brand
  const { cart, count, isEmpty } = useCart()
  const isBusy = useCartBusy()
  useChatBlocker('slidingPanel', isOpen)
  const addition = useSyncExternalStore(miniCart.subscribe, miniCart.addition)
  const isAdding = addition !== null && !addition.isDone
  const title = (
    <>
      Your {wording.cartName.toLowerCase()}
      {count > 0 && <Count className="num">{count}</Count>}
    </>
  )
  return (
    <Drawer open={isOpen} onClose={close} title={title} footer={isEmpty ? undefined : <MiniFoot />}>
      <div aria-busy={isBusy || undefined}>
        {addition && (isAdding || !isEmpty) && <AddedMessage {...addition} />}
        {isEmpty ? !isAdding && <EmptyMiniCart waiting={emptyShapes} /> : <MiniLines cart={cart} />}
        <PendingList />
      </div>
    </Drawer>
  )
}

function AddedMessage({ title, isDone }: Addition) {
  const { data: items = [] } = useQuery(pendingItems())
  const waits = items.some((item) => item.title === title && item.reason === null)
  if (!isDone && !waits) return <Message tone="info">Adding {title}</Message>
  return (
    <Message tone="success">
      <strong>{waits ? 'Added, waiting to send.' : 'Added.'}</strong> {title}
    </Message>
  )
}

function MiniFoot() {
  const { brand } = useApp()
  const { cart } = useCart()
  const missing = leftOut(cart)
  const { country, flags } = brand
  const totalCents = toCents(cart.orderTotal)
  const gstCents = gstOf(cart, brand)
  const money = (cents: Cents) => formatCents(cents, { country, isZeroFree: false })
  const [isCartFirst] = useState(() => bucketNow('mini-cart-first-way') === 'cart-first')
  return (
    <Foot>
      {flags.pricesExGst && (
        <>
          <SubtotalRow>
            <span>Subtotal, {exGstText}</span>
            <span className="num">{money(totalCents - gstCents)}</span>
          </SubtotalRow>
          <SubtotalRow>
            <span>GST</span>
            <span className="num">{money(gstCents)}</span>
          </SubtotalRow>
        </>
      )}
      <TotalRow>
        <span>
          {flags.pricesExGst ? 'Total incl. GST' : 'Total'}
          {missing > 0 && `, ${missing} ${missing === 1 ? 'line' : 'lines'} not included`}
        </span>
        <strong className="num">{money(totalCents)}</strong>
      </TotalRow>
      {missing > 0 ? (
        <small>{unavailableLinesText}</small>
      ) : (
        <small>{!flags.pricesExGst && `Includes GST of ${money(gstCents)}. `}Delivery at checkout.</small>
      )}
      {!isCartFirst && <CheckoutLink wide />}
      <ButtonLink to={paths.cart()} size="large" wide>
        View {brand.wording.cartName.toLowerCase()}
      </ButtonLink>
      {isCartFirst && <CheckoutLink wide />}
    </Foot>
  )
}
