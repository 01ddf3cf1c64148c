import type { UpsellChoice } from '#contract/catalogue/product.ts'
import type { contract } from '#contract/contract.ts'
import { toDollars } from '#domain/money/money.ts'
import type { PaymentOption } from '#domain/payment/payment-methods.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import { truncate } from '#domain/web/truncate.ts'
import type { Brand } from '#themes/brand.ts'
import type { ChoiceRow } from '../../database/schema/catalogue.ts'
import type { ReadDeps } from '../../deps.ts'
import { notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { shopOf } from '../../http/site/shop-of.ts'
import { dayAfter, readQueryDay } from '../../lib/days.ts'
import { sharing } from '../../lib/memoize.ts'
import type { CategoryData } from '../category-trees.ts'
import { deliveryEstimates } from '../delivery-estimates.ts'
import { atListedPrice } from '../listed-prices.ts'
import { publishesPrices } from '../price-fields.ts'
import { productCard } from '../product-card.ts'
import { cardsBySku } from '../store/cards.ts'
import { type ProductKey, pricesSince, productRow } from '../store/products.ts'
import { productView, specificationsOf } from './product-view.ts'

const choiceOf = ({ id, name, note, priceCents, included }: ChoiceRow): UpsellChoice => ({
  id,
  name,
  note,
  price: toDollars(priceCents),
  included,
})

/** Product numbers are integers that fit the column. Anything else is not found. */
function byNumber(id: string): ProductKey {
  if (!/^\d{1,9}$/.test(id)) throw notFound()
  return { productId: Number(id) }
}

export const productHandlers = (deps: ReadDeps, { categories }: CategoryData): Handlers<typeof contract>['product'] => {
  const { db, clock } = deps
  const shared = sharing(deps.changes)

  async function find(key: ProductKey, brand: Brand) {
    // A page requests several endpoints of its product at the same time; they share one query.
    const row = await shared(`${brand.key} ${JSON.stringify(key)}`, () => productRow(db, shopOf({ brand }), key))
    if (!row) throw notFound()
    return row
  }

  async function view(key: ProductKey, brand: Brand, day?: string) {
    const today = shopDay(clock(), brand.country)
    const row = await find(key, brand)
    const takes = (option: PaymentOption) =>
      deps.gateways?.offered.some((gateway) => gateway.takes(option, brand.country)) ?? false
    const from = { db, brand, today, day: readQueryDay(day) ?? today, categories: await categories(), takes }
    return productView(row, from)
  }

  return {
    bySlug: ({ params, query }, { brand }) => view({ slug: params.slug.toLowerCase() }, brand, query.date),
    byId: async ({ params }, { brand }) => view(byNumber(params.id), brand),
    extendedById: async ({ params }, { brand }) => view(byNumber(params.id), brand),
    bySku: ({ params }, { brand }) => view({ sku: params.sku }, brand),
    featuresById: async ({ params }, { brand }) => (await find(byNumber(params.id), brand)).features,
    featuresBySku: async ({ params }, { brand }) => (await find({ sku: params.sku }, brand)).features,
    specificationsById: async ({ params }, { brand }) => specificationsOf(await find(byNumber(params.id), brand)),
    specificationsBySku: async ({ params }, { brand }) => specificationsOf(await find({ sku: params.sku }, brand)),
    upsellOptions: async ({ params }, { brand }) => {
      const { warranties, installs, goesWith } = await find({ sku: params.sku }, brand)
      const cards = await cardsBySku(db, shopOf({ brand }), goesWith)
      // Extras have prices too, so a shop that hides prices sends none.
      const isPublished = publishesPrices(brand)
      return {
        warranties: isPublished ? warranties.map((choice) => choiceOf(atListedPrice(choice, brand))) : [],
        installs: isPublished ? installs.map((choice) => choiceOf(atListedPrice(choice, brand))) : [],
        goesWith: cards.map((row) => productCard(row, brand)),
      }
    },
    meta: async ({ params }, { brand }) => {
      const { title, description } = await find(byNumber(params.id), brand)
      return { title, description: truncate(description, 160) }
    },
    priceHistory: async ({ params }, { brand }) => {
      const { id, sku, priceUponRequest } = await find({ sku: params.sku }, brand)
      if (priceUponRequest || !publishesPrices(brand)) return { sku, points: [] }
      const today = shopDay(clock(), brand.country)
      const rows = await pricesSince(db, shopOf({ brand }), { id, day: dayAfter(today, -366) })
      return { sku, points: rows.map(({ on, cents }) => ({ date: on, price: toDollars(cents) })) }
    },
    delivery: ({ query }, context) => deliveryEstimates(deps, query, context),
  }
}
