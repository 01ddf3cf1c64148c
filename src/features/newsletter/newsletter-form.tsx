import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#contract/protocol/api-error.ts'
import { newsletterTexts } from '#domain/account/newsletter.ts'
import { NewsletterForm as Rules } from '#domain/account/newsletter-form.ts'
import { errorMessages } from '#domain/errors/error-messages.ts'
import { useApp } from '#lib/app.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { readSubmitError } from '#ui/form/form-rejection.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { signUp } from './queries.ts'

const empty = { Name: '', Email: '', Postcode: '' }
type Entry = typeof empty

/** The server's own messages for any status: they are written for the visitor [S1-8-01]. */
function errorTexts(error: unknown) {
  const own = error instanceof ApiError ? errorMessages(error.problem) : []
  return own.length > 0 ? own : readSubmitError(error).texts
}

type Props = { source: 'Newsletter' | 'Footer'; onDone: () => void }

/** Three fields and one button. */
export function NewsletterForm({ source, onDone }: Props) {
  const form = useForm({ resolver: zodResolver(Rules), defaultValues: empty })
  const { mutateAsync } = useMutation(signUp(useApp()))
  const isInvalid = Object.keys(form.formState.errors).length > 0

  async function submit(values: Entry) {
    await mutateAsync({ ...values, source })
    onDone()
  }
  return (
    <Form
      form={form}
      submit={submit}
      label={newsletterTexts.submit}
      name="Newsletter"
      summary={false}
      summaryTitle="This did not work"
      errorTexts={errorTexts}
    >
      {isInvalid && <Message tone="error">{newsletterTexts.invalid}</Message>}
      <Entries />
    </Form>
  )
}

function Entries() {
  return (
    <>
      <TextField label="Name" autoComplete="name" maxLength={100} {...useField<Entry>('Name')} />
      <TextField
        label="Email address"
        type="email"
        autoComplete="email"
        maxLength={254}
        {...useField<Entry>('Email')}
      />
      <TextField label="Postcode" numeric autoComplete="postal-code" {...useField<Entry>('Postcode')} />
    </>
  )
}
