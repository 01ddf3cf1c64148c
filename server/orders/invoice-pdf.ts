import type { BusinessNumber } from '#domain/account/business-number.ts'
import { orderCharges, orderDetails, orderLines } from '#domain/checkout/order-details.ts'
import type { Country } from '#domain/location/country.ts'
import { fullDate } from '#domain/time/plain-date.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import { pdfPage } from '../documents/pdf-page.ts'
import { orderSummary } from './confirmation-response.ts'
import { shopOfOrder } from './order-confirmation.ts'
import type { OrderRow } from './store/orders.ts'

// Used only with the seller's business number; without it the title is "Invoice".
const names: Record<Country, string> = { AU: 'Tax invoice', NZ: 'Taxable supply information' }

/** The invoice of an order as a PDF, with the same details, lines and charges as its confirmation. */
export async function invoicePdf(row: OrderRow, seller: BusinessNumber | null): Promise<Buffer> {
  const brand = shopOfOrder(row)
  const order = orderSummary(row)
  const { goods, discounts, rows, tax, total, notes, payments } = orderCharges(order, brand)
  const page = await pdfPage({
    title: `${seller ? names[brand.country] : 'Invoice'} ${order.orderNumber}`,
    brand,
    seller,
  })
  page.heading(fullDate(shopDate(row.placedAt, brand.country)))
  page.sections(orderDetails(order, brand))
  page.line()
  for (const { quantity, title, sku, amount, extras } of orderLines(order, brand)) {
    page.amountRow({ name: `${quantity} x ${title} (${sku})`, value: amount })
    for (const extra of extras) page.noteRow(extra)
  }
  page.space(4)
  page.line()
  for (const charge of [...goods, ...discounts, ...rows, ...tax]) page.amountRow(charge)
  page.amountRow({ name: `${total.name} in ${row.currency}`, value: total.value, isStrong: true })
  for (const after of [...notes, ...payments]) page.amountRow(after)
  return page.finish()
}
