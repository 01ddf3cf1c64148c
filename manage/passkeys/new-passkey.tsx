import { Alert, Stack, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { usualPasskeyName } from '#domain/account/passkey-name.ts'
import { BusyButton } from '../layout/busy-button.tsx'

/** Names a passkey, then makes it. */
export function NewPasskey({ add }: { add: (name: string) => Promise<unknown> }) {
  const [name, setName] = useState(() => usualPasskeyName(navigator.userAgent))
  const adding = useMutation({ mutationFn: add })

  function submit(event: FormEvent) {
    event.preventDefault()
    adding.mutate(name)
  }

  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      {adding.error && <Alert severity="error">{adding.error.message}</Alert>}
      <TextField
        label="Name of the passkey"
        helperText="So that you recognise it in the list"
        value={name}
        onChange={({ target }) => setName(target.value)}
        autoComplete="off"
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <div>
        <BusyButton type="submit" variant="contained" isBusy={adding.isPending}>
          Add a passkey
        </BusyButton>
      </div>
    </Stack>
  )
}
