import { useEffect, useMemo } from 'react'
import { readEmail } from '#domain/email.ts'
import { formatPhone, phoneFieldProblem } from '#domain/phone.ts'
import { useApp } from '#lib/app.tsx'
import { debounceField } from '#lib/debounce.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Panel } from '#ui/panel.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useCheckout, useCheckoutField, useCheckoutForm, useValue } from '../checkout-context.ts'
import { FieldGrid } from '../fields/address-fields.tsx'

/** Whom the receipt and the driver reach. A valid e-mail is told on, to be kept with the cart [S2-5-02]. */
export function ContactPanel({ onEmail }: { onEmail: (email: string) => void }) {
  const { brand } = useApp()
  const { setValue, getValues, register } = useCheckoutForm()
  const email = useValue('email')
  const { email: kept } = useCheckout().view.cart
  const passOn = useMemo(() => {
    const emit = (text: string) => {
      const valid = readEmail(text)
      if (valid) onEmail(valid)
    }
    return debounceField(emit)
  }, [onEmail])
  const phone = useCheckoutField('phoneNumber')

  useEffect(() => {
    if (email && email !== kept) passOn.push(email)
    return passOn.cancel
  }, [email, kept, passOn])

  function tidyPhone() {
    const typed = getValues('phoneNumber')
    if (phoneFieldProblem(typed) === null) setValue('phoneNumber', formatPhone(typed, brand.country))
  }

  return (
    <Panel title="Contact details">
      <FieldGrid>
        <div data-span="6">
          <TextField
            label="Email"
            hint="For your receipt and delivery times"
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            {...useCheckoutField('email')}
          />
        </div>
        <div data-span="6">
          <TextField
            label="Mobile phone"
            hint="For the delivery driver"
            type="tel"
            autoComplete="tel"
            {...phone}
            onBlur={(event) => {
              tidyPhone()
              phone.onBlur(event)
            }}
          />
        </div>
        <Checkbox label="Send me news and offers by e-mail" {...register('newsletter')} />
      </FieldGrid>
    </Panel>
  )
}
