type Prices = Map<string, number>

/** Every product's price anywhere in an answer, by SKU. */
function pricesIn(value: unknown, found: Prices = new Map()): Prices {
  if (Array.isArray(value)) for (const one of value) pricesIn(one, found)
  else if (typeof value === 'object' && value !== null) {
    if ('sku' in value && typeof value.sku === 'string' && 'price' in value && typeof value.price === 'number')
      found.set(value.sku, value.price)
    for (const one of Object.values(value)) pricesIn(one, found)
  }
  return found
}

/** How many products that stand in both answers have another price in the new one. */
export function changedPrices(before: unknown, after: unknown): number {
  const known = pricesIn(before)
  return [...pricesIn(after)].filter(([sku, price]) => known.has(sku) && known.get(sku) !== price).length
}
