import type { InvoiceSummary } from '#contract/account/account.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { DownloadIcon, TruckIcon } from '#ui/icon/icons.tsx'
import { BuyAgain } from './buy-again.tsx'

/** What can be done with an order of a list. */
export function OrderButtons({ order }: { order: InvoiceSummary }) {
  const { orderNumber, trackingUrl, invoiceUrl, state, products = [] } = order
  return (
    <>
      {trackingUrl && state === 'shipped' && (
        <ButtonLink
          to={trackingUrl}
          size="small"
          icon={<TruckIcon size={18} />}
          aria-label={`Track order ${orderNumber}`}
        >
          Track order
        </ButtonLink>
      )}
      {products.length > 0 && <BuyAgain lines={products} orderNumber={orderNumber} size="small" />}
      {invoiceUrl && (
        <ButtonLink
          to={invoiceUrl}
          size="small"
          variant="text"
          reloadDocument
          icon={<DownloadIcon size={18} />}
          aria-label={`Invoice (PDF) of order ${orderNumber}`}
        >
          Invoice (PDF)
        </ButtonLink>
      )}
    </>
  )
}
