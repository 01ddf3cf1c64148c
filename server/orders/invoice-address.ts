import { createHmac, timingSafeEqual } from 'node:crypto'
import type { InvoiceFileQuery } from '#contract/account/account.ts'
import { contract } from '#contract/contract.ts'
import { type QuoteFileQuery, quoteFilePath } from '#contract/project/project-quote.ts'
import { signingKey } from '../accounts/signing-key.ts'
import type { Db } from '../database/database.ts'

export type KeyedFile = { kind: 'invoice' | 'quote' | 'calendar'; id: string; now: Date }

/** 256 bits that no one can make of an id alone. */
export async function fileKey(db: Db, { kind, id, now }: KeyedFile): Promise<string> {
  const secret = await signingKey(db, now)
  return createHmac('sha256', secret).update(`${kind} ${id}`).digest('base64url')
}

export function isSameKey(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Where an invoice is read, without a sign-in: the mail is opened on other devices than the order was placed on. */
export async function invoiceAddress(db: Db, orderId: string, now: Date): Promise<string> {
  const query = {
    id: orderId,
    key: await fileKey(db, { kind: 'invoice', id: orderId, now }),
  } satisfies InvoiceFileQuery
  return `${contract.account.invoiceFile.path}?${new URLSearchParams(query)}`
}

/** Where the delivery day of an order is read as a calendar file, without a sign-in: calendars fetch it by themselves. */
export async function calendarAddress(db: Db, orderId: string, now: Date): Promise<string> {
  const query = {
    id: orderId,
    key: await fileKey(db, { kind: 'calendar', id: orderId, now }),
  } satisfies InvoiceFileQuery
  return `${contract.account.calendarFile.path}?${new URLSearchParams(query)}`
}

/** Where one saved quote is read as a PDF. */
export async function quoteAddress(db: Db, quoteRowId: string, now: Date): Promise<string> {
  const query = {
    id: quoteRowId,
    key: await fileKey(db, { kind: 'quote', id: quoteRowId, now }),
  } satisfies QuoteFileQuery
  return `${quoteFilePath}?${new URLSearchParams(query)}`
}
