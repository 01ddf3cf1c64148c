import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { type PaymentOption, paymentOptions } from '#domain/payment-option.ts'
import { LockIcon } from '#ui/icons.tsx'
import { Panel } from '#ui/panel.tsx'
import { RadioCard, RadioGroup } from '#ui/radio-card.tsx'
import { themed } from '#ui/themed.ts'
import { useCheckoutForm, useValue } from '../checkout-context.ts'
import { CardFields } from '../fields/card-fields.tsx'

const Note = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginBottom: 12,
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
  })),
)

const Marks = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    gap: 6,
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 42,
      height: 24,
      padding: '0 6px',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.small,
      backgroundColor: theme.vars.palette.background.paper,
      fontSize: '0.6875rem',
      fontWeight: 700,
      letterSpacing: '0.02em',
    },
  })),
)

type Method = {
  option: PaymentOption
  title: string
  note?: string
  marks: readonly (readonly [string, string])[]
  fields?: ReactNode
}

/** Every way to pay that this page can carry out; a new one is a line here. */
const methods: readonly Method[] = [
  {
    option: 'Default',
    title: 'Card',
    marks: [
      ['visa', 'VISA'],
      ['mastercard', 'MC'],
      ['amex', 'AMEX'],
    ],
    fields: <CardFields />,
  },
]

export function PaymentPanel() {
  const { setValue } = useCheckoutForm()
  const chosen = useValue('selectedPaymentOption')
  return (
    <Panel title="Payment">
      <Note>
        <LockIcon size={16} />
        Card details are encrypted on this device before they are sent.
      </Note>
      <RadioGroup legend="How to pay" hideLegend>
        {methods.map(({ option, title, note, marks, fields }) => (
          <RadioCard
            key={option}
            name="payment-method"
            label={title}
            note={note}
            value={option}
            checked={chosen === paymentOptions[option]}
            onChange={() => setValue('selectedPaymentOption', paymentOptions[option])}
            amount={
              <Marks>
                {marks.map(([name, letters]) => (
                  <span key={name} role="img" aria-label={name}>
                    {letters}
                  </span>
                ))}
              </Marks>
            }
            body={fields}
          />
        ))}
      </RadioGroup>
    </Panel>
  )
}

export const offeredOptions: readonly number[] = methods.map(({ option }) => paymentOptions[option])
