import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { ApiError } from '#contract/api-error.ts'
import type { CustomForm as Definition, FormReceipt as Receipt } from '#contract/contact.ts'
import { answerProblems } from '#domain/custom-form.ts'
import { errorMessages } from '#domain/error-messages.ts'
import { useApp } from '#lib/app.tsx'
import { useLateOffline } from '#lib/late-offline.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { refusalOf } from '#ui/form-refusal.ts'
import { Message } from '#ui/message.tsx'
import { useForm } from '#ui/use-form.ts'
import { useFormDraft } from './form-draft.ts'
import { AskedField } from './form-fields.tsx'
import { FormReceipt } from './form-receipt.tsx'
import { sendForm } from './queries.ts'

type Values = Record<string, string | boolean>

/** Ticks become texts, as every answer is one. */
const answersOf = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : value ? 'true' : '']),
  )

const resolverOf =
  ({ fields }: Definition): Resolver<Values> =>
  (values) => {
    const problems = Object.entries(answerProblems(fields, answersOf(values)))
    if (problems.length === 0) return { values, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(problems.map(([name, message]) => [name, { type: 'value', message }])),
    }
  }

/** A refusal that no field is to blame for, in the server's words whatever its status. */
function errorTexts(error: unknown) {
  const own = error instanceof ApiError ? errorMessages(error.problem) : []
  return own.length > 0 ? own : refusalOf(error).texts
}

type Props = { definition: Definition; sku?: string | undefined; children?: ReactNode }

/** A form of the shop: its fields come from the server, its answers are kept there, and the receipt takes its place. */
export function CustomForm({ definition, sku, children }: Props) {
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  if (!receipt) return <Asking {...{ definition, sku, children }} onSent={setReceipt} />
  const again = (
    <Button type="button" onClick={() => setReceipt(null)}>
      Write another
    </Button>
  )
  return <FormReceipt receipt={receipt} actions={again} />
}

function Asking({ definition, sku, children, onSent }: Props & { onSent: (receipt: Receipt) => void }) {
  const { url, title, fields, button } = definition
  const [resolver] = useState(() => resolverOf(definition))
  const [key] = useState(uniqueId)
  const form = useForm<Values>({
    defaultValues: Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'tick' ? false : ''])),
    resolver,
  })
  const forget = useFormDraft(form, url)
  const { mutateAsync } = useMutation(sendForm(useApp()))
  const isOffline = useLateOffline()

  async function submit(values: Values) {
    const receipt = await mutateAsync({ url, key, body: { answers: answersOf(values), ...(sku ? { sku } : {}) } })
    forget()
    onSent(receipt)
  }
  return (
    <Form form={form} submit={submit} label={button} name={title} errorTexts={errorTexts}>
      {isOffline && (
        <Message tone="warning">
          You are offline. What you type is kept on this device; send it once you are connected.
        </Message>
      )}
      {fields.map((field) => (
        <AskedField key={field.name} field={field} />
      ))}
      {children}
    </Form>
  )
}
