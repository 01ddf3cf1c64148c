import { createHmac, timingSafeEqual } from 'node:crypto'
import type { InvoiceFileQuery } from '#contract/account/account.ts'
import { contract } from '#contract/contract.ts'
import { type QuoteFileQuery, quoteFilePath } from '#contract/project/project-quote.ts'
import { signingKey } from '../accounts/signing-key.ts'
import type { Db } from '../database/database.ts'

export type KeyedFile = { kind: 'invoice' | 'quote' | 'calendar'; id: string; now: Date }

const keyOf = (secret: Buffer, { kind, id }: Omit<KeyedFile, 'now'>) =>
  createHmac('sha256', secret).update(`${kind} ${id}`).digest('base64url')

/** 256 bits that no one can make of an id alone. */
export const fileKey = async (db: Db, { now, ...file }: KeyedFile): Promise<string> =>
  keyOf(await signingKey(db, now), file)

export function isSameKey(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Where the files of an order are read, by its id, without a sign-in: mails are opened on other devices than the order was
 * placed on, and calendars fetch by themselves.
 */
export async function orderFileAddresses(db: Db, now: Date) {
  const secret = await signingKey(db, now)
  const addressOf = (path: string, kind: KeyedFile['kind']) => (id: string) => {
    const query = { id, key: keyOf(secret, { kind, id }) } satisfies InvoiceFileQuery
    return `${path}?${new URLSearchParams(query)}`
  }
  return {
    invoice: addressOf(contract.account.invoiceFile.path, 'invoice'),
    calendar: addressOf(contract.account.calendarFile.path, 'calendar'),
  }
}

export const invoiceAddress = async (db: Db, orderId: string, now: Date): Promise<string> =>
  (await orderFileAddresses(db, now)).invoice(orderId)

/** Where one saved quote is read as a PDF. */
export async function quoteAddress(db: Db, quoteRowId: string, now: Date): Promise<string> {
  const query = {
    id: quoteRowId,
    key: await fileKey(db, { kind: 'quote', id: quoteRowId, now }),
  } satisfies QuoteFileQuery
  return `${quoteFilePath}?${new URLSearchParams(query)}`
}
