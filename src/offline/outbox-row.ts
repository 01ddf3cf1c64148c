import * as z from 'zod/mini'
import { AddProduct, CartProduct } from '#contract/cart.ts'
import type { OutboxRow } from '#domain/outbox.ts'
import type { StoredRow } from './database.ts'

const Line = z.object({
  productCode: z.string(),
  sku: z.string(),
  warrantyId: z.nullable(z.string()),
  installId: z.nullable(z.string()),
})

const rest = {
  id: z.string(),
  brand: z.string(),
  createdAt: z.number(),
  attempts: z.number(),
  state: z.enum(['waiting', 'refused']),
  notBefore: z.number(),
  reason: z.nullable(z.string()),
}

const Row = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), payload: z.object({ line: CartProduct, body: AddProduct }), ...rest }),
  z.object({
    kind: z.literal('quantity'),
    payload: z.object({ line: Line, title: z.string(), by: z.number() }),
    ...rest,
  }),
  z.object({ kind: z.literal('remove'), payload: z.object({ line: Line, title: z.string() }), ...rest }),
  z.object({ kind: z.literal('clear'), payload: z.null(), ...rest }),
  z.object({ kind: z.literal('email'), payload: z.object({ email: z.string() }), ...rest }),
])

/** The row, or null for one of an app whose rows are not known here: it stays where it is until a newer app reads it. */
export function readRow({ row }: StoredRow): OutboxRow | null {
  const read = Row.safeParse(row)
  return read.success ? read.data : null
}
