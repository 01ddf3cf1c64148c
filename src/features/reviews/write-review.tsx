import { zodResolver } from '@hookform/resolvers/zod'
import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { OwnReview } from '#contract/catalogue/review.ts'
import { longestText, ReviewForm } from '#domain/reviews/review-form.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { useFormDraft } from '#ui/form/form-draft.ts'
import { OfflineNote } from '#ui/form/offline-note.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { Actions, Panel } from './form-panel.styles.ts'
import { reviewQueries } from './queries.ts'
import { writeReview } from './sending.ts'
import { StarChoice } from './star-choice.tsx'

const Names = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    alignItems: 'start',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  })),
)

type Props = { sku: string; onClose: () => void }

/** The form for customers who have ordered the product; others read why there is none. */
export function WriteReview({ sku, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel aria-labelledby="write-review">
      <Heading level={3} variant="h4" id="write-review" ref={heading} tabIndex={-1}>
        Write a review
      </Heading>
      <Content sku={sku} onClose={onClose} />
    </Panel>
  )
}

function Content({ sku, onClose }: Props) {
  const { api } = useApp()
  const isSignedIn = useSignedIn()
  const { pathname } = useLocation()
  const { data: own, error, refetch } = useQuery({ ...reviewQueries(api).mine(sku), enabled: isSignedIn })
  const close = (
    <Button type="button" onClick={onClose}>
      Close
    </Button>
  )
  if (!isSignedIn)
    return (
      <>
        <p>Sign in with the account you ordered with. Only customers who bought it here can review it.</p>
        <Actions>
          <ButtonLink to={paths.login(pathname)} variant="primary">
            Sign in
          </ButtonLink>
          {close}
        </Actions>
      </>
    )
  if (error && !own)
    return (
      <ErrorState
        title="We could not check your orders"
        actions={
          <Button type="button" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  if (!own) return <Skeleton height={420} />
  if (own.state === 'open') return <ReviewFields sku={sku} own={own} onClose={onClose} />
  return (
    <>
      {/* The form that had the focus is gone. */}
      <p role="status" ref={focusOn} tabIndex={-1}>
        {closedTexts[own.state]}
      </p>
      <Actions>{close}</Actions>
    </>
  )
}

const closedTexts: Record<Exclude<OwnReview['state'], 'open'>, string> = {
  'not-bought': 'We found no order with this product in your account. Only customers who bought it here can review it.',
  pending: 'Thank you. We read every review before it appears, usually within two working days.',
  published: 'Your review is on this page. Thank you.',
}

function ReviewFields({ sku, own, onClose }: Props & { own: OwnReview }) {
  const form = useForm<ReviewForm>({
    defaultValues: { stars: '', title: '', text: '', author: own.author, suburb: own.suburb },
    resolver: zodResolver(ReviewForm),
  })
  const send = useFormDraft(form, `review-${sku}`)
  const { mutateAsync } = useMutation(writeReview(useApp(), sku))
  // One review for each account: it needs no key.
  const submit = (review: ReviewForm) => send(review, ({ body }) => mutateAsync(body))
  return (
    <Form
      form={form}
      submit={submit}
      label="Send review"
      name="Write a review"
      footer={(isBusy) => (
        <Actions>
          <Button variant="primary" busy={isBusy}>
            Send review
          </Button>
          <Button type="button" onClick={onClose}>
            Close
          </Button>
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
      <StarChoice />
      <TextField label="Title" maxLength={80} {...useField<ReviewForm>('title')} />
      <TextField
        label="Your review"
        hint="What do you use it for, what works well, and what does not?"
        multiline
        rows={5}
        maxLength={longestText}
        {...useField<ReviewForm>('text')}
      />
      <Names>
        <TextField label="First name" maxLength={40} autoComplete="given-name" {...useField<ReviewForm>('author')} />
        <TextField label="Suburb" maxLength={60} autoComplete="address-level2" {...useField<ReviewForm>('suburb')} />
      </Names>
    </>
  )
}
