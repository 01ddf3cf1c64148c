import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { ManagedCoupon } from '#contract/manage/manage-offers.ts'
import { toCents, toDollars } from '#domain/money/money.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { audited } from '../audited.ts'
import { textPage } from '../keyset.ts'
import { checkScope, filledScope } from './scope.ts'
import {
  type CouponRow,
  findShopCoupon,
  insertCoupon,
  listCoupons,
  listedIds,
  updateCoupon,
} from './store/manage-offers.ts'

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null
const dateOrNull = (text: string | null) => (text === null ? null : new Date(text))

function stateOf({ startsAt, endsAt, maxUses, uses }: CouponRow, now: Date): ManagedCoupon['state'] {
  if (endsAt !== null && endsAt <= now) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'used up'
  return startsAt !== null && startsAt > now ? 'planned' : 'running'
}

const viewOf = (row: CouponRow, now: Date): ManagedCoupon => ({
  id: row.code,
  kind: row.kind,
  value: row.kind === 'amount' ? toDollars(row.value) : row.value,
  minimum: toDollars(row.minimumCents),
  startsAt: isoOrNull(row.startsAt),
  endsAt: isoOrNull(row.endsAt),
  maxUses: row.maxUses,
  uses: row.uses,
  isOwn: row.brand !== null,
  skus: row.skus,
  categories: row.categories,
  manufacturers: row.manufacturers,
  state: stateOf(row, now),
})

/** Without the uses, which orders count. */
const loggedOf = ({ code: _, brand: _brand, uses: _uses, startsAt, endsAt, ...row }: CouponRow) => ({
  ...row,
  skus: row.skus.join(', '),
  categories: row.categories.join(', '),
  manufacturers: row.manufacturers.join(', '),
  startsAt: isoOrNull(startsAt),
  endsAt: isoOrNull(endsAt),
})

type Areas = Handlers<typeof manageContract>['manageCoupons']
type Form = Parameters<Areas['update']>[0]['body']
type Fields = ReturnType<typeof filled>

/** Products, too, came to the form in a later release. */
const filled = (form: Form, former: CouponRow | null) => ({
  ...form,
  ...filledScope(form, former),
  skus: form.skus ?? former?.skus ?? [],
})

function columnsOf({ kind, value, minimum, startsAt, endsAt, maxUses, ...scope }: Fields) {
  if (kind === 'percent' && (!Number.isInteger(value) || value < 1 || value > 100))
    throw invalidField('value', 'A whole percentage from 1 to 100')
  if (kind === 'amount' && value === 0) throw invalidField('value', 'Enter an amount above zero')
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt)
    throw invalidField('endsAt', 'End after the beginning')
  return {
    kind,
    value: kind === 'amount' ? toCents(value) : kind === 'percent' ? value : 0,
    minimumCents: toCents(minimum),
    startsAt: dateOrNull(startsAt),
    endsAt: dateOrNull(endsAt),
    maxUses,
    categories: scope.categories,
    manufacturers: scope.manufacturers,
    skus: scope.skus,
  }
}

type Checked = { brand: string; fields: Fields; former: CouponRow | null }

/** The products of a coupon are those of its shop; what was chosen before may have gone since. */
async function checkProducts(tx: Tx, { brand, fields, former }: Checked) {
  const known = await listedIds(tx, brand, fields.skus)
  const missing = fields.skus.filter((sku) => !known.has(sku) && !former?.skus.includes(sku))
  if (missing.length > 0) throw invalidField('skus', `This shop does not sell ${missing.slice(0, 5).join(', ')}`)
  await checkScope(tx, { scope: fields, former })
}

export function couponHandlers(deps: Deps): Areas {
  const { db, clock } = deps
  async function find(brand: string, code: string, source = db) {
    const row = await findShopCoupon(source, brand, code)
    if (!row) throw notFound('There is no such coupon in this shop')
    return row
  }

  return {
    list: async ({ query }, { brand }) => {
      const page = await textPage(
        query,
        (page) => listCoupons(db, brand.key, page),
        ({ code }) => code,
      )
      return { rows: page.rows.map((row) => viewOf(row, clock())), next: page.next }
    },

    view: async ({ params: { id } }, { brand }) => viewOf(await find(brand.key, id), clock()),

    create: async ({ body: { code, ...form } }, context) => {
      const fields = filled(form, null)
      const columns = columnsOf(fields)
      return audited(deps, context, {
        action: 'added a coupon',
        subject: 'coupon',
        work: async (tx, now) => {
          await checkProducts(tx, { brand: context.brand.key, fields, former: null })
          const row = { ...columns, code, brand: context.brand.key, uses: 0 }
          if (!(await insertCoupon(tx, row))) throw invalidField('code', 'Another coupon has this code')
          return { result: viewOf(row, now), subjectId: code, label: code, before: null, after: loggedOf(row) }
        },
      })
    },

    update: async ({ params: { id }, body }, context) => {
      await find(context.brand.key, id)
      return audited(deps, context, {
        action: 'changed a coupon',
        subject: 'coupon',
        work: async (tx, now) => {
          const former = await find(context.brand.key, id, tx)
          if (former.brand === null) throw notFound('This coupon holds in every shop: it cannot be changed in one')
          const fields = filled(body, former)
          const columns = columnsOf(fields)
          await checkProducts(tx, { brand: context.brand.key, fields, former })
          await updateCoupon(tx, id, columns)
          const row = { ...former, ...columns }
          return { result: viewOf(row, now), subjectId: id, label: id, before: loggedOf(former), after: loggedOf(row) }
        },
      })
    },
  }
}
