import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { lineOf } from '#features/cart/cart-line.ts'
import { miniCart } from '#features/cart/mini-cart/mini-cart-state.ts'
import { addProduct } from '#features/cart/queries.ts'
import { productCards } from '#features/catalogue/queries.ts'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { themed } from '#ui/themed.ts'
import type { OrderLine as Line } from './order-lines.ts'

const Rows = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 76px', gap: 8 },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  })),
)

// On phones the first button has its own row: whether all three fit into one would depend on the font.
const Actions = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    marginTop: 16,
    [theme.breakpoints.down('md')]: { '& > :first-of-type': { flexBasis: '100%' } },
  })),
)

const empty: Line = { sku: '', quantity: '1' }
const isQuantity = (text: string) => /^[1-9]\d?$/.test(text.trim())

/** Ordering by SKU, as trade counters do. What was typed stays until all of it is in the cart. */
export function QuickOrder() {
  const app = useApp()
  const [lines, setLines] = useState<Line[]>([empty, empty, empty])
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, isPending } = useMutation(addProduct(app))
  const filledLines = lines
    .map((line) => ({ ...line, sku: line.sku.trim().toUpperCase() }))
    .filter(({ sku }) => sku !== '')

  const file = useRef<HTMLInputElement>(null)
  async function takeFile({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = input.files ?? []
    if (!chosen) return
    // Read as text by code that only those need who have such a file.
    const [text, { readOrderLines }] = await Promise.all([chosen.text(), import('./order-lines.ts')])
    input.value = ''
    const found = readOrderLines(text)
    if (found.length === 0) return setProblem('No line in this file starts with a SKU')
    setProblem(undefined)
    setLines([...lines.filter(({ sku }) => sku.trim() !== ''), ...found])
  }

  const change = (position: number, part: Partial<Line>) =>
    setLines(lines.map((line, index) => (index === position ? { ...line, ...part } : line)))

  async function order(opener: HTMLElement) {
    const products = await app.queryClient.fetchQuery(
      productCards(
        app,
        filledLines.map(({ sku }) => sku),
      ),
    )
    const unknown = filledLines.filter(({ sku }) => !products.some((product) => product.sku.toUpperCase() === sku))
    if (unknown.length > 0) return setProblem(`No product here has the SKU ${unknown.map(({ sku }) => sku).join(', ')}`)
    for (const { sku, quantity } of filledLines) {
      const product = products.find((candidate) => candidate.sku.toUpperCase() === sku)
      if (!product) continue
      const choice = { quantity: Number(quantity), warrantyId: null, installId: null }
      await mutateAsync({ line: lineOf(product, choice), body: { sku: product.sku, ...choice } })
    }
    setLines([empty, empty, empty])
    miniCart.open(opener, { title: 'Quick order', isDone: true })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (filledLines.length === 0) return setProblem('Type at least one SKU')
    if (!filledLines.every(({ quantity }) => isQuantity(quantity)))
      return setProblem('Give 1 to 99 pieces for each SKU')
    setProblem(undefined)
    const opener = event.currentTarget.querySelector('button')
    if (opener)
      void order(opener).catch(() => setProblem('We could not add the order. Check your connection and try again.'))
  }

  return (
    <form onSubmit={submit} noValidate>
      {problem && (
        <Message tone="error" onClose={() => setProblem(undefined)}>
          {problem}
        </Message>
      )}
      <Rows>
        {lines.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
          <div key={position}>
            <TextField
              label={`SKU ${position + 1}`}
              value={line.sku}
              maxLength={40}
              onChange={(event) => change(position, { sku: event.target.value })}
            />
            <TextField
              numeric
              label="Qty"
              aria-label={`Quantity ${position + 1}`}
              value={line.quantity}
              maxLength={2}
              onChange={(event) => change(position, { quantity: event.target.value })}
            />
          </div>
        ))}
      </Rows>
      <Actions>
        <Button variant="primary" busy={isPending}>
          Add to cart
        </Button>
        <Button variant="text" type="button" onClick={() => setLines([...lines, empty])}>
          Another line
        </Button>
        <Button variant="text" type="button" onClick={() => file.current?.click()}>
          From a CSV file
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv"
          aria-label="CSV file with SKU and quantity"
          onChange={(event) => {
            takeFile(event).catch(() => setProblem('This file could not be read'))
          }}
        />
      </Actions>
    </form>
  )
}
