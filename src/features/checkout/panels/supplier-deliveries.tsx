import { supplierDeliveries } from '#domain/delivery/delivery-dates.ts'
import { useCheckout, useCheckoutForm, useValue } from '../checkout-context.ts'
import { canAssign } from '../delivery.ts'
import { SupplierPanel } from './supplier-panel.tsx'

/** The supplier panel with data from the responses; assigning the order reloads the delivery dates. */
export function SupplierDeliveries() {
  const { view, delivery } = useCheckout()
  const { setValue } = useCheckoutForm()
  const { availability, place } = delivery
  const isAssigned = useValue('winningDeliveryServiceOverride')

  function assign(isWanted: boolean) {
    setValue('winningDeliveryServiceOverride', isWanted)
    if (place) void delivery.ask(place)
  }

  return (
    <SupplierPanel
      suppliers={supplierDeliveries(availability.supplierAvailability)}
      errors={availability.supplierErrors}
      canAssign={isAssigned || canAssign(view, availability)}
      isAssigned={isAssigned}
      onAssign={assign}
    />
  )
}
