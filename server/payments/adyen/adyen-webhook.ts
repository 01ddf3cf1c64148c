import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { PaymentEvent } from '../store/payment-events.ts'

const Item = z.object({
  eventCode: z.string(),
  success: z.string(),
  pspReference: z.string(),
  originalReference: z.string().optional(),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  amount: z.object({ currency: z.string(), value: z.number() }),
  eventDate: z.string(),
  reason: z.string().nullish(),
  additionalData: z.looseObject({ hmacSignature: z.string().optional() }).optional(),
})
export type AdyenItem = z.infer<typeof Item>

const Body = z.object({ notificationItems: z.array(z.object({ NotificationRequestItem: Item })) })

/** The signature of an item with a key in hexadecimal. */
export function itemSignature(item: AdyenItem, key: string): string {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference, amount } = item
  const signed = [pspReference, originalReference, merchantAccountCode, merchantReference]
  const text = [...signed, amount.value, amount.currency, item.eventCode, item.success].join(':')
  return createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('base64')
}

function isSigned(item: AdyenItem, keys: readonly string[]): boolean {
  const given = Buffer.from(item.additionalData?.hmacSignature ?? '')
  return keys.some((key) => {
    const right = Buffer.from(itemSignature(item, key))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

type Secrets = { merchantAccount: string; hmacKeys: readonly string[] }

/** The items of a message; null if one is not signed with a key of the account. */
export function readItems(body: unknown, { merchantAccount, hmacKeys }: Secrets): AdyenItem[] | null {
  const read = Body.safeParse(body)
  if (!read.success) return null
  const items = read.data.notificationItems.map(({ NotificationRequestItem: item }) => item)
  const isOwn = (item: AdyenItem) => item.merchantAccountCode === merchantAccount && isSigned(item, hmacKeys)
  return items.every(isOwn) ? items : null
}

type Kinds = { done: PaymentEvent['kind'] | null; failed: PaymentEvent['kind'] | null }

const kinds: Readonly<Record<string, Kinds>> = {
  AUTHORISATION: { done: 'authorised', failed: 'refused' },
  CANCELLATION: { done: 'released', failed: null },
  TECHNICAL_CANCEL: { done: 'released', failed: null },
  EXPIRE: { done: 'expired', failed: null },
  OFFER_CLOSED: { done: 'expired', failed: null },
  CAPTURE: { done: 'captured', failed: 'capture failed' },
  CAPTURE_FAILED: { done: 'capture failed', failed: null },
  REFUND: { done: null, failed: 'refund failed' },
  REFUND_FAILED: { done: 'refund failed', failed: null },
}

/** What an item says about its payment; null for events that change nothing here. */
export function eventOf(item: AdyenItem): PaymentEvent | null {
  const { eventCode, success, pspReference, originalReference, merchantReference, amount, eventDate, reason } = item
  const named = kinds[eventCode]
  const kind = success === 'true' ? named?.done : named?.failed
  if (!kind) return null
  return {
    // The same for each delivery of one item.
    id: `adyen:${pspReference}:${eventCode}:${success}`,
    reference: merchantReference,
    kind,
    providerReference: originalReference || pspReference,
    amountCents: amount.value,
    currency: amount.currency,
    detail: reason ?? null,
    at: new Date(eventDate),
  }
}
