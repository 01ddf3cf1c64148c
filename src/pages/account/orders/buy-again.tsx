import { type MouseEvent, useState } from 'react'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { additionOf, addProducts } from '#features/cart/add-products.ts'
import { miniCart } from '#features/cart/mini-cart/mini-cart-state.ts'
import { productCards } from '#features/catalogue/queries.ts'
import { useApp } from '#lib/app.tsx'
import { cartFailureText } from '#lib/network/cart-failure.ts'
import type { ButtonSize } from '#ui/button/button.styles.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { RefreshIcon } from '#ui/icon/task-icons.tsx'

type Line = { sku: string; title: string; quantity: number }
type Props = { lines: readonly Line[]; orderNumber: string; size?: ButtonSize }

const failedText = 'We could not look up the order. Check your connection and try again.'
const listed = new Intl.ListFormat('en-AU')

const missingText = (missing: readonly Line[], cartName: string) =>
  `No longer sold, so not in your ${cartName.toLowerCase()}: ${listed.format(missing.map(({ title }) => title))}`

const isSold = ({ available, price }: ProductCard) => available && price !== null

/** Puts the products of an order into the cart as far as they are still sold, and says which are not. */
export function BuyAgain({ lines, orderNumber, size = 'default' }: Props) {
  const app = useApp()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ tone: 'warning' | 'error'; texts: readonly string[] } | null>(null)

  async function buy(opener: HTMLElement) {
    const skus = [...new Set(lines.map(({ sku }) => sku))]
    const products = await app.queryClient.fetchQuery(productCards(app, skus))
    const productOf = ({ sku }: Line) => products.find((product) => product.sku === sku && isSold(product))
    const missing = lines.filter((line) => !productOf(line))
    const additions = lines.flatMap((line) => {
      const product = productOf(line)
      return product ? additionOf(product, Math.min(99, line.quantity)) : []
    })
    const failures = await addProducts(app, additions)
    const failed = additions.flatMap(({ line }, position) => {
      const error = failures[position]
      return error ? `${line.title}: ${cartFailureText(error)}` : []
    })
    const gone = missing.length > 0 ? [missingText(missing, app.brand.wording.cartName)] : []
    if (failed.length + gone.length > 0)
      setProblem({ tone: failed.length > 0 ? 'error' : 'warning', texts: [...failed, ...gone] })
    if (failed.length < additions.length) miniCart.open(opener, { title: `Order ${orderNumber}`, isDone: true })
  }

  function press({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setBusy(true)
    setProblem(null)
    buy(currentTarget)
      .catch(() => setProblem({ tone: 'error', texts: [failedText] }))
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
      {problem && (
        <Message tone={problem.tone}>
          {problem.texts.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Message>
      )}
    </>
  )
}
