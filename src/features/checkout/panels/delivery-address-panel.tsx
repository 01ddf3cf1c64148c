import { styled } from '@mui/material/styles'
import { addressLimits } from '#domain/checkout/address.ts'
import { hasOption } from '#domain/checkout/order-options.ts'
import { paymentKind } from '#domain/payment/payment-option.ts'
import { Message } from '#ui/feedback/message.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useCheckout, useCheckoutField, useValue } from '../checkout-context.ts'
import { AddressFields } from '../fields/address-fields.tsx'

const Fields = styled('div')({ display: 'grid', gap: 16 })

export function DeliveryAddressPanel({ hasPoNumber }: { hasPoNumber: boolean }) {
  const { view, delivery } = useCheckout()
  const { problem, place } = delivery
  const isOnAccount = paymentKind(useValue('selectedPaymentOption')) === 'account'
  return (
    <Panel title="Delivery address">
      <Fields>
        <AddressFields kind="deliveryAddress" />
        {problem && !place && <Message tone="error">{problem}</Message>}
        {hasOption(view.opts, 'DeliveryInstructions') && <Instructions />}
        {(hasPoNumber || isOnAccount) && <PoNumber />}
      </Fields>
    </Panel>
  )
}

function Instructions() {
  const text = useValue('deliveryAddress.deliveryInstructions')
  return (
    <TextField
      label="Delivery instructions"
      optional
      multiline
      autoComplete="off"
      counter={{ length: [...text].length, max: addressLimits.deliveryInstructions }}
      {...useCheckoutField('deliveryAddress.deliveryInstructions')}
    />
  )
}

function PoNumber() {
  return (
    <TextField
      label="Purchase order number"
      hint="We print it on your invoice"
      optional
      autoComplete="off"
      {...useCheckoutField('poNumber')}
    />
  )
}
