import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { MailRequest } from '#contract/account/person-forms.ts'
import { useApp } from '#lib/app.tsx'
import { Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { identityTexts } from '../identity-texts.ts'
import { sendReset } from '../queries.ts'
import { EmailField } from './email-field.tsx'

/** Requests a link to set a new password. */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { mutateAsync } = useMutation(sendReset(useApp()))
  const form = useForm({ resolver: zodResolver(MailRequest), defaultValues: { email: '' } })
  return (
    <Form
      form={form}
      submit={async ({ email }) => onSent((await mutateAsync(email)).email)}
      label="Send the link"
      busyLabel="Sending"
      name="Forgotten password"
      summary={false}
      errorTexts={identityTexts}
    >
      <EmailField autoComplete="username" />
    </Form>
  )
}
