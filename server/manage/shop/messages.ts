import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { Enquiry, Subscriber } from '#contract/manage/manage-messages.ts'
import { optionsOf } from '../../content/form-fields.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { type StoreRow, storesOf } from '../../locations/store/shop-stores.ts'
import { writeEvent } from '../../webhooks/write-event.ts'
import { audited } from '../audited.ts'
import { foreignMark, keysetPage, readMark, readMomentMark, writeMark } from '../keyset.ts'
import {
  deleteSubscriber,
  findMessage,
  listMessages,
  listSubscribers,
  type MessageWithForm,
  type SubscriberRow,
  setDone,
} from './store/manage-messages.ts'

/** The first answer to a field whose name says what it is: forms of retailers name theirs differently. */
const answerNamed = (answers: Readonly<Record<string, string>>, name: RegExp) =>
  Object.entries(answers).find(([field]) => name.test(field))?.[1] ?? ''

/** An enquiry as staff read it: questions and chosen answers by what the form calls them today. */
export function enquiryOf({ message, title, fields }: MessageWithForm, stores: readonly StoreRow[]): Enquiry {
  const { id, reference, sentAt, formUrl, sku, answers, doneAt } = message
  const asked = new Map(fields?.map((field) => [field.name, field]))
  return {
    id,
    reference,
    sentAt: sentAt.toISOString(),
    form: title ?? formUrl,
    sku,
    name: answerNamed(answers, /name/i),
    email: answerNamed(answers, /e-?mail/i),
    isDone: doneAt !== null,
    answers: Object.entries(answers).map(([name, value]) => {
      const field = asked.get(name)
      const chosen = field && optionsOf(field, stores).find((option) => option.value === value)
      return { label: field?.label ?? name, value: chosen?.label ?? value }
    }),
  }
}

export const subscriberOf = ({ email, name, postcode, source, subscribedAt }: SubscriberRow): Subscriber => ({
  ...{ id: email, name, postcode, source },
  subscribedAt: subscribedAt.toISOString(),
})

export function enquiryHandlers(deps: Deps): Handlers<typeof manageContract>['manageEnquiries'] {
  const { db } = deps
  async function find(brand: string, id: string, source = db) {
    const row = await findMessage(source, brand, id)
    if (!row) throw notFound('There is no such enquiry in this shop')
    return row
  }
  const shown = async (brand: string, id: string) => enquiryOf(await find(brand, id), await storesOf(db, brand))

  return {
    list: async ({ query: { after, limit, q, state } }, { brand }) => {
      const mark = readMomentMark(after)
      const page = await keysetPage(
        limit,
        (count) => listMessages(db, { brand: brand.key, state, q }, { after: mark, count }),
        ({ message }) => writeMark(message.sentAt.toISOString(), message.id),
      )
      const stores = await storesOf(db, brand.key)
      return { rows: page.rows.map((row) => enquiryOf(row, stores)), next: page.next }
    },

    view: async ({ params: { id } }, { brand }) => shown(brand.key, id),

    setState: async ({ params: { id }, body: { isDone } }, context) => {
      const { key: brand } = context.brand
      await find(brand, id)
      await audited(deps, context, {
        action: isDone ? 'closed an enquiry' : 'opened an enquiry again',
        subject: 'enquiry',
        work: async (tx, now) => {
          const former = await find(brand, id, tx)
          const wasDone = former.message.doneAt !== null
          if (wasDone !== isDone) await setDone(tx, id, isDone ? now : null)
          const { reference } = former.message
          return { result: null, subjectId: id, label: reference, before: { done: wasDone }, after: { done: isDone } }
        },
      })
      return shown(brand, id)
    },
  }
}

function subscriberMark(after: string | undefined) {
  const [at, email] = readMark(after, 2) ?? []
  if (at === undefined || email === undefined) return null
  if (Number.isNaN(Date.parse(at))) throw foreignMark()
  return [at, email] as const
}

export function newsletterHandlers(deps: Deps): Handlers<typeof manageContract>['manageNewsletter'] {
  const { db } = deps
  return {
    list: async ({ query: { after, limit, q } }, { brand }) => {
      const mark = subscriberMark(after)
      const page = await keysetPage(
        limit,
        (count) => listSubscribers(db, { brand: brand.key, q }, { after: mark, count }),
        ({ subscribedAt, email }) => writeMark(subscribedAt.toISOString(), email),
      )
      return { rows: page.rows.map(subscriberOf), next: page.next }
    },

    remove: async ({ params: { id } }, context) =>
      audited(deps, context, {
        action: 'unsubscribed an address',
        subject: 'newsletter',
        work: async (tx, now) => {
          const { key: brand } = context.brand
          const former = await deleteSubscriber(tx, brand, id.toLowerCase())
          if (!former) throw notFound('This address is not subscribed')
          await writeEvent(tx, { brand, name: 'newsletter.unsubscribed', data: { email: former.email }, now })
          // Without the address: the log outlives the subscription.
          const before = { subscribedAt: former.subscribedAt.toISOString() }
          return { result: null, subjectId: former.source, label: 'Newsletter', before, after: null }
        },
      }),
  }
}
