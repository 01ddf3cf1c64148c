import { styled } from '@mui/material/styles'
import { type ChangeEvent, useState } from 'react'
import { cardLimits, groupCardNumber } from '#domain/payment/card.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { HelpIcon } from '#ui/icon/task-icons.tsx'
import { useCheckoutField, useCheckoutForm } from '../checkout-context.ts'
import { FieldGrid } from './address-fields.tsx'

const CvvHelp = onDemand(() => import('./cvv-help.tsx').then((module) => module.CvvHelp))

const Hidden = styled(TextField)({ '& input': { WebkitTextSecurity: 'disc' } })

/** `08/29` while only `0829` is typed. */
export function expiryTyped(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 6)
  if (/^\d{2}\/$/.test(text)) return text
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** The card, which stays in this form and leaves it only sealed. */
export function CardFields() {
  const { setValue } = useCheckoutForm()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const number = useCheckoutField('card.cardNo')
  const expiry = useCheckoutField('card.expiryDate')

  // Formats only at the end of the text, as the caret would jump elsewhere; the rest is formatted on blur.
  function groupAtEnd(event: ChangeEvent<HTMLInputElement>, name: 'card.cardNo' | 'card.expiryDate') {
    const { value, selectionStart } = event.currentTarget
    if (selectionStart !== value.length) return
    setValue(name, name === 'card.cardNo' ? groupCardNumber(value) : expiryTyped(value), { shouldDirty: true })
  }

  return (
    <FieldGrid>
      <TextField label="Name on card" autoComplete="cc-name" {...useCheckoutField('card.nameOnCard')} />
      <TextField
        label="Card number"
        numeric
        autoComplete="cc-number"
        {...number}
        onChange={(event) => {
          void number.onChange(event)
          groupAtEnd(event, 'card.cardNo')
        }}
      />
      <div data-span="6" data-pair>
        <TextField
          label="Expiry date"
          hint="MM/YY"
          numeric
          autoComplete="cc-exp"
          maxLength={7}
          {...expiry}
          onChange={(event) => {
            const isShorter = event.currentTarget.value.length < 3
            void expiry.onChange(event)
            if (!isShorter) groupAtEnd(event, 'card.expiryDate')
          }}
        />
      </div>
      <div data-span="6" data-pair>
        <Hidden
          label="Security code"
          hint="3 or 4 digits"
          numeric
          autoComplete="cc-csc"
          maxLength={cardLimits.cvvMax}
          end={
            <IconButton label="Where is the security code?" onClick={() => setIsHelpOpen(true)}>
              <HelpIcon />
            </IconButton>
          }
          {...useCheckoutField('card.cvv')}
        />
      </div>
      {isHelpOpen && <CvvHelp onClose={() => setIsHelpOpen(false)} />}
    </FieldGrid>
  )
}
