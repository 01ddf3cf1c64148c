import type { AnalyticsEventType } from '#contract/tracking/analytics-types.ts'
import type { TrackedData, TrackedEvent, TrackedItem, TrackedName } from '#domain/tracking/tracking.ts'

/** An event for the analytics service. */
export type Noted = { type: AnalyticsEventType; query?: string; products?: readonly string[] }
/** An event for a structured event tracker. */
export type Structured = { category: string; action: string; label?: string; property?: string; value?: number }
/** An event for the social pixel, one of three [S1-7-57] [S2-A-02]. */
export type Pixel = { name: 'pagevisit' | 'AddToCart' | 'checkout'; facts: Record<string, unknown> }

type Hears<Facts> = {
  analytics?: (facts: Facts) => Noted
  structured?: (facts: Facts) => Structured
  pixel?: (facts: Facts) => Pixel
}

const skus = (items: readonly TrackedItem[]) => items.map(({ sku }) => sku)
const count = (items: readonly TrackedItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0)
const itemsOf = (items: readonly TrackedItem[]) =>
  items.map(({ sku, name, price, quantity }) => ({
    product_id: sku,
    product_name: name,
    product_price: price,
    product_quantity: quantity,
  }))
const worthOf = (items: readonly TrackedItem[]) =>
  items.reduce((sum, { price, quantity }) => sum + Number(price) * quantity, 0)

/** Who hears what of each event, beside the page's data layer, which holds every one as it is. */
const table: { readonly [Name in TrackedName]: Hears<TrackedData[Name]> } = {
  pageview: {
    structured: ({ pageType, path }) => ({ category: 'page', action: 'view', label: path, property: pageType ?? '' }),
    pixel: ({ pageType, path }) => ({ name: 'pagevisit', facts: { page_type: pageType, path } }),
  },
  search: {
    analytics: ({ term, products }) => ({ type: 'search', query: term, products }),
    structured: ({ term, products }) => ({
      category: 'search',
      action: 'results',
      label: term,
      value: products.length,
    }),
  },
  productView: {
    structured: ({ sku, name }) => ({ category: 'product', action: 'view', label: sku, property: name }),
  },
  productClick: {
    analytics: ({ sku, term }) => ({ type: 'productClick', query: term, products: [sku] }),
    structured: ({ sku, term }) => ({ category: 'product', action: 'click', label: sku, property: term }),
  },
  productAddToCart: {
    analytics: ({ items }) => ({ type: 'productAddToCart', products: skus(items) }),
    structured: ({ items }) => ({
      category: 'cart',
      action: 'add',
      label: skus(items).join(','),
      value: worthOf(items),
    }),
    pixel: ({ items, conversionCurrency: currency }) => ({
      name: 'AddToCart',
      facts: { value: worthOf(items), order_quantity: count(items), currency, line_items: itemsOf(items) },
    }),
  },
  order: {
    analytics: ({ items }) => ({
      type: items.length > 1 ? 'productMultiOrder' : 'productOrder',
      products: skus(items),
    }),
    structured: ({ orderId, revenue, currency }) => ({
      category: 'order',
      action: 'placed',
      label: orderId,
      property: currency,
      value: Number(revenue),
    }),
    pixel: ({ orderId, revenue, currency, items }) => ({
      name: 'checkout',
      facts: {
        order_id: orderId,
        value: Number(revenue),
        order_quantity: count(items),
        currency,
        line_items: itemsOf(items),
      },
    }),
  },
  // The rest is for the data layer alone.
  checkoutFailed: {},
  compare: {},
  push_user_id: {},
  variantTestFailed: {},
}

/** The event in the format of each service; null for a service that does not receive it. */
export function heardOf(tracked: TrackedEvent) {
  const { analytics, structured, pixel } = table[tracked.event] as Hears<unknown> // the mapped type ties each row to its facts
  return {
    analytics: analytics?.(tracked) ?? null,
    structured: structured?.(tracked) ?? null,
    pixel: pixel?.(tracked) ?? null,
  }
}
