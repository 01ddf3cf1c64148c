import { useMutation } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { priceDisplay } from '#domain/money/price-display.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { type App, useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { CartIcon } from '#ui/icon/icons.tsx'
import { CardAction } from '#ui/product/card-action.tsx'
import { type Choice, lineOf } from './cart-line.ts'
import { preloadMiniCart } from './mini-cart/mini-cart-host.tsx'
import { miniCart } from './mini-cart/mini-cart-state.ts'
import { pendingChanges } from './pending/pending-changes.ts'
import { addProduct } from './queries.ts'

type Variant = 'card' | 'shelf' | 'line' | 'wide' | 'main' | 'bar'
type Props = { product: ProductCard; variant: Variant; choice?: Choice; total?: string | null }

const defaultChoice: Choice = { quantity: 1, warrantyId: null, installId: null }

/** Adds a product to the cart; without a price or stock it renders a notice instead of the button. */
export function AddToCart({ product, variant, choice = defaultChoice, total = null }: Props) {
  const { brand } = useApp()
  const { loginForPrice } = brand.flags
  const isSignedIn = useSignedIn()
  const display = priceDisplay(product, { loginForPrice, isSignedIn, country: brand.country })
  if (display.state !== 'price') return <AskForPrice variant={variant} sku={product.sku} />
  if (!product.available) return <SoldOut variant={variant} />
  return <Add product={product} variant={variant} choice={choice} total={total} />
}

// A page can have many of these buttons, so their accessible names include the product.
const named: readonly Variant[] = ['shelf', 'line', 'wide']
const isWide = (variant: Variant) => variant === 'wide' || variant === 'shelf' || variant === 'main'
const sizeOf = (variant: Variant) => (variant === 'card' ? 'small' : variant === 'main' ? 'large' : 'default')

// Small text on cards, but a touch target of 44 px.
const touch = { minHeight: 44 }

// The price already reads 'Request Price'; repeating it on a card would be noise.
function AskForPrice({ variant, sku }: { variant: Variant; sku: string }) {
  return (
    <ButtonLink to={paths.askAnExpert(sku)} size={sizeOf(variant)} wide={isWide(variant)} style={touch}>
      Ask an expert
    </ButtonLink>
  )
}

function SoldOut({ variant }: { variant: Variant }) {
  return (
    <Button type="button" variant="quiet" size={sizeOf(variant)} wide={isWide(variant)} style={touch} disabled>
      Out of stock
    </Button>
  )
}

function Add({ product, variant, choice, total }: Required<Props>) {
  const app = useApp()
  const { addToCart } = app.brand.wording
  const { mutate, isPending, data } = useMutation(addProduct(app))
  const waits = useWaits(app, { sku: product.sku, isEnabled: data?.state === 'waiting' })

  function add({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    // The second press of a double click.
    if (detail > 1) return
    const { warrantyId, installId, quantity } = choice
    preloadMiniCart()
    miniCart.open(currentTarget, { title: product.title, isDone: false })
    mutate(
      { line: lineOf(product, choice), body: { sku: product.sku, quantity, warrantyId, installId } },
      { onSettled: (outcome) => miniCart.endAdding(outcome !== undefined) },
    )
  }

  const shared = {
    type: 'button',
    busy: isPending,
    onClick: add,
    onPointerDown: preloadMiniCart,
    'data-opens': 'add',
  } as const
  const words = waits ? waitingText : addToCart
  const name = `${words}: ${product.title}`
  if (variant === 'card') {
    return (
      <CardAction {...shared} icon={<CartIcon />} aria-label={name}>
        {words}
      </CardAction>
    )
  }
  return (
    <Button {...shared} {...variants[variant]} {...(named.includes(variant) ? { 'aria-label': name } : {})}>
      <Words text={words} total={waits ? null : total} />
    </Button>
  )
}

const waitingText = 'Added, waiting to send'

/**
 * Whether the product added by this button is still pending; subscribes after the first press only, as a page has many
 * buttons.
 */
function useWaits({ queryClient }: App, { sku, isEnabled }: { sku: string; isEnabled: boolean }) {
  const { queryKey } = pendingChanges()
  return useSyncExternalStore(
    (listener) => (isEnabled ? queryClient.getQueryCache().subscribe(listener) : () => {}),
    () =>
      isEnabled &&
      (queryClient.getQueryData(queryKey) ?? []).some(
        (change) => change.kind === 'add' && change.isWaiting === true && change.line.sku === sku,
      ),
    () => false,
  )
}

const variants = {
  shelf: { variant: 'primary', wide: true },
  line: { variant: 'primary', size: 'default' },
  wide: { variant: 'secondary', wide: true },
  main: { variant: 'primary', size: 'large', wide: true },
  bar: { variant: 'primary' },
} as const

function Words({ text, total }: { text: string; total: string | null }): ReactNode {
  if (total === null) return text
  return (
    <>
      {text} <span className="num">{total}</span>
    </>
  )
}
