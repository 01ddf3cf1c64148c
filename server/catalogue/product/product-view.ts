import type { PayLater, ProductCard, product } from '#contract/catalogue/product.ts'
import type { Crumb } from '#contract/fields/values.ts'
import type { CallOutput } from '#contract/protocol/endpoint.ts'
import { promotionOf } from '#domain/catalogue/offer-scope.ts'
import { energyUseOf } from '#domain/catalogue/running-cost.ts'
import { toCents, toDollars } from '#domain/money/money.ts'
import { taxedTotal } from '#domain/money/tax.ts'
import { payLaterOffers } from '#domain/payment/pay-later.ts'
import type { PaymentOption } from '#domain/payment/payment-methods.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { Brand } from '#themes/brand.ts'
import type { ReadDb } from '../../database/database.ts'
import type { AttributeDefinition } from '../../database/schema/catalogue.ts'
import { shopOf } from '../../http/site/shop-of.ts'
import { optionalPicture, pictureAddress, pictureOf } from '../../images/library.ts'
import type { CategoryTable } from '../category-table.ts'
import { finishColor } from '../finish-color.ts'
import { attributeText, productCard } from '../product-card.ts'
import { type ProductRow, priceOn, variantRows } from '../store/products.ts'
import { shownPromotions } from '../store/promotions.ts'
import { settingRows } from '../store/settings.ts'

type View = {
  db: ReadDb
  brand: Brand
  today: string
  day: string
  categories: CategoryTable
  /** Whether one of the payment providers takes it. */
  takes: (option: PaymentOption) => boolean
}

/** The breadcrumbs from home to a category. */
export function crumbsOf(names: readonly { uri: string; name: string }[]): Crumb[] {
  return [{ name: 'Home', uri: '/' }, ...names.map(({ uri, name }) => ({ name, uri: `/c/${uri}` }))]
}

/** The path and its ancestors: kitchen, kitchen/dishwashers, ... */
export const pathsAbove = (uri: string) => {
  const parts = uri.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

export function specificationsOf({ definitions, attributes, specifications }: ProductRow) {
  const groups = new Map<string, { name: string; value: string }[]>()
  const add = (group: string, row: { name: string; value: string }) =>
    groups.set(group, [...(groups.get(group) ?? []), row])
  for (const definition of definitions) {
    const value = attributes[definition.key]
    if (value !== undefined) add(definition.group, rowOf(definition, value))
  }
  for (const { name, rows } of specifications) for (const row of rows) add(name, row)
  return [...groups].map(([name, rows]) => ({ name, rows }))
}

const rowOf = (definition: AttributeDefinition, value: string | number) => ({
  name: definition.name,
  value: attributeText(value, definition),
})

async function promotionViewOf(row: ProductRow, { db, brand, day }: View) {
  const promotion = promotionOf(row, await shownPromotions(db, brand.key, day))
  if (!promotion) return null
  const { title, rewardLabel, startsOn, endsOn, picture } = promotion
  return {
    title,
    rewardLabel,
    startDate: startsOn,
    endDate: endsOn,
    thumbImg: optionalPicture(picture, title),
  }
}

async function variantsOf({ variantGroup }: ProductRow, { db, brand }: View) {
  if (!variantGroup) return []
  const rows = await variantRows(db, shopOf({ brand }), variantGroup)
  return rows.map(({ sku, slug, finish }) => ({
    sku,
    uri: slug,
    finish: finish ?? '',
    color: finishColor(finish ?? ''),
  }))
}

// A past day has the price of that day. Future prices are unknown, so later days have today's.
async function pricedFor(row: ProductRow, { db, brand, today, day }: View): Promise<ProductRow> {
  if (day >= today || row.priceCents === null) return row
  const priceCents = await priceOn(db, shopOf({ brand }), { id: row.id, day })
  return priceCents === undefined ? row : { ...row, priceCents }
}

/** What it uses in a year, by the units of its attributes. */
export const usedEnergy = ({ definitions, attributes }: ProductRow) =>
  energyUseOf(definitions.map(({ key, unit }) => ({ unit, value: attributes[key] })))

/** For the price with GST, which is what is charged; nothing where prices are not published. */
function payLaterOf(
  { price }: Pick<ProductCard, 'price'>,
  settings: Settings,
  { brand, takes }: Pick<View, 'brand' | 'takes'>,
): PayLater[] {
  if (price === null) return []
  const offers = payLaterOffers(taxedTotal(toCents(price), brand).totalCents, settings)
  return offers
    .filter(({ option }) => takes(option))
    .map(({ name, path, instalments }) => ({
      name,
      path,
      instalments: instalments && {
        count: instalments.count,
        every: instalments.every,
        amount: toDollars(instalments.cents),
      },
    }))
}

/** All data of the product page, priced for a day. */
export async function productView(row: ProductRow, view: View): Promise<CallOutput<typeof product.extendedById>> {
  const [priced, promotion, variants, settings] = await Promise.all([
    pricedFor(row, view),
    promotionViewOf(row, view),
    variantsOf(row, view),
    settingRows(view.db, view.brand.key),
  ])
  const { width, height, depth } = row
  const card = productCard(priced, view.brand)
  return {
    ...card,
    gtin: row.gtin,
    description: row.description,
    model: row.model,
    finish: row.finish,
    images: row.images.map(({ key, type, alt }) => {
      const picture = pictureOf(key, alt)
      return { ...picture, type, thumbUrl: pictureAddress(picture, 160) }
    }),
    crumbs: crumbsOf(view.categories.namesOf(pathsAbove(row.categoryUri))),
    dimensions: width && height && depth ? { width, height, depth } : null,
    energyUse: usedEnergy(row),
    payLater: payLaterOf(card, settings, view),
    warrantyYears: row.warrantyYears,
    variants,
    promotion,
    features: row.features,
    specifications: specificationsOf(row),
  }
}
