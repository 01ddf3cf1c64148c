import type { contract } from '#contract/contract.ts'
import type { Store } from '#contract/location/store.ts'
import { choose } from '../accounts/visitors.ts'
import type { Deps } from '../deps.ts'
import { invalidField, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { pictureAddress, pictureOf } from '../images/library.ts'
import { stripAccents } from '../lib/strip-accents.ts'
import { geoView } from './geo-view.ts'
import { type StoreRow, storeBy, storesOf } from './store/shop-stores.ts'

const storeOf = ({ id, uri, picture, ...row }: StoreRow): Store => ({
  ...row,
  storeId: id,
  storeUri: uri,
  thumbImg: picture ? { src: pictureAddress(pictureOf(picture, row.name), 640) } : null,
})

type Filter = { state?: string | undefined; subdivision?: string | undefined; text?: string | undefined }

const matches =
  ({ state, subdivision, text }: Filter) =>
  (row: StoreRow) => {
    const words = stripAccents([row.name, row.address, row.suburb, row.state, row.postcode].join(' '))
    return (
      (!state || stripAccents(row.state) === stripAccents(state)) &&
      (!subdivision || stripAccents(row.subdivision) === stripAccents(subdivision)) &&
      (!text || words.includes(stripAccents(text)))
    )
  }

export const storeHandlers = ({ db }: Deps): Handlers<typeof contract>['store'] => ({
  list: async ({ query }, { brand }) => (await storesOf(db, brand.key)).filter(matches(query)).map(storeOf),
  view: async ({ params }, { brand }) => {
    const row = await storeBy(db, brand.key, params.id)
    if (!row) throw notFound()
    return storeOf(row)
  },
  choose: async ({ body }, { brand, visitor }) => {
    const row = await storeBy(db, brand.key, body.storeId)
    if (!row) throw invalidField('storeId', 'Choose a store')
    const id = await visitor.require()
    await choose(db, id, { storeId: row.id })
    return geoView(db, brand, id)
  },
})
