import { isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { sellerNumber } from '../content/seller.ts'
import type { Db } from '../database/database.ts'
import type { MailAttachment } from '../mail/mailer.ts'
import type { MailRow } from '../mail/mails.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { confirmationEvent } from './order-confirmation.ts'
import { findShopOrder } from './store/orders.ts'

/** The invoice as a file of the confirmation of an order; other mails have no files. */
export async function invoiceAttachments(db: Db, { event, brand }: MailRow): Promise<readonly MailAttachment[]> {
  if (!event.startsWith(confirmationEvent) || !isBrandKey(brand)) return []
  const order = await findShopOrder(db, brand, event.slice(confirmationEvent.length))
  if (!order) return []
  const content = await invoicePdf(order, await sellerNumber(db, brands[brand]))
  return [{ name: `invoice-${order.number}.pdf`, type: 'application/pdf', content }]
}
