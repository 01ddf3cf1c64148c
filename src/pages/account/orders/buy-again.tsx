import { useMutation } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { lineOf } from '#features/cart/cart-line.ts'
import { miniCart } from '#features/cart/mini-cart/mini-cart-state.ts'
import { addProduct } from '#features/cart/queries.ts'
import { productCards } from '#features/catalogue/queries.ts'
import { useApp } from '#lib/app.tsx'
import type { ButtonSize } from '#ui/button/button.styles.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { RefreshIcon } from '#ui/icon/task-icons.tsx'

type Line = { sku: string; title: string; quantity: number }
type Props = { lines: readonly Line[]; orderNumber: string; size?: ButtonSize }

const failedText = 'We could not add the order. Check your connection and try again.'
const listed = new Intl.ListFormat('en-AU')

const missingText = (missing: readonly Line[], cartName: string) =>
  `No longer sold, so not in your ${cartName.toLowerCase()}: ${listed.format(missing.map(({ title }) => title))}`

const isSold = ({ available, price }: ProductCard) => available && price !== null

/** Puts the products of an order into the cart as far as they are still sold, and says which are not. */
export function BuyAgain({ lines, orderNumber, size = 'default' }: Props) {
  const app = useApp()
  const { mutateAsync } = useMutation(addProduct(app))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ tone: 'warning' | 'error'; text: string } | null>(null)

  async function buy(opener: HTMLElement) {
    const skus = [...new Set(lines.map(({ sku }) => sku))]
    const products = await app.queryClient.fetchQuery(productCards(app, skus))
    const found = lines.map((line) => ({ line, product: products.find(({ sku }) => sku === line.sku) }))
    const missing = found.filter(({ product }) => !product || !isSold(product)).map(({ line }) => line)
    for (const { line, product } of found) {
      if (!product || !isSold(product)) continue
      const choice = { quantity: Math.min(99, line.quantity), warrantyId: null, installId: null }
      await mutateAsync({ line: lineOf(product, choice), body: { sku: product.sku, ...choice } })
    }
    if (missing.length > 0) setProblem({ tone: 'warning', text: missingText(missing, app.brand.wording.cartName) })
    if (missing.length < lines.length) miniCart.open(opener, { title: `Order ${orderNumber}`, isDone: true })
  }

  function press({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setBusy(true)
    setProblem(null)
    buy(currentTarget)
      .catch(() => setProblem({ tone: 'error', text: failedText }))
      .finally(() => setBusy(false))
  }

  return (
    <>
      <Button
        type="button"
        size={size}
        icon={<RefreshIcon size={18} />}
        busy={isBusy}
        busyText="Adding"
        aria-label={isBusy ? undefined : `Buy again: order ${orderNumber}`}
        onClick={press}
      >
        Buy again
      </Button>
      {problem && <Message tone={problem.tone}>{problem.text}</Message>}
    </>
  )
}
