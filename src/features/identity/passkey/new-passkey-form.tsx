import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import * as z from 'zod/mini'
import { PasskeyName } from '#contract/account/passkeys.ts'
import { usualPasskeyName } from '#domain/account/passkey-name.ts'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { passkeyTexts } from './browser-passkeys.ts'

const resolver = zodResolver(z.object({ name: PasskeyName }))

/** Names a passkey, then makes it. */
export function NewPasskeyForm({ add }: { add: (name: string) => Promise<unknown> }) {
  const [usualName] = useState(() => usualPasskeyName(navigator.userAgent))
  const form = useForm({ resolver, defaultValues: { name: usualName } })
  return (
    <Form
      form={form}
      submit={({ name }) => add(name)}
      label="Add a passkey"
      busyLabel="Adding"
      name="Add a passkey"
      summary={false}
      errorTexts={passkeyTexts}
    >
      <NameField />
    </Form>
  )
}

function NameField() {
  return (
    <TextField
      label="Name of the passkey"
      hint="So that you recognise it in the list"
      autoComplete="off"
      {...useField<{ name: string }>('name')}
    />
  )
}
