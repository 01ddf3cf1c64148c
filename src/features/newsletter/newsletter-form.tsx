import { useMutation } from '@tanstack/react-query'
import type { Resolver } from 'react-hook-form'
import { ApiError } from '#contract/api-error.ts'
import { errorMessages } from '#domain/error-messages.ts'
import { type NewsletterEntry, newsletterProblems, newsletterTexts } from '#domain/newsletter.ts'
import { useApp } from '#lib/app.tsx'
import { Form } from '#ui/form.tsx'
import { useField } from '#ui/form-context.ts'
import { refusalOf } from '#ui/form-refusal.ts'
import { Message } from '#ui/message.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm } from '#ui/use-form.ts'
import { signUp } from './queries.ts'

const empty: NewsletterEntry = { Name: '', Email: '', Postcode: '' }

const resolver: Resolver<NewsletterEntry> = (values) => {
  const problems = Object.entries(newsletterProblems(values))
  if (problems.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(problems.map(([name, message]) => [name, { type: 'value', message }]))
  return { values: {}, errors }
}

/** The server's own text, whatever its status: it is written for the one who reads it here [S1-8-01]. */
function errorTexts(error: unknown) {
  const own = error instanceof ApiError ? errorMessages(error.problem) : []
  return own.length > 0 ? own : refusalOf(error).texts
}

type Props = { source: 'Newsletter' | 'Footer'; onDone: () => void }

/** Three fields and one button. */
export function NewsletterForm({ source, onDone }: Props) {
  const form = useForm<NewsletterEntry>({ defaultValues: empty, resolver })
  const { mutateAsync } = useMutation(signUp(useApp()))
  const isInvalid = Object.keys(form.formState.errors).length > 0

  async function submit(values: NewsletterEntry) {
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
      <TextField label="Name" autoComplete="name" maxLength={100} {...useField<NewsletterEntry>('Name')} />
      <TextField
        label="Email address"
        type="email"
        autoComplete="email"
        maxLength={254}
        {...useField<NewsletterEntry>('Email')}
      />
      <TextField label="Postcode" numeric autoComplete="postal-code" {...useField<NewsletterEntry>('Postcode')} />
    </>
  )
}
