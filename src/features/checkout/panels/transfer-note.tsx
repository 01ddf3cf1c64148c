import { useCheckout } from '../checkout-context.ts'

const dayText = (days: number) => (days === 1 ? '1 day' : `${days} days`)

/** What happens after an order that is paid by bank transfer. */
export function TransferNote() {
  const { transferDays = 7 } = useCheckout().view
  return (
    <p>
      Our account details and your reference come with the confirmation. We keep your order for {dayText(transferDays)}{' '}
      and send it once the money has arrived.
    </p>
  )
}
