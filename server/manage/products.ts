import { createHash } from 'node:crypto'
import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { ProductDetail, ProductSummary } from '#contract/manage/manage-products.ts'
import { readGtin } from '#domain/catalogue/gtin.ts'
import { toCents, toDollars } from '#domain/money/money.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import { holdCategories } from '../database/category-locks.ts'
import type { Db } from '../database/database.ts'
import type { ProductImageRow } from '../database/schema/catalogue.ts'
import type { AuditValues } from '../database/schema/manage.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, invalidField, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { openCategories } from '../import/products/categories.ts'
import { noMapping } from '../import/products/mapping.ts'
import { attributeValue } from '../import/products/product-row.ts'
import { productImporter } from '../import/products/products.ts'
import { stockImporter } from '../import/stock.ts'
import { audited } from './audited.ts'
import { foreignMark, keysetPage, readMark, writeMark } from './keyset.ts'
import { managedPicture, missingPicture } from './pictures.ts'
import {
  definitionsOf,
  findProduct,
  findProductId,
  leafCategories,
  listProducts,
  lockProduct,
  type ManagedProduct,
  manufacturerNames,
  ownerOfGtin,
  stockOf,
  valuesOf,
  warehousesOf,
  withdrawProduct,
  writeImages,
} from './store/manage-products.ts'

/** Attributes that the form has as fields of their own. */
const columnKeys: ReadonlySet<string> = new Set(['width', 'height', 'depth', 'finish'])

const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents))
const cents = (amount: number | null) => (amount === null ? null : toCents(amount))

function summaryOf({ priceCents, rrpCents, listed, ...row }: ManagedProduct): ProductSummary {
  const [first] = row.images
  const picture = first ? managedPicture(first.key).path : null
  return { ...row, price: dollars(priceCents), rrp: dollars(rrpCents), isSold: listed !== null, picture }
}

type Stock = Awaited<ReturnType<typeof stockOf>>

/** The product as the audit log has it. */
function loggedOf(product: ManagedProduct, stock: Stock): AuditValues {
  const { title, manufacturer, category, model, description, priceCents, rrpCents, attributes, images } = product
  const { gtin, width, height, depth, finish, energyStars, warrantyYears } = product
  const values = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`attribute ${key}`, value]))
  const pieces = Object.fromEntries(stock.map(({ warehouse, quantity }) => [`pieces in ${warehouse}`, quantity]))
  return {
    title,
    manufacturer,
    category,
    model,
    description,
    'sold here': product.listed !== null,
    price: dollars(priceCents),
    rrp: dollars(rrpCents),
    ...{ barcode: gtin, width, height, depth, finish, energyStars, warrantyYears },
    ...values,
    pictures: images.map(({ key, alt }) => `${alt} (${key})`).join('\n'),
    ...pieces,
  }
}

const digestOf = (product: ManagedProduct) =>
  createHash('sha1')
    .update(JSON.stringify({ ...loggedOf(product, []), category: product.categoryId }))
    .digest('base64url')

/**
 * Without the stock, which orders change, too. A category that moves is the same one: its address is beside the digest, and says
 * whether the person chose another.
 */
const versionOf = (product: ManagedProduct) => `${digestOf(product)} ${product.category}`

const detailOf = (product: ManagedProduct, stock: Stock): ProductDetail => ({
  ...summaryOf(product),
  slug: product.slug,
  model: product.model,
  description: product.description,
  gtin: product.gtin,
  width: product.width,
  height: product.height,
  depth: product.depth,
  finish: product.finish,
  energyStars: product.energyStars,
  warrantyYears: product.warrantyYears,
  attributes: Object.fromEntries(Object.entries(product.attributes).map(([key, value]) => [key, String(value)])),
  pictures: product.images.map(({ key, alt }) => ({ ...managedPicture(key), alt })),
  stock,
  version: versionOf(product),
})

type Areas = Handlers<typeof manageContract>['manageProducts']
type Fields = Omit<Parameters<Areas['update']>[0]['body'], 'version' | 'isSold'>

/** Attributes as an imported file has them; an empty one has no value. */
const textsOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => ({ column: key, text, key, definition: null }))

async function checkDetails(db: Db, { category, attributes = {}, gtin }: Fields, sku: string) {
  const definitions = await definitionsOf(db, category)
  for (const { key, text } of textsOf(attributes)) {
    const definition = definitions.find((known) => known.key === key)
    if (definition && attributeValue(definition, text) === null)
      throw invalidField(`attributes.${key}`, 'Enter a number')
  }
  if (!gtin) return
  if (readGtin(gtin)?.length !== 13) throw invalidField('gtin', 'This is no barcode: check its digits')
  const owner = await ownerOfGtin(db, readGtin(gtin) ?? '')
  if (owner !== null && owner !== sku) throw invalidField('gtin', `The product ${owner} has this barcode`)
}

/** What the database alone can say about a form. */
async function checkFields(db: Db, { country }: Brand, { category, price, rrp, stock }: Fields) {
  if (rrp !== null && price !== null && rrp < price) throw invalidField('rrp', 'Not less than the price')
  const [known, codes] = await Promise.all([leafCategories(db), warehousesOf(db, country)])
  if (!known.some(({ uri }) => uri === category)) throw invalidField('category', 'Choose one of the categories')
  const index = stock.findIndex(({ warehouse }) => !codes.some(({ code }) => code === warehouse))
  if (index >= 0) throw invalidField(`stock.${index}.warehouse`, 'This shop has no such warehouse')
}

type Chosen = { id: string | null; uri: string }

/** The category that a form names, at its present address: it may have moved since the form was opened. */
async function chosenCategory(db: Db, { key }: Brand, uri: string): Promise<Chosen> {
  const { find } = await openCategories(db, { mapping: noMapping, brands: [key] })
  return find(uri) ?? { id: null, uri }
}

/** Those below may have been added while the product was written. */
async function rejectUpper(tx: Tx, { category }: Pick<ManagedProduct, 'category'>) {
  if (!(await leafCategories(tx)).some(({ uri }) => uri === category))
    throw invalidField('category', 'This category has others below it now: choose one of them')
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
    const { gtin, width, height, depth, finish, energyStars, warrantyYears, attributes } = fields
    const further = { model: fields.model || sku, description: fields.description ?? '' }
    const details = { width, height, depth, finish, energy_stars: energyStars, warranty_years: warrantyYears }
    const texts = attributes && textsOf(attributes)
    await productImporter({ mapping: noMapping, brands: [key], addsCategories: false, today, now }).write(tx, [
      {
        ...input,
        ...further,
        ...details,
        gtin: gtin === '' ? null : gtin && readGtin(gtin),
        attributes: texts,
        specifications: undefined,
      },
    ])
    const changed = stock.filter(({ quantity, was }) => quantity !== was)
    await stockImporter({ now }).write(
      tx,
      changed.map(({ warehouse, quantity }) => ({ sku, warehouse, quantity, next_date: due.get(warehouse) ?? null })),
    )
  }

  type Pictured = { id: string; former: readonly ProductImageRow[]; fields: Fields; now: Date }

  async function writePictures(tx: Tx, { id, former, fields: { title, pictures }, now }: Pictured) {
    if (!pictures) return
    const keys = pictures.map(({ key }) => key)
    const missing = await missingPicture(tx, { keys, former: former.map(({ key }) => key), now })
    if (missing >= 0) throw invalidField('pictures', `Picture ${missing + 1} is gone: upload it again`)
    const typeOf = (key: string) => former.find((image) => image.key === key)?.type ?? 'photo'
    await writeImages(
      tx,
      id,
      pictures.map(({ key, alt }) => ({ key, type: typeOf(key), alt: alt || title })),
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

    attributes: async ({ query: { category } }) => {
      const definitions = await definitionsOf(db, category)
      const asked = definitions.filter(({ key }) => !columnKeys.has(key))
      return Promise.all(
        asked.map(async ({ key, name, kind, unit }) => {
          const values = kind === 'choice' ? await valuesOf(db, category, key) : []
          return { key, name, kind, unit, values }
        }),
      )
    },

    create: async ({ body: { sku, ...form } }, context) => {
      const { brand } = context
      const { uri } = await chosenCategory(db, brand, form.category)
      const fields = { ...form, category: uri }
      await checkFields(db, brand, fields)
      await checkDetails(db, fields, sku)
      return audited(deps, context, {
        action: 'added a product',
        subject: 'product',
        work: async (tx, now) => {
          if (await findProductId(tx, sku)) throw invalidField('sku', 'Another product has this SKU')
          await write(tx, brand, {
            sku,
            fields: { ...fields, stock: fields.stock.map((row) => ({ ...row, was: -1 })) },
          })
          const id = await findProductId(tx, sku)
          if (!id) throw new Error(`The product ${sku} was not written`)
          await writePictures(tx, { id, former: [], fields, now })
          const { product, stock } = await detail(brand, id, tx)
          await rejectUpper(tx, product)
          return {
            result: detailOf(product, stock),
            subjectId: id,
            label: `${product.title} (${sku})`,
            before: null,
            after: loggedOf(product, stock),
          }
        },
      })
    },

    update: async ({ params: { id }, body: { version, isSold = true, ...form } }, context) => {
      const { brand } = context
      const { product: shown } = await detail(brand, id)
      // Another category may have the address by now.
      const isAsOpened = version.endsWith(` ${form.category}`)
      const chosen = isAsOpened
        ? { id: shown.categoryId, uri: shown.category }
        : await chosenCategory(db, brand, form.category)
      const checked = { ...form, category: chosen.uri }
      await checkFields(db, brand, checked)
      await checkDetails(db, checked, shown.sku)
      return audited(deps, context, {
        action: 'changed a product',
        subject: 'product',
        work: async (tx, now) => {
          const [held] = await holdCategories(tx, { ids: chosen.id === null ? [] : [chosen.id] })
          const fields = { ...checked, category: held?.uri ?? chosen.uri }
          await lockProduct(tx, id)
          const former = await detail(brand, id, tx)
          if (digestOf(former.product) !== version.split(' ')[0])
            throw conflict('Someone else has changed this product since you opened it')
          const hasOrder = fields.stock.some(
            ({ warehouse, was, quantity }) =>
              quantity !== was && former.stock.find((row) => row.warehouse === warehouse)?.quantity !== was,
          )
          if (hasOrder) throw conflict('An order has changed the pieces in stock since you opened this product')
          const due = new Map(former.stock.map(({ warehouse, nextDate }) => [warehouse, nextDate]))
          await write(tx, brand, { sku: former.product.sku, fields, due })
          await writePictures(tx, { id, former: former.product.images, fields, now })
          if (!isSold) await withdrawProduct(tx, brand, id)
          const { product, stock } = await detail(brand, id, tx)
          if (product.category !== former.product.category) await rejectUpper(tx, product)
          return {
            result: detailOf(product, stock),
            subjectId: id,
            label: `${product.title} (${product.sku})`,
            before: loggedOf(former.product, former.stock),
            after: loggedOf(product, stock),
          }
        },
      })
    },
  }
}
