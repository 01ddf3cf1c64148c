import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { QuestionForm } from '#domain/reviews/review-form.ts'
import { useViewer } from '#lib/account/account-info.ts'
import { useApp } from '#lib/app.tsx'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { useFormDraft } from '#ui/form/form-draft.ts'
import { OfflineNote } from '#ui/form/offline-note.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Actions, Panel } from './form-panel.styles.ts'
import { askQuestion } from './sending.ts'

type Props = { sku: string; onClose: () => void }

/** Sends a question to the shop; the answer comes by e-mail and onto the page. */
export function AskQuestion({ sku, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isSent, setSent] = useState(false)
  const viewer = useViewer()
  useEffect(() => heading.current?.focus(), [])
  const close = (
    <Button type="button" onClick={onClose}>
      Close
    </Button>
  )
  return (
    <Panel aria-labelledby="ask-question">
      <Heading level={3} variant="h4" id="ask-question" ref={heading} tabIndex={-1}>
        Ask a question
      </Heading>
      {isSent ? (
        <>
          {/* The form that had the focus is gone. */}
          <p role="status" ref={focusOn} tabIndex={-1}>
            Thank you. We answer by email, usually within two working days, and show it here.
          </p>
          <Actions>{close}</Actions>
        </>
      ) : viewer.is === 'waiting' ? (
        <Skeleton height={320} />
      ) : (
        <Fields
          sku={sku}
          known={'account' in viewer ? viewer.account : undefined}
          close={close}
          onSent={() => setSent(true)}
        />
      )}
    </Panel>
  )
}

type FieldsProps = {
  sku: string
  known: { firstName: string; email?: string | undefined } | undefined
  close: ReactNode
  onSent: () => void
}

function Fields({ sku, known, close, onSent }: FieldsProps) {
  const form = useForm<QuestionForm>({
    defaultValues: { text: '', author: known?.firstName ?? '', email: known?.email ?? '' },
    resolver: zodResolver(QuestionForm),
  })
  const send = useFormDraft(form, `question-${sku}`)
  const { mutateAsync } = useMutation(askQuestion(useApp(), sku))
  async function submit(body: QuestionForm) {
    await send(body, mutateAsync)
    onSent()
  }
  return (
    <Form
      form={form}
      submit={submit}
      label="Send question"
      name="Ask a question"
      footer={(isBusy) => (
        <Actions>
          <Button variant="primary" busy={isBusy}>
            Send question
          </Button>
          {close}
        </Actions>
      )}
    >
      <OfflineNote />
      <Inputs />
    </Form>
  )
}

function Inputs() {
  return (
    <>
      <TextField label="Your question" multiline rows={3} maxLength={500} {...useField<QuestionForm>('text')} />
      <TextField label="First name" maxLength={40} autoComplete="given-name" {...useField<QuestionForm>('author')} />
      <TextField
        label="Email"
        type="email"
        hint="For our answer only. We never show it."
        autoComplete="email"
        {...useField<QuestionForm>('email')}
      />
    </>
  )
}
