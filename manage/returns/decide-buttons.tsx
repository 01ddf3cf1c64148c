import { Button, Stack, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRefresh } from 'react-admin'
import type { WaitingReturn } from '#contract/manage/manage-returns.ts'
import { api } from '../lib/api.ts'

type Decision = 'accept' | 'reject'

const texts = {
  accept: { button: 'Accept', title: 'Accept the return', done: 'accepted' },
  reject: { button: 'Reject', title: 'Reject the return', done: 'rejected' },
} as const

/** Both decisions, each with a note that is mailed to the customer. */
export function DecideButtons({ row: { id, orderNumber } }: { row: WaitingReturn }) {
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [asked, setAsked] = useState<Decision>('accept')
  const [isOpen, setIsOpen] = useState(false)
  const [note, setNote] = useState('')
  const decide = useMutation({
    mutationFn: (decision: Decision) => api.manageReturns.decide({ params: { id }, body: { decision, note } }),
    onSuccess: (_, decision) => {
      setIsOpen(false)
      notify(`Return of order ${orderNumber} ${texts[decision].done}`, { type: 'success' })
      refresh()
    },
  })

  function ask(decision: Decision) {
    decide.reset()
    setAsked(decision)
    setIsOpen(true)
  }

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained" onClick={() => ask('accept')}>
        {texts.accept.button}
      </Button>
      <Button onClick={() => ask('reject')}>{texts.reject.button}</Button>
      <Confirm
        isOpen={isOpen}
        loading={decide.isPending}
        title={`${texts[asked].title} of order ${orderNumber}?`}
        content={
          <TextField
            fullWidth
            multiline
            minRows={3}
            margin="normal"
            label="What happens next"
            error={decide.isError}
            helperText={decide.error?.message ?? 'The customer gets this by email'}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        }
        confirm={texts[asked].button}
        cancel="Go back"
        onConfirm={() => decide.mutate(asked)}
        onClose={() => setIsOpen(false)}
      />
    </Stack>
  )
}
