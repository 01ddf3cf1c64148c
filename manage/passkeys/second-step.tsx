import { Alert, Button, Divider, Stack, TextField, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { BusyButton } from '../layout/busy-button.tsx'
import { api } from '../lib/api.ts'
import { newPasskey, signedPasskey } from './browser-passkeys.ts'
import { NewPasskey } from './new-passkey.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Added = { location: string; codes: readonly string[] }

/** The visit is open: everything is read again. */
const goOn = ({ location: next }: { location: string }) => location.replace(next)

/** After a right password: a passkey, a recovery code, or the passkey that the shop asks of its staff. */
export function SecondStep({ onCancel }: { onCancel: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['second-step'],
    queryFn: () => api.managePasskeys.step(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const [added, setAdded] = useState<Added | null>(null)
  const isAdding = data?.kind === 'add'
  // Without the way to the sign-in: it would discard the codes.
  if (added)
    return (
      <Stack spacing={2}>
        <Typography variant="h5" component="h1">
          Save your recovery codes
        </Typography>
        <Typography color="textSecondary">Your passkey is added. You are signed in after this page.</Typography>
        <RecoveryCodes codes={added.codes} onDone={() => goOn(added)} />
      </Stack>
    )
  return (
    <Stack spacing={2}>
      <Typography variant="h5" component="h1">
        {isAdding ? 'Add a passkey' : 'One more step'}
      </Typography>
      <Typography color="textSecondary">
        {isAdding
          ? 'Your shop asks its staff for a passkey. Add one now, then you are signed in.'
          : 'Your password is right. Now show that it is you.'}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (isAdding ? <Adding onAdded={setAdded} /> : <Proof hasPasskey={data.request !== null} />)}
      <div>
        <Button onClick={onCancel}>Sign in again</Button>
      </div>
    </Stack>
  )
}

function Proof({ hasPasskey }: { hasPasskey: boolean }) {
  const [code, setCode] = useState('')
  const byPasskey = useMutation({
    mutationFn: async () => {
      // A challenge is valid once: each attempt has its own.
      const { request } = await api.managePasskeys.step()
      if (!request) throw new Error('The passkey was removed. Use a recovery code')
      return api.managePasskeys.stepPasskey({ body: { credential: await signedPasskey(request) } })
    },
    onSuccess: goOn,
  })
  const byCode = useMutation({ mutationFn: () => api.managePasskeys.stepCode({ body: { code } }), onSuccess: goOn })

  function submit(event: FormEvent) {
    event.preventDefault()
    byCode.mutate()
  }

  return (
    <>
      {hasPasskey ? (
        <>
          {byPasskey.error && <Alert severity="error">{byPasskey.error.message}</Alert>}
          <BusyButton variant="contained" size="large" isBusy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
            Use your passkey
          </BusyButton>
          <Divider>or</Divider>
        </>
      ) : (
        <Alert severity="info" role="none">
          None of your passkeys works at this address. Use a recovery code; once you are signed in, you can add one in
          “Passkeys”, in the menu of your name.
        </Alert>
      )}
      <Stack component="form" spacing={2} onSubmit={submit}>
        {byCode.error && <Alert severity="error">{byCode.error.message}</Alert>}
        <TextField
          label="Recovery code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="one-time-code"
          required
          fullWidth
          helperText="Lost your device and your codes? The owner of the shop can remove your passkeys"
        />
        <BusyButton type="submit" variant="outlined" size="large" isBusy={byCode.isPending}>
          Use the code
        </BusyButton>
      </Stack>
    </>
  )
}

function Adding({ onAdded }: { onAdded: (added: Added) => void }) {
  return (
    <NewPasskey
      add={async (name) => {
        const { creation } = await api.managePasskeys.step()
        if (!creation) throw new Error('Passkeys need an address with a name. Open the back office by its name')
        const { location: next, codes } = await api.managePasskeys.stepAdd({
          body: { name, credential: await newPasskey(creation) },
        })
        if (codes) onAdded({ location: next, codes })
        else goOn({ location: next })
      }}
    />
  )
}
