import { styled } from '@mui/material/styles'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import type { Cents } from '#domain/money/money.ts'
import { type PaymentKind, type PaymentOption, paymentMethod, paymentOptions } from '#domain/payment/payment-methods.ts'
import { offeredIn } from '#domain/payment/payment-option.ts'
import { type Settings, settingText } from '#domain/settings/settings.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { RadioCard, RadioGroup } from '#ui/form/radio-card.tsx'
import { LockIcon } from '#ui/icon/icons.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { PaymentMark } from '#ui/picture/payment-mark.tsx'
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

const Badges = styled('span')({ display: 'inline-flex', gap: 6, '& img': { maxWidth: 'none' } })

const ZipCodeField = onDemand(() =>
  import('#features/checkout/in-store/zip-in-store.tsx').then((module) => module.ZipCodeField),
)
const ZipRange = onDemand(() => import('./zip-range.tsx').then((module) => module.ZipRange))
const TransferNote = onDemand(() => import('./transfer-note.tsx').then((module) => module.TransferNote))

/** The fields of a kind of method, below its name. */
const fields: Partial<Record<PaymentKind, ComponentType>> = {
  card: CardFields,
  device: ZipCodeField,
  transfer: TransferNote,
}

const notes: Partial<Record<PaymentKind, (name: string) => string>> = {
  hosted: (name) => `You pay with ${name}, then come back here.`,
  account: () => 'Charged to your account.',
}

type Props = { settings: Settings; dueCents: Cents }

/** The retailer's own text, else ours, and what the method pays for. */
function noteOf(option: PaymentOption, { settings, dueCents }: Props): ReactNode {
  const { kind, name, disclaimer, limits } = paymentMethod(option)
  const note = (disclaimer && settingText(settings, disclaimer)) ?? notes[kind]?.(name)
  if (!limits) return note
  return (
    <>
      {note}
      <ZipRange settings={settings} dueCents={dueCents} />
    </>
  )
}

export function PaymentPanel({ settings, dueCents }: Props) {
  const { setValue } = useCheckoutForm()
  const { view } = useCheckout()
  const chosen = useValue('selectedPaymentOption')
  const takesTransfers = view.transferDays !== undefined
  // Its note has to be there when it is chosen, also offline.
  useEffect(() => {
    if (takesTransfers) TransferNote.preload().catch(() => undefined)
  }, [takesTransfers])
  return (
    <Panel title="Payment">
      {!view.withoutCards && (
        <Note>
          <LockIcon size={16} />
          Card details are encrypted on this device before they are sent.
        </Note>
      )}
      <RadioGroup legend="How to pay" hideLegend>
        {offeredIn(view).map((option) => {
          const { kind, name, badges } = paymentMethod(option)
          const isChosen = chosen === paymentOptions[option]
          const Fields = fields[kind]
          return (
            <RadioCard
              key={option}
              name="payment-method"
              label={name}
              note={noteOf(option, { settings, dueCents })}
              value={option}
              checked={isChosen}
              onChange={() => setValue('selectedPaymentOption', paymentOptions[option])}
              amount={
                <Badges>
                  {badges.map((badge) => (
                    <PaymentMark key={badge} mark={badge} label={badge} />
                  ))}
                </Badges>
              }
              body={isChosen && Fields && <Fields />}
            />
          )
        })}
      </RadioGroup>
    </Panel>
  )
}
