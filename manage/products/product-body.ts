import type { ProductDetail } from '#contract/manage/manage-products.ts'

export type Values = Omit<ProductDetail, 'stock'> & {
  stock: { warehouse: string; name?: string; quantity: number | null; was?: number }[]
}

/** The form as the call wants it: with what was shown before, so that an order in between is noticed. */
export const toBody = ({ stock, price, rrp, model, description, pictures, attributes, ...values }: Values) => ({
  ...values,
  price: price ?? null,
  rrp: rrp ?? null,
  ...(model ? { model } : {}),
  description: description ?? '',
  warrantyYears: values.warrantyYears ?? 0,
  pictures: (pictures ?? []).map(({ key, alt }) => ({ key, alt })),
  // Cleared fields are null in the form.
  attributes: Object.fromEntries(
    Object.entries(attributes ?? {}).map(([key, value]: [string, string | number | null]) => [
      key,
      String(value ?? ''),
    ]),
  ),
  stock: stock.map(({ warehouse, quantity, was = 0 }) => ({ warehouse, quantity: quantity ?? 0, was })),
})

/** Attributes that are fields of their own, too. */
const ownFields: ReadonlySet<string> = new Set(['width', 'height', 'depth', 'finish'])

/** What a person can change, by the name of its field in the form. Stock has the same rows in each. */
export function fieldsOf(product: Values): Record<string, unknown> {
  const { title, manufacturer, category, description, price, rrp, attributes, pictures, stock, ...body } =
    toBody(product)
  const { width, height, depth, finish, energyStars, warrantyYears, gtin } = body
  const own = Object.entries(attributes)
    .filter(([key]) => !ownFields.has(key))
    .map(([key, value]) => [`attributes.${key}`, value])
  const pieces = stock.map(({ quantity }, index) => [`stock.${index}.quantity`, quantity])
  return {
    ...{ title, manufacturer, category, description, pictures, isSold: body.isSold, price, rrp },
    ...Object.fromEntries([...pieces, ...own]),
    ...{ width, height, depth, finish, energyStars, warrantyYears, gtin },
  }
}
