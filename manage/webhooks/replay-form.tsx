import { Alert, Stack, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { BusyButton } from '../layout/busy-button.tsx'
import { moment } from '../layout/period-fields.tsx'
import { api } from '../lib/api.ts'
import { deliveriesKey } from './delivery-table.tsx'

const momentOf = (value: FormDataEntryValue | null) => moment(String(value ?? '')) ?? ''

/** Sends the events of a span of time again. */
export function ReplayForm({ id }: { id: string }) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const replay = useMutation({
    mutationFn: (span: { from: string; until: string }) => api.manageWebhooks.replay({ params: { id }, body: span }),
    onSuccess: ({ events }) => {
      notify(events === 1 ? '1 event is sent again' : `${events} events are sent again`, { type: 'success' })
      void queryClient.invalidateQueries({ queryKey: deliveriesKey(id) })
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    replay.mutate({ from: momentOf(fields.get('from')), until: momentOf(fields.get('until')) })
  }

  return (
    <form onSubmit={submit}>
      <Stack spacing={2}>
        {replay.error && <Alert severity="error">{replay.error.message}</Alert>}
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            type="datetime-local"
            label={name === 'from' ? 'From' : 'Until'}
            required
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        <BusyButton type="submit" variant="outlined" isBusy={replay.isPending}>
          Send again
        </BusyButton>
      </Stack>
    </form>
  )
}
