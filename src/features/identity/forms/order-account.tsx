import { zodResolver } from '@hookform/resolvers/zod'
import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { passwordLimits } from '#domain/account/password.ts'
import { newPasswordForm } from '#domain/account/person-forms.ts'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'
import { identityTexts } from '../identity-texts.ts'
import { openFromOrder } from '../queries.ts'
import { PasswordField } from './password-field.tsx'

const Lead = styled('p')(themed(({ theme }) => ({ marginBottom: 16, color: theme.vars.palette.text.secondary })))

type Props = { cartId: string; email: string }

/** Opens an account for a guest with the order they have just placed; one password is all it takes. */
export function OrderAccount({ cartId, email }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Panel title="Save your details for next time">
      {sentTo ? (
        <Message tone="success">
          Check your email. We have sent a link to {sentTo}: open it to activate your account. This order is then in it.
        </Message>
      ) : (
        <>
          <Lead>Choose a password and your account has this order, its invoice and your details in it.</Lead>
          <PasswordForm cartId={cartId} email={email} onSent={setSentTo} />
        </>
      )}
    </Panel>
  )
}

function PasswordForm({ cartId, email, onSent }: Props & { onSent: (email: string) => void }) {
  const { mutateAsync } = useMutation(openFromOrder(useApp()))
  const resolver = useMemo(() => zodResolver(newPasswordForm(email)), [email])
  const form = useForm({ resolver, defaultValues: { password: '' } })
  return (
    <Form
      form={form}
      submit={async ({ password }) => onSent((await mutateAsync({ cartId, password })).email)}
      label="Create account"
      name="Create an account"
      summary={false}
      errorTexts={identityTexts}
      footer={(isBusy) => (
        <div>
          <Button variant="primary" busy={isBusy} busyText="Creating account">
            Create account
          </Button>
        </div>
      )}
    >
      {/* For password managers, which save both. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        autoComplete="new-password"
        hint={`At least ${passwordLimits.min} characters. A few words are easier to remember than symbols.`}
      />
    </Form>
  )
}
