import { Button, Divider, Paper, Stack, styled, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLogin } from 'react-admin'
import { api } from '../lib/api.ts'
import { signedPasskey } from '../passkeys/browser-passkeys.ts'
import { SecondStep } from '../passkeys/second-step.tsx'
import { BusyButton } from './busy-button.tsx'

const Page = styled('main')({ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: 16 })
const Card = styled(Paper)({ width: '100%', maxWidth: 400, padding: 32 })

/** Why a sign-in or a sign-out by the identity provider did not work. */
const problems: Readonly<Record<string, string>> = {
  cancelled: 'The sign-in was not completed. Try again',
  provider_down: 'The sign-in service does not respond. Try again in a few minutes',
  provider_stays:
    'You are signed out here, but the sign-in service does not respond: you may still be signed in there. On a shared computer, close the browser',
  no_role: 'You have no role in the back office. Ask the person who manages your account',
  unverified_email: 'Your email address is not confirmed by the sign-in service',
}

/** Staff sign in by the identity provider, with a passkey, or with the password of the shop. */
export function SignIn() {
  const login = useLogin()
  const [error, setError] = useState<string | null>(
    () => problems[new URLSearchParams(location.search).get('problem') ?? ''] ?? null,
  )
  const [isBusy, setBusy] = useState(false)
  const [hasStep, setHasStep] = useState(false)
  const { data } = useQuery({ queryKey: ['sign-in-ways'], queryFn: () => api.manageSession.ways() })
  const provider = data?.provider

  async function signInByPasskey() {
    setBusy(true)
    setError(null)
    try {
      const credential = await signedPasskey(await api.managePasskeys.signInOptions())
      await api.managePasskeys.signIn({ body: { credential, nonce: crypto.randomUUID() } })
      await login({})
    } catch (failure) {
      setError((failure as Error).message)
      setBusy(false)
    }
  }

  function startAgain() {
    setHasStep(false)
    setBusy(false)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setBusy(true)
    setError(null)
    try {
      const body = { email: String(fields.get('email')), password: String(fields.get('password')) }
      const { isDone } = await api.manageSession.signIn({ body })
      if (isDone) await login({})
      else setHasStep(true)
    } catch (failure) {
      setError((failure as Error).message)
      setBusy(false)
    }
  }

  if (hasStep)
    return (
      <Page>
        <Card>
          <SecondStep onCancel={startAgain} />
        </Card>
      </Page>
    )
  return (
    <Page>
      <Card>
        <form onSubmit={(event) => void submit(event)}>
          <Stack spacing={2}>
            <Typography variant="h5" component="h1">
              Back office
            </Typography>
            {provider && (
              <>
                <Button href="/manage/oidc/start" variant="contained" size="large">
                  Sign in with {provider}
                </Button>
                <Divider>or</Divider>
              </>
            )}
            <Typography color="textSecondary">Sign in with your staff account of the shop.</Typography>
            {error !== null && (
              <Typography color="error" role="alert">
                {error}
              </Typography>
            )}
            <TextField name="email" type="email" label="Email" autoComplete="username" required fullWidth />
            <TextField
              name="password"
              type="password"
              label="Password"
              autoComplete="current-password"
              required
              fullWidth
            />
            <BusyButton type="submit" variant={provider ? 'outlined' : 'contained'} size="large" isBusy={isBusy}>
              Sign in
            </BusyButton>
            <Divider>or</Divider>
            <BusyButton size="large" variant="outlined" isBusy={isBusy} onClick={() => void signInByPasskey()}>
              Sign in with a passkey
            </BusyButton>
          </Stack>
        </form>
      </Card>
    </Page>
  )
}
