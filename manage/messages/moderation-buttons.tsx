import { Button, Stack, TextField, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import type { WaitingPost } from '#contract/manage/manage-moderation.ts'
import { api } from '../lib/api.ts'
import { waitingPosts } from './waiting-posts.ts'

type Decision = 'publish' | 'answer' | 'reject'

const texts = {
  publish: { button: 'Publish', done: 'published', label: null, hint: 'It is shown on the page of the product.' },
  answer: { button: 'Answer', done: 'answered', label: 'Answer', hint: 'Shown on the page, and sent to the author' },
  reject: { button: 'Reject', done: 'rejected', label: 'Reason', hint: 'Sent to the author by email' },
} as const

function send({ id, kind }: WaitingPost, decision: Decision, text: string) {
  if (kind === 'review' && decision !== 'answer')
    return api.manageModeration.review({ params: { id }, body: { decision, text } })
  return api.manageModeration.question({
    params: { id },
    body: { decision: decision === 'answer' ? decision : 'reject', text },
  })
}

/** Both decisions about a review or a question, each confirmed. */
export function ModerationButtons({ row }: { row: WaitingPost }) {
  const [notify, refresh, client] = [useNotify(), useRefresh(), useQueryClient()]
  const isReview = row.kind === 'review'
  const yes = isReview ? 'publish' : 'answer'
  const [asked, setAsked] = useState<Decision>(yes)
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const decide = useMutation({
    mutationFn: (decision: Decision) => send(row, decision, text),
    onSuccess: ({ waiting }, decision) => {
      setIsOpen(false)
      client.setQueryData(waitingPosts.queryKey, waiting)
      notify(`${isReview ? 'Review' : 'Question'} ${texts[decision].done}`, { type: 'success' })
      refresh()
    },
  })

  function ask(decision: Decision) {
    decide.reset()
    setAsked(decision)
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
    // A colleague may have decided.
    if (decide.isError) refresh()
  }

  // The author of a rejected question gets no mail.
  const label = asked === 'reject' && !isReview ? null : texts[asked].label
  const hint = asked === 'reject' && !isReview ? 'It is not shown, and its author gets no mail.' : texts[asked].hint
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained" onClick={() => ask(yes)}>
        {texts[yes].button}
      </Button>
      <Button onClick={() => ask('reject')}>Reject</Button>
      <Confirm
        isOpen={isOpen}
        loading={decide.isPending}
        title={`${texts[asked].button} this ${row.kind}?`}
        content={
          label === null ? (
            <Typography {...(decide.error ? { color: 'error', role: 'alert' } : {})}>
              {decide.error?.message ?? hint}
            </Typography>
          ) : (
            <TextField
              fullWidth
              multiline
              minRows={3}
              margin="normal"
              label={label}
              error={decide.isError}
              helperText={decide.error?.message ?? hint}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )
        }
        confirm={texts[asked].button}
        cancel="Go back"
        onConfirm={() => decide.mutate(asked)}
        onClose={close}
      />
    </Stack>
  )
}
