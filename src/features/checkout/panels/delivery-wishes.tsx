import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useCheckout, useCheckoutField, useCheckoutForm } from '../checkout-context.ts'

/** Further fields that the delivery response can enable. */
export function DeliveryWishes() {
  const { availability } = useCheckout().delivery
  const { register } = useCheckoutForm()
  const contact = useCheckoutField('requestedDeliveryContact')
  const installer = useCheckoutField('requestedInstallationContact')
  return (
    <>
      {availability.showNotifyIfAvailableSooner && (
        <Checkbox label="Tell me if an earlier date comes up" {...register('EarlyNotification')} />
      )}
      {availability.showUniqueDeliveryRequirements && (
        <TextField label="Contact for delivery" optional autoComplete="off" {...contact} />
      )}
      {availability.showInstallationContact && (
        <TextField label="Contact for installation" optional autoComplete="off" {...installer} />
      )}
    </>
  )
}
