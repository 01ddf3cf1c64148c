type Prices = Map<string, number>

/** The price of every product anywhere in a response, by SKU. */
function pricesIn(value: unknown, found: Prices = new Map()): Prices {
  if (Array.isArray(value)) for (const item of value) pricesIn(item, found)
  else if (typeof value === 'object' && value !== null) {
    if ('sku' in value && typeof value.sku === 'string' && 'price' in value && typeof value.price === 'number')
      found.set(value.sku, value.price)
    for (const nested of Object.values(value)) pricesIn(nested, found)
  }
  return found
}

/** The number of products in both responses whose price differs. */
export function changedPrices(before: unknown, after: unknown): number {
  const known = pricesIn(before)
  return [...pricesIn(after)].filter(([sku, price]) => known.has(sku) && known.get(sku) !== price).length
}
