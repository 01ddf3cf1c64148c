import { styled } from '@mui/material/styles'
import { type ChangeEvent, type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { additionOf, addProducts } from '#features/cart/add-products.ts'
import { miniCart } from '#features/cart/mini-cart/mini-cart-state.ts'
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
    '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
    '& b': { color: theme.vars.palette.text.primary, fontWeight: 700 },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // Beside the field of the last line, when the lines are odd.
      '& > p': { alignSelf: 'end', minHeight: 44 },
    },
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

/** Ordering by SKU, as trade counters do. What was typed stays until it is in the cart. */
export function QuickOrder() {
  const app = useApp()
  const [lines, setLines] = useState<Line[]>([empty, empty, empty])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const filledLines = lines
    .map((line) => ({ ...line, sku: line.sku.trim().toUpperCase() }))
    .filter(({ sku }) => sku !== '')

  const units = filledLines.reduce((sum, { quantity }) => sum + (isQuantity(quantity) ? Number(quantity) : 0), 0)

  const file = useRef<HTMLInputElement>(null)
  async function takeFile({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = input.files ?? []
    if (!chosen) return
    const text = await chosen.text()
    input.value = ''
    await takeList(text, 'No line in this file starts with a SKU')
  }

  async function takeList(text: string, none: string) {
    // Code that only those need who have a list.
    const { readOrderLines } = await import('./order-lines.ts')
    const found = readOrderLines(text)
    if (found.length === 0) return setProblem(none)
    setProblem(undefined)
    setLines((current) => [...current.filter(({ sku }) => sku.trim() !== ''), ...found])
  }

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    // A single SKU is pasted into the field as usual.
    if (!/[\t\n;,]/.test(text.trim())) return
    event.preventDefault()
    takeList(text, 'No line in this list starts with a SKU').catch(() => setProblem('This list could not be read'))
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
    const ordered = filledLines.map((line) => ({
      line,
      product: products.find(({ sku }) => sku.toUpperCase() === line.sku),
    }))
    const unknown = ordered.filter(({ product }) => !product)
    if (unknown.length > 0)
      return setProblem(`No product here has the SKU ${unknown.map(({ line }) => line.sku).join(', ')}`)
    const additions = ordered.flatMap(({ line, product }) =>
      product ? additionOf(product, Number(line.quantity)) : [],
    )
    const failures = await addProducts(app, additions)
    const failed = filledLines.flatMap((line, position) => {
      const error = failures[position]
      return error ? { line, error } : []
    })
    const [first] = failed
    if (first) {
      const { cartFailureText } = await import('#lib/network/cart-failure.ts')
      // The next press adds only these.
      setLines(failed.map(({ line }) => line))
      return setProblem(`${first.line.sku}: ${cartFailureText(first.error)}`)
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
    if (!opener) return
    setBusy(true)
    order(opener)
      .catch(() => setProblem('We could not add the order. Check your connection and try again.'))
      .finally(() => setBusy(false))
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
              onPaste={paste}
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
        <p aria-live="polite">
          {filledLines.length === 0 ? 'Or paste a list: a SKU and a quantity in each line.' : <b>Units: {units}</b>}
        </p>
      </Rows>
      <Actions>
        <Button variant="primary" busy={isBusy}>
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
