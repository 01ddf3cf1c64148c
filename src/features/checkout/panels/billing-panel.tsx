import { styled } from '@mui/material/styles'
import { Switch } from '#ui/form/switch.tsx'
import { PanelBox } from '#ui/layout/panel.tsx'
import { useCheckoutForm, useValue } from '../checkout-context.ts'
import { AddressFields } from '../fields/address-fields.tsx'

const Fields = styled('fieldset')({ minWidth: 0, margin: '16px 0 0', padding: 0, border: 0 })

/**
 * The billing address equals the delivery address until the switch is turned off; its fields are ignored until then
 * [S2-4-43].
 */
export function BillingPanel() {
  const { register } = useCheckoutForm()
  const isSame = useValue('isBillingSame')
  return (
    <PanelBox as="section" aria-label="Billing address">
      <Switch label="Billing address" hint="Same as the delivery address" {...register('isBillingSame')} />
      <Fields hidden={isSame} inert={isSame}>
        <AddressFields kind="billingAddress" />
      </Fields>
    </PanelBox>
  )
}
