import { randomInt } from 'node:crypto'
import type { contract } from '#contract/contract.ts'
import { NewsletterForm } from '#domain/account/newsletter-form.ts'
import { customFormSchema } from '#domain/content/custom-form.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import { lockVisitor } from '../accounts/visitors.ts'
import { cardsBySku } from '../catalogue/store/cards.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { HttpError, invalidField, notFound } from '../http/request/errors.ts'
import { checkPart, type Handlers } from '../http/serve.ts'
import { shopOf } from '../http/site/shop-of.ts'
import { safeHtml } from '../lib/safe-html.ts'
import { storesOf } from '../locations/store/shop-stores.ts'
import { insertMail } from '../mail/mails.ts'
import { writeEvent } from '../webhooks/write-event.ts'
import { fullyBooked, type Seats, visitSeats } from './form-booking.ts'
import { formField } from './form-fields.ts'
import { formReceipt } from './form-receipt.ts'
import {
  type FormRow,
  formBy,
  insertMessage,
  type MessageRow,
  messageSent,
  sentSince,
  subscribe,
  subscribedSince,
} from './store/contact.ts'

/** Rate limit of one visitor, for forms and for sign-ups. */
const limit = { count: 5, whileMs: 10 * 60_000 }
const tooMany = 'You have sent several of these just now. Wait ten minutes, then try again'

// Without characters that are easily confused, such as 0 and O.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const newReference = (prefix: string) =>
  `${prefix}-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`

type Issue = { message: string; path: PropertyKey[] }

/** Error of a newsletter sign-up, whose form expects one message in `errtext`. */
function signUpError(
  code: 'invalid_request' | 'too_many_requests',
  { message: errtext = '', path = [] }: Partial<Issue> = {},
) {
  const message = [...path, errtext].join(': ')
  const retry = code === 'too_many_requests' ? { retryAfterMs: limit.whileMs } : {}
  return new HttpError(code, message, retry, { code, message, errtext })
}

const filled = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

type Sent = { form: FormRow; message: Omit<MessageRow, 'seat'>; seats: Seats; context: CallContext }

/** Stores a message and its receipt email, in the first free seat; false when no seat is free. */
async function store(db: Db, { form, message, seats, context }: Sent): Promise<boolean> {
  for (const seat of seats.length > 0 ? seats : [null]) {
    const row = { ...message, seat }
    if (!(await insertMessage(db, row))) continue
    const mail = formReceipt(row, form, context.brand)
    if (mail) await insertMail(db, mail)
    const { reference, formUrl, sku, answers, sentAt } = message
    const data = { reference, form: formUrl, sku, answers }
    await writeEvent(db, { brand: message.brand, name: 'enquiry.received', data, now: sentAt })
    return true
  }
  return false
}

export function contactHandlers({ db, clock }: Deps): Handlers<typeof contract>['contact'] {
  const since = () => new Date(clock().getTime() - limit.whileMs)

  async function found(url: string, { brand }: CallContext) {
    const form = await formBy(db, brand.key, url.toLowerCase())
    if (!form) throw notFound()
    const stores = await storesOf(db, brand.key)
    const today = shopDay(clock(), brand.country)
    return { form, stores, fields: form.fields.map((field) => formField(field, { today, stores })) }
  }

  async function rejectUnsoldProduct(sku: string | undefined, context: CallContext) {
    if (sku !== undefined && (await cardsBySku(db, shopOf(context), [sku])).length === 0)
      throw invalidField('sku', 'This product is not sold here')
  }

  return {
    kitchenClub: async ({ body }, { brand, visitor }) => {
      const { data: entry, error } = NewsletterForm.safeParse(body)
      if (error) throw signUpError('invalid_request', error.issues[0])
      const visitorId = await visitor.require()
      if ((await subscribedSince(db, visitorId, since())) >= limit.count)
        throw signUpError('too_many_requests', { message: tooMany })
      const subscriber = { name: entry.Name, email: entry.Email, postcode: entry.Postcode, source: body.source }
      await tx(db, (transaction) => subscribe(transaction, { ...subscriber, brand: brand.key, visitorId }, clock()))
      return { success: true }
    },

    form: async ({ params }, context) => {
      const { form, fields } = await found(params.url, context)
      const { url, title, description, html, button, source } = form
      return { url, title, description, html: safeHtml(html), button, source, fields }
    },

    sendForm: async ({ params, body }, context) => {
      const { form, fields, stores } = await found(params.url, context)
      const answers = filled(checkPart('body', customFormSchema(fields), body.answers))
      await rejectUnsoldProduct(body.sku, context)
      const seats = visitSeats(form, answers, stores)
      const visitorId = await context.visitor.require()
      const idempotencyKey = context.idempotencyKey ?? context.requestId
      const now = clock()
      const reference = await tx(db, async (transaction) => {
        await lockVisitor(transaction, visitorId)
        const before = await messageSent(transaction, visitorId, idempotencyKey)
        if (before) return before.reference
        if ((await sentSince(transaction, visitorId, since())) >= limit.count)
          throw new HttpError('too_many_requests', tooMany, { errors: [tooMany], retryAfterMs: limit.whileMs })
        const message = {
          id: newId(now.getTime()),
          reference: newReference(form.prefix),
          brand: form.brand,
          formUrl: form.url,
          source: form.source,
          visitorId,
          idempotencyKey,
          sku: body.sku ?? null,
          answers,
          sentAt: now,
          doneAt: null,
        }
        if (!(await store(transaction, { form, message, seats, context }))) throw fullyBooked()
        return message.reference
      })
      return { reference, ...form.thanks }
    },
  }
}
