import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { CustomForm as Definition, FormReceipt as Receipt } from '#contract/content/contact.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { customFormSchema, type FormInput, type FormOutput } from '#domain/content/custom-form.ts'
import { errorMessages } from '#domain/errors/error-messages.ts'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { useFormDraft } from '#ui/form/form-draft.ts'
import { readSubmitError } from '#ui/form/form-rejection.ts'
import { OfflineNote } from '#ui/form/offline-note.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { CustomField } from './form-fields.tsx'
import { FormReceipt } from './form-receipt.tsx'
import { sendForm } from './queries.ts'

/** The messages of an error that belongs to no field: the server's own, for any status. */
function errorTexts(error: unknown) {
  const own = error instanceof ApiError ? errorMessages(error.problem) : []
  return own.length > 0 ? own : readSubmitError(error).texts
}

type Props = {
  definition: Definition
  sku?: string | undefined
  /** Heading and introduction; those of the receipt take their place. */
  head: ReactNode
  headingLevel: 1 | 2
  children?: ReactNode
}

/** A form defined by the server, which also stores the submission; a receipt replaces the form. */
export function CustomForm({ definition, sku, head, headingLevel, children }: Props) {
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  if (!receipt)
    return (
      <>
        {head}
        <Asking {...{ definition, sku, children }} onSent={setReceipt} />
      </>
    )
  const again = (
    <Button type="button" onClick={() => setReceipt(null)}>
      Send another
    </Button>
  )
  return <FormReceipt receipt={receipt} headingLevel={headingLevel} actions={again} />
}

type AskingProps = Omit<Props, 'head' | 'headingLevel'> & { onSent: (receipt: Receipt) => void }

function Asking({ definition, sku, children, onSent }: AskingProps) {
  const { url, title, fields, button } = definition
  const [resolver] = useState(() => zodResolver(customFormSchema(fields)))
  const form = useForm<FormInput, unknown, FormOutput>({
    defaultValues: Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'tick' ? false : ''])),
    resolver,
  })
  const send = useFormDraft(form, url)
  const { mutateAsync } = useMutation(sendForm(useApp()))

  async function submit(answers: FormOutput) {
    onSent(await send({ answers, ...(sku ? { sku } : {}) }, (sending) => mutateAsync({ url, ...sending })))
  }
  return (
    <Form form={form} submit={submit} label={button} name={title} errorTexts={errorTexts}>
      <OfflineNote />
      {fields.map((field) => (
        <CustomField key={field.name} field={field} />
      ))}
      {children}
    </Form>
  )
}
