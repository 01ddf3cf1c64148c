import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { defaultDepositPercent, depositState, minimumDeposit } from '#domain/checkout/deposit.ts'
import type { Cents } from '#domain/money/money.ts'
import { formatCents } from '#domain/money/price-format.ts'
import { paymentKind } from '#domain/payment/payment-option.ts'
import { depositOf } from '#features/checkout/submit/request.ts'
import { useApp } from '#lib/app.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { PanelBox } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'
import { useCheckout, useCheckoutField, useCheckoutForm, useValue } from '../checkout-context.ts'
import { FieldGrid } from '../fields/address-fields.tsx'

const Fields = styled(FieldGrid)({ marginTop: 16 })

const Rest = styled('div')(
  themed(({ theme }) => ({
    paddingBottom: 10,
    '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& strong': { fontWeight: 600 },
  })),
)

/** Pays a deposit now and the rest before delivery. Any change of the total removes the deposit. */
export function DepositPanel({ totalCents }: { totalCents: Cents }) {
  const { setValue } = useCheckoutForm()
  const typed = useValue('partialPayment')
  const [isOn, setIsOn] = useState(false)
  const isOpen = isOn || typed !== ''
  // A transfer pays the whole order; a deposit that was typed before stays to be taken out.
  if (paymentKind(useValue('selectedPaymentOption')) === 'transfer' && !isOpen) return null

  function toggle(isWanted: boolean) {
    setIsOn(isWanted)
    if (!isWanted) setValue('partialPayment', '')
  }

  return (
    <PanelBox as="section" aria-label="Deposit">
      <Switch
        label="Pay a deposit today"
        hint="The rest before delivery"
        checked={isOpen}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {isOpen && <Amount totalCents={totalCents} />}
    </PanelBox>
  )
}

function Amount({ totalCents }: { totalCents: Cents }) {
  const { country } = useApp().brand
  const { view } = useCheckout()
  const { partialPaymentPercentage: percentage } = view
  const isOnAccount = paymentKind(useValue('selectedPaymentOption')) === 'account'
  const deposit = depositOf({ partialPayment: useValue('partialPayment') }, { totalCents, percentage })
  const { cartRemainingPayment } = depositState(deposit, totalCents)
  const least = formatCents(minimumDeposit({ totalCents, percentage }), { country, isZeroFree: false })
  return (
    <Fields>
      <div data-span="6">
        <TextField
          label="Deposit"
          hint={`At least ${least}, ${percentage ?? defaultDepositPercent}% of the total`}
          inputMode="decimal"
          autoComplete="off"
          {...useCheckoutField('partialPayment')}
        />
      </div>
      <div data-span="6">
        {cartRemainingPayment > 0 && (
          <Rest>
            <small>{isOnAccount ? 'On your account before delivery' : 'Left to pay before delivery'}</small>
            <strong className="num">{formatCents(cartRemainingPayment, { country, isZeroFree: false })}</strong>
          </Rest>
        )}
      </div>
    </Fields>
  )
}
