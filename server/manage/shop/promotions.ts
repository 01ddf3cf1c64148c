import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { PromotionDetail, PromotionSummary } from '#contract/manage/manage-offers.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Db } from '../../database/database.ts'
import { refreshListings } from '../../database/derived/listed-stock.ts'
import { newId } from '../../database/id.ts'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { slugOf } from '../../lib/slug.ts'
import { audited } from '../audited.ts'
import { writtenHtml } from '../content/written-html.ts'
import { keysetPage, readIdMark, writeMark } from '../keyset.ts'
import { checkPicture, managedPictureOrNull } from '../pictures.ts'
import { checkScope, filledScope } from './scope.ts'
import {
  findPromotion,
  hasPromotionAt,
  insertPromotion,
  listedIds,
  listPromotions,
  type PromotionRow,
  skusOf,
  updatePromotion,
  writePromoted,
} from './store/manage-offers.ts'

const summaryOf = ({ id, uri, title, startsOn, endsOn }: PromotionRow, today: string): PromotionSummary => ({
  ...{ id, uri, title, startsOn, endsOn },
  state: endsOn < today ? 'ended' : startsOn > today ? 'planned' : 'running',
})

type Shown = { skus: string[]; today: string }

const detailOf = (row: PromotionRow, { skus, today }: Shown): PromotionDetail => ({
  ...summaryOf(row, today),
  description: row.description,
  html: row.html,
  rewardLabel: row.rewardLabel,
  rewardSku: row.rewardSku,
  isFeatured: row.isFeatured,
  picture: managedPictureOrNull(row.picture),
  categories: row.categories,
  manufacturers: row.manufacturers,
  skus,
})

const loggedOf = (row: PromotionRow, skus: readonly string[]) => ({
  title: row.title,
  description: row.description,
  html: row.html,
  rewardLabel: row.rewardLabel,
  rewardSku: row.rewardSku,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  isFeatured: row.isFeatured,
  picture: row.picture,
  products: skus.join(', '),
  categories: row.categories.join(', '),
  manufacturers: row.manufacturers.join(', '),
})

type Areas = Handlers<typeof manageContract>['managePromotions']
type Form = Parameters<Areas['update']>[0]['body']
type Fields = ReturnType<typeof filled>

const filled = (form: Form, former: PromotionRow | null) => ({ ...form, ...filledScope(form, former) })

async function idsOf(db: Db, brand: string, { skus, rewardSku, startsOn, endsOn }: Fields) {
  if (endsOn < startsOn) throw invalidField('endsOn', 'End after the beginning')
  const wanted = rewardSku ? [...skus, rewardSku] : skus
  const known = await listedIds(db, brand, wanted)
  const missing = skus.filter((sku) => !known.has(sku))
  if (missing.length > 0) throw invalidField('skus', `This shop does not sell ${missing.slice(0, 5).join(', ')}`)
  if (rewardSku && !known.has(rewardSku)) throw invalidField('rewardSku', 'This shop does not sell this product')
  return skus.flatMap((sku) => known.get(sku) ?? [])
}

export function managedPromotionHandlers(deps: Deps): Areas {
  const { db, clock } = deps
  async function find(brand: string, id: string, source = db) {
    const row = await findPromotion(source, brand, id)
    if (!row) throw notFound('There is no such promotion in this shop')
    return row
  }

  /** The products of a promotion, with what lists read of them. */
  async function writeProducts(
    tx: Parameters<typeof refreshListings>[0],
    promoted: Parameters<typeof writePromoted>[1],
  ) {
    const changed = await writePromoted(tx, promoted)
    if (changed.length > 0) await refreshListings(tx, [...new Set(changed)])
    return skusOf(tx, promoted.promotionId)
  }

  const columnsOf = ({ skus: _, rewardSku, html, ...fields }: Fields) => ({
    ...fields,
    html: writtenHtml(html),
    rewardSku: rewardSku || null,
  })

  return {
    list: async ({ query: { after, limit, q } }, { brand }) => {
      const mark = readIdMark(after)
      const today = shopDay(clock(), brand.country)
      const page = await keysetPage(
        limit,
        (count) => listPromotions(db, brand.key, { after: mark, q, count }),
        ({ id }) => writeMark(id),
      )
      return { rows: page.rows.map((row) => summaryOf(row, today)), next: page.next }
    },

    view: async ({ params: { id } }, { brand }) => {
      const row = await find(brand.key, id)
      return detailOf(row, { skus: await skusOf(db, id), today: shopDay(clock(), brand.country) })
    },

    create: async ({ body: form }, context) => {
      const body = filled(form, null)
      const { key: brand, country } = context.brand
      return audited(deps, context, {
        action: 'added a promotion',
        subject: 'promotion',
        work: async (tx, now) => {
          const ids = await idsOf(tx, brand, body)
          const uri = slugOf(body.title)
          if (uri === '') throw invalidField('title', 'Use letters or digits')
          if (await hasPromotionAt(tx, brand, uri)) throw invalidField('title', 'Another promotion has this title')
          await checkScope(tx, { scope: body, former: null })
          await checkPicture(tx, { key: body.picture, former: null, now })
          const row: PromotionRow = {
            ...columnsOf(body),
            ...{ id: newId(now.getTime()), brand, uri },
            ...{ maker: null, ribbonType: null, claimForm: null, claimEndsOn: null },
          }
          await insertPromotion(tx, row)
          const skus = await writeProducts(tx, { brand, promotionId: row.id, ids })
          const result = detailOf(row, { skus, today: shopDay(now, country) })
          return { result, subjectId: row.id, label: row.title, before: null, after: loggedOf(row, skus) }
        },
      })
    },

    update: async ({ params: { id }, body: form }, context) => {
      const { key: brand, country } = context.brand
      await find(brand, id)
      return audited(deps, context, {
        action: 'changed a promotion',
        subject: 'promotion',
        work: async (tx, now) => {
          const former = await find(brand, id, tx)
          const body = filled(form, former)
          const before = loggedOf(former, await skusOf(tx, id))
          const ids = await idsOf(tx, brand, body)
          await checkScope(tx, { scope: body, former })
          await checkPicture(tx, { key: body.picture, former: former.picture, now })
          const columns = columnsOf(body)
          const row = { ...former, ...columns }
          await updatePromotion(tx, id, columns)
          const skus = await writeProducts(tx, { brand, promotionId: id, ids })
          const result = detailOf(row, { skus, today: shopDay(now, country) })
          return { result, subjectId: id, label: row.title, before, after: loggedOf(row, skus) }
        },
      })
    },
  }
}
