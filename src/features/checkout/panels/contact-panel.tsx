import { useEffect, useMemo } from 'react'
import { readEmail } from '#domain/account/email.ts'
import { formatPhone, phoneFieldProblem, takesTexts } from '#domain/account/phone.ts'
import type { Country } from '#domain/location/country.ts'
import { useApp } from '#lib/app.tsx'
import { debounceField } from '#lib/debounce.ts'
import { paths } from '#lib/page/paths.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import { Link } from '#ui/button/link.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useCheckout, useCheckoutField, useCheckoutForm, useValue } from '../checkout-context.ts'
import { FieldGrid } from '../fields/address-fields.tsx'

/** Email and phone of the shopper. Passes a valid email on, to be saved with the cart [S2-5-02]. */
export function ContactPanel({ onEmail }: { onEmail: (email: string) => void }) {
  const { brand } = useApp()
  const { setValue, getValues, register } = useCheckoutForm()
  const email = useValue('email')
  const typedPhone = useValue('phoneNumber')
  const { email: savedEmail } = useCheckout().view.cart
  const passOn = useMemo(() => {
    const emit = (text: string) => {
      const valid = readEmail(text)
      if (valid) onEmail(valid)
    }
    return debounceField(emit)
  }, [onEmail])
  const phone = useCheckoutField('phoneNumber')

  useEffect(() => {
    if (email && email !== savedEmail) passOn.push(email)
    return passOn.cancel
  }, [email, savedEmail, passOn])

  function tidyPhone() {
    const typed = getValues('phoneNumber')
    if (phoneFieldProblem(typed) === null) setValue('phoneNumber', formatPhone(typed, brand.country))
  }

  return (
    <Panel title="Contact details" action={<CustomerSignIn />}>
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
            hint={phoneHint(typedPhone, brand.country)}
            type="tel"
            autoComplete="tel"
            {...phone}
            onBlur={(event) => {
              tidyPhone()
              phone.onBlur(event)
            }}
          />
        </div>
        <Checkbox label="Send me news and offers by email" {...register('newsletter')} />
      </FieldGrid>
    </Panel>
  )
}

/** For customers with an account, whose details the form then fills in. */
function CustomerSignIn() {
  const { loginRoute } = environmentFor(useApp().brand)
  if (useCheckout().view.accountId || loginRoute === null) return null
  return <Link to={paths.login(paths.checkout())}>Sign in</Link>
}

/** A landline number is valid, but the hint says that it receives no text messages [S1-5-25]. */
const phoneHint = (typed: string, country: Country) =>
  phoneFieldProblem(typed) === null && !takesTexts(typed, country)
    ? 'This is not a mobile number, so the driver will call instead of texting'
    : 'For the delivery driver'
