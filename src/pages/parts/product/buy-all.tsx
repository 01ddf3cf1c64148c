import { useMutation } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { lineOf } from '#features/cart/cart-line.ts'
import { miniCart } from '#features/cart/mini-cart/mini-cart-state.ts'
import { addProduct } from '#features/cart/queries.ts'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'

const singlePiece = { quantity: 1, warrantyId: null, installId: null }

/** Puts several products into the cart, one after the other, and opens it. */
export function BuyAll({ products, label }: { products: readonly ProductCard[]; label: string }) {
  const { mutateAsync, isPending } = useMutation(addProduct(useApp()))

  async function buy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    for (const product of products)
      await mutateAsync({ line: lineOf(product, singlePiece), body: { sku: product.sku, ...singlePiece } })
    miniCart.open(currentTarget, { title: label, isDone: true })
  }

  // The global toast shows the error; products added before it stay in the cart.
  return (
    <Button variant="primary" wide type="button" busy={isPending} onClick={(event) => void buy(event).catch(() => {})}>
      {label}
    </Button>
  )
}
