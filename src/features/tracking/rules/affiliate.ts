import { toCents } from '#domain/money/money.ts'
import { amountText, type TrackedItem, type TrackedOrder } from '#domain/tracking/tracking.ts'

/** The value of a line for a partner: its price without GST [S2-A-10]. */
export const lineValue = (price: string): string => amountText(Math.round(toCents(Number(price)) / 1.1))

const nameLimit = 80

const itemParams = ({ price, quantity, category, sku, brand, name }: TrackedItem) => ({
  value: lineValue(price),
  quantity,
  category,
  sku,
  brand,
  name: name.slice(0, nameLimit),
})

/**
 * The partner's tracking URL for an order that followed their link. Currency and country are fixed, also in New Zealand
 * [S2-A-09].
 */
export function affiliateAddress(base: string, order: TrackedOrder, reference: string): string {
  const address = new URL(base)
  const { orderId, shipping, tax, paymentType, customerType, items } = order
  const orderParams = {
    clickref: reference,
    order: orderId,
    shipping,
    tax,
    paymentType,
    currency: 'AUD',
    country: 'AU',
    ...(customerType ? { customerType } : {}),
  }
  for (const [name, value] of Object.entries(orderParams)) address.searchParams.set(name, String(value))
  for (const [index, item] of items.entries())
    for (const [name, value] of Object.entries(itemParams(item)))
      address.searchParams.set(`${name}${index + 1}`, String(value))
  return address.href
}
