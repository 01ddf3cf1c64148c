import { useMutation } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import type { ProductCard } from '#contract/product.ts'
import { priceDisplay } from '#domain/money/price-display.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { type App, useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { CartIcon } from '#ui/icon/icons.tsx'
import { CardAction } from '#ui/product/card-action.tsx'
import { type Choice, lineOf } from './cart-line.ts'
import { miniCart } from './mini-cart/mini-cart-state.ts'
import { pendingChanges } from './pending/pending-changes.ts'
import { addProduct } from './queries.ts'

type Look = 'card' | 'shelf' | 'line' | 'wide' | 'main' | 'bar'
type Props = { product: ProductCard; look: Look; choice?: Choice; total?: string | null }

const one: Choice = { quantity: 1, warrantyId: null, installId: null }

/** Adds a product to the cart; without a price or stock it renders a notice instead of the button. */
export function AddToCart({ product, look, choice = one, total = null }: Props) {
  const { brand } = useApp()
  const { loginForPrice } = brand.flags
  const isSignedIn = useSignedIn()
  const display = priceDisplay(product, { loginForPrice, isSignedIn, country: brand.country })
  if (display.state !== 'price') return <AskForPrice look={look} sku={product.sku} />
  if (!product.available) return <SoldOut look={look} />
  return <Add product={product} look={look} choice={choice} total={total} />
}

// A page can have many of these buttons, so their accessible names include the product.
const named: readonly Look[] = ['shelf', 'line', 'wide']
const isWide = (look: Look) => look === 'wide' || look === 'shelf' || look === 'main'
const sizeOf = (look: Look) => (look === 'card' ? 'small' : look === 'main' ? 'large' : 'default')

// Small text on cards, but a touch target of 44 px.
const touch = { minHeight: 44 }

// The price already reads 'Request Price'; repeating it on a card would be noise.
function AskForPrice({ look, sku }: { look: Look; sku: string }) {
  return (
    <ButtonLink to={paths.askAnExpert(sku)} size={sizeOf(look)} wide={isWide(look)} style={touch}>
      Ask an expert
    </ButtonLink>
  )
}

function SoldOut({ look }: { look: Look }) {
  return (
    <Button type="button" look="quiet" size={sizeOf(look)} wide={isWide(look)} style={touch} disabled>
      Out of stock
    </Button>
  )
}

function Add({ product, look, choice, total }: Required<Props>) {
  const app = useApp()
  const { addToCart } = app.brand.wording
  const { mutate, isPending, data } = useMutation(addProduct(app))
  const waits = useWaits(app, { sku: product.sku, isAsked: data?.state === 'waiting' })

  function add({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const { warrantyId, installId, quantity } = choice
    mutate(
      { line: lineOf(product, choice), body: { sku: product.sku, quantity, warrantyId, installId } },
      { onSuccess: () => miniCart.open(currentTarget, product.title) },
    )
  }

  const shared = { type: 'button', busy: isPending, onClick: add } as const
  const words = waits ? waitingText : addToCart
  const name = `${words}: ${product.title}`
  if (look === 'card') {
    return (
      <CardAction {...shared} icon={<CartIcon />} aria-label={name}>
        {words}
      </CardAction>
    )
  }
  return (
    <Button {...shared} {...looks[look]} {...(named.includes(look) ? { 'aria-label': name } : {})}>
      <Words text={words} total={waits ? null : total} />
    </Button>
  )
}

const waitingText = 'Added, waiting to send'

/**
 * Whether the product added by this button is still pending; subscribes after the first press only, as a page has many
 * buttons.
 */
function useWaits({ queryClient }: App, { sku, isAsked }: { sku: string; isAsked: boolean }) {
  const { queryKey } = pendingChanges()
  return useSyncExternalStore(
    (listener) => (isAsked ? queryClient.getQueryCache().subscribe(listener) : () => {}),
    () =>
      isAsked &&
      (queryClient.getQueryData(queryKey) ?? []).some(
        (one) => one.kind === 'add' && one.isWaiting === true && one.line.sku === sku,
      ),
    () => false,
  )
}

const looks = {
  shelf: { look: 'primary', wide: true },
  line: { look: 'primary', size: 'default' },
  wide: { look: 'secondary', wide: true },
  main: { look: 'primary', size: 'large', wide: true },
  bar: { look: 'primary' },
} as const

function Words({ text, total }: { text: string; total: string | null }): ReactNode {
  if (total === null) return text
  return (
    <>
      {text} <span className="num">{total}</span>
    </>
  )
}
