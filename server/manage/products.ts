import { createHash } from 'node:crypto'
import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { ProductDetail, ProductSummary } from '#contract/manage/manage-products.ts'
import { toCents, toDollars } from '#domain/money/money.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import type { AuditValues } from '../database/schema/manage.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, invalidField, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { noMapping } from '../import/products/mapping.ts'
import { productImporter } from '../import/products/products.ts'
import { stockImporter } from '../import/stock.ts'
import { audited } from './audited.ts'
import { foreignMark, keysetPage, readMark, writeMark } from './keyset.ts'
import {
  findProduct,
  findProductId,
  leafCategories,
  listProducts,
  lockProduct,
  type ManagedProduct,
  manufacturerNames,
  stockOf,
  warehousesOf,
} from './store/manage-products.ts'

const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents))
const cents = (amount: number | null) => (amount === null ? null : toCents(amount))

function summaryOf({ priceCents, rrpCents, listed, ...row }: ManagedProduct): ProductSummary {
  return { ...row, price: dollars(priceCents), rrp: dollars(rrpCents), isSold: listed !== null }
}

type Stock = Awaited<ReturnType<typeof stockOf>>

/** The product as the audit log has it. */
function valuesOf(product: ManagedProduct, stock: Stock): AuditValues {
  const { title, manufacturer, category, model, description, priceCents, rrpCents } = product
  const pieces = Object.fromEntries(stock.map(({ warehouse, quantity }) => [`pieces in ${warehouse}`, quantity]))
  return {
    title,
    manufacturer,
    category,
    model,
    description,
    price: dollars(priceCents),
    rrp: dollars(rrpCents),
    ...pieces,
  }
}

/** Without the stock, which orders change, too. */
const versionOf = (product: ManagedProduct) =>
  createHash('sha1')
    .update(JSON.stringify(valuesOf(product, [])))
    .digest('base64url')

const detailOf = (product: ManagedProduct, stock: Stock): ProductDetail => ({
  ...summaryOf(product),
  slug: product.slug,
  model: product.model,
  description: product.description,
  stock,
  version: versionOf(product),
})

type Areas = Handlers<typeof manageContract>['manageProducts']
type Fields = Omit<Parameters<Areas['update']>[0]['body'], 'version'>

/** What the database alone can say about a form. */
async function checkFields(db: Db, { key: _, country }: Brand, { category, price, rrp, stock }: Fields) {
  if (rrp !== null && price !== null && rrp < price) throw invalidField('rrp', 'Not less than the price')
  const [known, codes] = await Promise.all([leafCategories(db), warehousesOf(db, country)])
  if (!known.some(({ uri }) => uri === category)) throw invalidField('category', 'Choose one of the categories')
  const index = stock.findIndex(({ warehouse }) => !codes.some(({ code }) => code === warehouse))
  if (index >= 0) throw invalidField(`stock.${index}.warehouse`, 'This shop has no such warehouse')
}

export function productHandlers(deps: Deps): Areas {
  const { db, clock } = deps
  async function detail(brand: Brand, id: string, source: Db = db) {
    const product = await findProduct(source, brand, id)
    if (!product) throw notFound('There is no such product')
    return { product, stock: await stockOf(source, brand.country, id) }
  }

  /** Writes through the importers, which update lists and search for this product only. */
  async function write(
    tx: Tx,
    { key, country }: Brand,
    { sku, fields, due = new Map() }: { sku: string; fields: Fields; due?: ReadonlyMap<string, string | null> },
  ) {
    const now = clock()
    const today = shopDay(now, country)
    const { title, manufacturer, category, price, rrp, stock } = fields
    const input = { sku, title, manufacturer, category, price: cents(price), rrp: cents(rrp) }
    const further = { model: fields.model || sku, description: fields.description ?? '' }
    await productImporter({ mapping: noMapping, brands: [key], addsCategories: false, today, now }).write(tx, [
      { ...input, ...further, attributes: undefined, specifications: undefined },
    ])
    const changed = stock.filter(({ quantity, was }) => quantity !== was)
    await stockImporter({ now }).write(
      tx,
      changed.map(({ warehouse, quantity }) => ({ sku, warehouse, quantity, next_date: due.get(warehouse) ?? null })),
    )
  }

  return {
    list: async ({ query: { after, limit, q } }, { brand }) => {
      const [mark] = readMark(after, 1) ?? []
      if (mark !== undefined && !/^\d{1,9}$/.test(mark)) throw foreignMark()
      const page = await keysetPage(
        limit,
        (count) => listProducts(db, brand, { before: mark === undefined ? null : Number(mark), q, count }),
        ({ number }) => writeMark(String(number)),
      )
      return { rows: page.rows.map(summaryOf), next: page.next }
    },

    view: async ({ params: { id } }, { brand }) => {
      const { product, stock } = await detail(brand, id)
      return detailOf(product, stock)
    },

    options: async (_input, { brand }) => {
      const [categories, manufacturers, warehouses] = await Promise.all([
        leafCategories(db),
        manufacturerNames(db),
        warehousesOf(db, brand.country),
      ])
      return { categories, manufacturers, warehouses }
    },

    create: async ({ body: { sku, ...fields } }, context) => {
      const { brand } = context
      await checkFields(db, brand, fields)
      return audited(deps, context, {
        action: 'added a product',
        subject: 'product',
        work: async (tx) => {
          if (await findProductId(tx, sku)) throw invalidField('sku', 'Another product has this SKU')
          await write(tx, brand, {
            sku,
            fields: { ...fields, stock: fields.stock.map((row) => ({ ...row, was: -1 })) },
          })
          const id = await findProductId(tx, sku)
          if (!id) throw new Error(`The product ${sku} was not written`)
          const { product, stock } = await detail(brand, id, tx)
          return {
            result: detailOf(product, stock),
            subjectId: id,
            label: `${product.title} (${sku})`,
            before: null,
            after: valuesOf(product, stock),
          }
        },
      })
    },

    update: async ({ params: { id }, body: { version, ...fields } }, context) => {
      const { brand } = context
      await detail(brand, id)
      await checkFields(db, brand, fields)
      return audited(deps, context, {
        action: 'changed a product',
        subject: 'product',
        work: async (tx) => {
          await lockProduct(tx, id)
          const former = await detail(brand, id, tx)
          if (versionOf(former.product) !== version)
            throw conflict('Someone else has changed this product. Open it again, then make your changes')
          const taken = fields.stock.findIndex(
            ({ warehouse, was, quantity }) =>
              quantity !== was && former.stock.find((row) => row.warehouse === warehouse)?.quantity !== was,
          )
          if (taken >= 0)
            throw invalidField(`stock.${taken}.quantity`, 'An order has changed this. Open the product again')
          const due = new Map(former.stock.map(({ warehouse, nextDate }) => [warehouse, nextDate]))
          await write(tx, brand, { sku: former.product.sku, fields, due })
          const { product, stock } = await detail(brand, id, tx)
          return {
            result: detailOf(product, stock),
            subjectId: id,
            label: `${product.title} (${product.sku})`,
            before: valuesOf(former.product, former.stock),
            after: valuesOf(product, stock),
          }
        },
      })
    },
  }
}
