import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { passwordLimits } from '#domain/account/password.ts'
import { RegistrationForm } from '#domain/account/person-forms.ts'
import { useApp } from '#lib/app.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { identityTexts } from '../identity-texts.ts'
import { register } from '../queries.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

const empty = { firstName: '', lastName: '', email: '', phone: '', password: '', ABN: '' }
type Values = typeof empty

/** Registers an account; the response is the same for every email, and the details follow by email. */
export function RegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const app = useApp()
  const { mutateAsync } = useMutation(register(app))
  const form = useForm({ resolver: zodResolver(RegistrationForm), defaultValues: empty })
  return (
    <Form
      form={form}
      submit={async (values) => onSent((await mutateAsync(values)).email)}
      label="Create account"
      busyLabel="Creating account"
      name="Create an account"
      errorTexts={identityTexts}
    >
      <Fields hasAbn={app.brand.country === 'AU'} />
    </Form>
  )
}

function Fields({ hasAbn }: { hasAbn: boolean }) {
  return (
    <>
      <TextField label="First name" autoComplete="given-name" {...useField<Values>('firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...useField<Values>('lastName')} />
      <EmailField hint="We will email you a link to confirm it" autoComplete="username" />
      <TextField label="Phone" optional type="tel" autoComplete="tel" {...useField<Values>('phone')} />
      <PasswordField
        autoComplete="new-password"
        hint={`At least ${passwordLimits.min} characters. A few words are easier to remember than symbols.`}
      />
      {hasAbn && <AbnField />}
    </>
  )
}

function AbnField() {
  return <TextField label="ABN" hint="For business accounts" optional numeric {...useField<Values>('ABN')} />
}
