import type { contract } from '#contract/contract.ts'
import type { Store } from '#contract/location/store.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import { choose } from '../accounts/visitors.ts'
import type { Deps, ReadDeps } from '../deps.ts'
import { invalidField, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { insidePicture, pictureAddress, pictureOf } from '../images/library.ts'
import { stripAccents } from '../lib/strip-accents.ts'
import { geoView } from './geo-view.ts'
import { type StoreRow, storeBy, storesOf } from './store/shop-stores.ts'

const storeOf = ({ id, uri, picture, otherHours, ...row }: StoreRow, today: string): Store => ({
  ...row,
  otherHours: otherHours.filter(({ day }) => day >= today),
  storeId: id,
  storeUri: uri,
  thumbImg: picture ? { src: pictureAddress(pictureOf(picture, row.name), 640) } : null,
  ...(picture && { frontImg: pictureOf(picture, row.name) }),
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

export const storeHandlers = (
  { db, clock }: Deps,
  reading: Pick<ReadDeps, 'db'>,
): Handlers<typeof contract>['store'] => ({
  list: async ({ query }, { brand }) => {
    const today = shopDay(clock(), brand.country)
    return (await storesOf(reading.db, brand.key)).filter(matches(query)).map((row) => storeOf(row, today))
  },
  view: async ({ params }, { brand }) => {
    const row = await storeBy(reading.db, brand.key, params.id)
    if (!row?.isShown) throw notFound()
    const inside = insidePicture(brand.key, row.name)
    return { ...storeOf(row, shopDay(clock(), brand.country)), ...(inside && { insideImg: inside }) }
  },
  choose: async ({ body }, { brand, visitor }) => {
    const row = await storeBy(db, brand.key, body.storeId)
    if (!row?.isShown) throw invalidField('storeId', 'Choose a store')
    const id = await visitor.require()
    await choose(db, id, { storeId: row.id })
    return geoView(db, brand, id)
  },
})
