import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { hasOption } from '#domain/checkout/order-options.ts'
import { type PaymentOption, paymentOptions } from '#domain/checkout/payment-option.ts'
import type { Cents } from '#domain/money/money.ts'
import { type Settings, settingText } from '#domain/settings/settings.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { RadioCard, RadioGroup } from '#ui/form/radio-card.tsx'
import { LockIcon } from '#ui/icon/icons.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'
import { useCheckout, useCheckoutForm, useValue } from '../checkout-context.ts'
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

const Badges = styled('span')(
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

const ZipCodeField = onDemand(() =>
  import('#features/checkout/in-store/zip-in-store.tsx').then((module) => module.ZipCodeField),
)
const ZipRange = onDemand(() => import('./zip-range.tsx').then((module) => module.ZipRange))

type Method = {
  option: PaymentOption
  title: string
  note?: string
  badges: readonly (readonly [name: string, letters: string])[]
  fields?: () => ReactNode
}

/** All payment methods in the order of the page; the server decides which are shown. */
const methods: readonly Method[] = [
  {
    option: 'Default',
    title: 'Card',
    badges: [
      ['visa', 'VISA'],
      ['mastercard', 'MC'],
      ['amex', 'AMEX'],
    ],
    fields: () => <CardFields />,
  },
  { option: 'ZipInStore', title: 'Zip in store', badges: [['zip', 'Zip']], fields: () => <ZipCodeField /> },
  { option: 'PayPal', title: 'PayPal', note: 'You go to PayPal and come back', badges: [['paypal', 'PayPal']] },
  {
    option: 'AfterPay',
    title: 'Afterpay',
    note: 'You go to Afterpay and come back',
    badges: [['afterpay', 'Afterpay']],
  },
  { option: 'Zip', title: 'Zip', badges: [['zip', 'Zip']] },
  { option: 'CRAccount', title: 'Account', note: 'Charged to your account', badges: [] },
]

type Props = { settings: Settings; dueCents: Cents }

export function PaymentPanel({ settings, dueCents }: Props) {
  const zipRange = <ZipRange settings={settings} dueCents={dueCents} />
  // Texts that the retailer has configured, if any.
  const hints: Partial<Record<PaymentOption, ReactNode>> = {
    PayPal: settingText(settings, 'PaypalDisclaimer'),
    Zip: <>You go to Zip and come back.{zipRange}</>,
    ZipInStore: zipRange,
  }
  const { setValue } = useCheckoutForm()
  const { opts } = useCheckout().view
  const chosen = useValue('selectedPaymentOption')
  return (
    <Panel title="Payment">
      <Note>
        <LockIcon size={16} />
        Card details are encrypted on this device before they are sent.
      </Note>
      <RadioGroup legend="How to pay" hideLegend>
        {methods
          .filter(({ option }) => hasOption(opts, option))
          .map(({ option, title, note, badges, fields }) => {
            const isChosen = chosen === paymentOptions[option]
            return (
              <RadioCard
                key={option}
                name="payment-method"
                label={title}
                note={hints[option] ?? note}
                value={option}
                checked={isChosen}
                onChange={() => setValue('selectedPaymentOption', paymentOptions[option])}
                amount={
                  <Badges>
                    {badges.map(([name, abbreviation]) => (
                      <span key={name} role="img" aria-label={name}>
                        {abbreviation}
                      </span>
                    ))}
                  </Badges>
                }
                body={isChosen && fields?.()}
              />
            )
          })}
      </RadioGroup>
    </Panel>
  )
}
