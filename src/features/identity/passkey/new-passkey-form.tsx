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

type Props = {
  /** Calls `added` once the passkey is there: a proof may come between. */
  add: (name: string, added: () => void) => Promise<unknown>
}

/** Names a passkey, then makes it. */
export function NewPasskeyForm({ add }: Props) {
  const [usualName] = useState(() => usualPasskeyName(navigator.userAgent))
  const form = useForm({ resolver, defaultValues: { name: usualName } })
  /** The name is taken now; another that was typed meanwhile stays. */
  const added = (name: string) => {
    if (form.getValues('name') === name) form.reset()
  }
  return (
    <Form
      form={form}
      submit={({ name }) => add(name, () => added(name))}
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
