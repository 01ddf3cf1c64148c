import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { StoreDetail, StoreSummary } from '#contract/manage/manage-stores.ts'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { slugOf } from '../../lib/slug.ts'
import { audited } from '../audited.ts'
import { textPage } from '../keyset.ts'
import { checkPicture, managedPictureOrNull } from '../pictures.ts'
import { findStore, insertStore, isTaken, listStores, type StoreRow, updateStore } from './store/manage-stores.ts'

const summaryOf = ({ id, name, suburb, state, phone, isShown }: StoreRow): StoreSummary => ({
  ...{ id, name, suburb, state, phone, isShown },
})

const detailOf = ({ picture, ...row }: StoreRow): StoreDetail => ({ ...row, picture: managedPictureOrNull(picture) })

const hoursText = ({ isOpen, openTime, closeTime }: StoreRow['openTimes'][number]) =>
  isOpen ? `${openTime}-${closeTime}` : 'closed'

const loggedOf = ({ id: _, brand: _brand, uri: _uri, openTimes, otherHours, services, ...row }: StoreRow) => ({
  ...row,
  openTimes: openTimes.map(hoursText).join(', '),
  otherHours: otherHours.map(({ day, note, ...hours }) => `${day} ${note} ${hoursText(hours)}`).join(', '),
  services: services.join(', '),
})

type Areas = Handlers<typeof manageContract>['manageStores']
type Fields = Parameters<Areas['update']>[0]['body']

/** Days once each, the next one first. */
function inOrder({ otherHours, ...fields }: Fields) {
  const days = otherHours.map(({ day }) => day)
  const repeated = days.findIndex((day, index) => days.indexOf(day) !== index)
  if (repeated >= 0) throw invalidField(`otherHours.${repeated}.day`, 'This day is there already')
  return { ...fields, otherHours: otherHours.toSorted((one, other) => (one.day < other.day ? -1 : 1)) }
}

export function managedStoreHandlers(deps: Deps): Areas {
  const { db } = deps
  async function find(brand: string, id: string, source = db) {
    const row = await findStore(source, brand, id)
    if (!row) throw notFound('There is no such store in this shop')
    return row
  }

  return {
    list: async ({ query }, { brand }) => {
      const page = await textPage(
        query,
        (page) => listStores(db, brand.key, page),
        ({ id }) => id,
      )
      return { rows: page.rows.map(summaryOf), next: page.next }
    },

    view: async ({ params: { id } }, { brand }) => detailOf(await find(brand.key, id)),

    create: async ({ body: { id, ...body } }, context) => {
      const { key: brand, country } = context.brand
      const fields = inOrder(body)
      return audited(deps, context, {
        action: 'added a store',
        subject: 'store',
        work: async (tx, now) => {
          const uri = slugOf(fields.name)
          const taken = await isTaken(tx, { brand, id, uri })
          if (taken.id) throw invalidField('id', 'Another store has this code')
          if (taken.uri || uri === '') throw invalidField('name', 'Another store has this name')
          await checkPicture(tx, { key: fields.picture, former: null, now })
          const row = { ...fields, id, brand, uri, country, subdivision: fields.state, virtualTourId: null }
          await insertStore(tx, row)
          return { result: detailOf(row), subjectId: id, label: fields.name, before: null, after: loggedOf(row) }
        },
      })
    },

    update: async ({ params: { id }, body }, context) => {
      const { key: brand } = context.brand
      await find(brand, id)
      const fields = inOrder(body)
      return audited(deps, context, {
        action: 'changed a store',
        subject: 'store',
        work: async (tx, now) => {
          const former = await find(brand, id, tx)
          await checkPicture(tx, { key: fields.picture, former: former.picture, now })
          await updateStore(tx, id, fields)
          const row = { ...former, ...fields }
          const [before, after] = [loggedOf(former), loggedOf(row)]
          return { result: detailOf(row), subjectId: id, label: fields.name, before, after }
        },
      })
    },
  }
}
