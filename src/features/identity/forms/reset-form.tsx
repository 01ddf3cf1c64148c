import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { passwordLimits } from '#domain/account/password.ts'
import { newPasswordForm } from '#domain/account/person-forms.ts'
import { useApp } from '#lib/app.tsx'
import { Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { identityTexts } from '../identity-texts.ts'
import { resetPassword } from '../queries.ts'
import { PasswordField } from './password-field.tsx'

const resolver = zodResolver(newPasswordForm(''))

/** Sets a new password with the token of a link. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { mutateAsync } = useMutation(resetPassword(useApp()))
  const form = useForm({ resolver, defaultValues: { password: '' } })
  return (
    <Form
      form={form}
      submit={async ({ password }) => {
        await mutateAsync({ token, password })
        onDone()
      }}
      label="Set password"
      busyLabel="Setting password"
      name="New password"
      summary={false}
      errorTexts={identityTexts}
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${passwordLimits.min} characters. A few words are easier to remember than symbols.`}
      />
    </Form>
  )
}
