import { Button, Paper, Stack, styled, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useLogin } from 'react-admin'

const Page = styled('main')({ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: 16 })
const Card = styled(Paper)({ width: '100%', maxWidth: 400, padding: 32 })

/** Staff sign in with the password of the shop. */
export function SignIn() {
  const login = useLogin()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setBusy(true)
    setError(null)
    try {
      await login({ username: String(fields.get('email')), password: String(fields.get('password')) })
    } catch (failure) {
      setError((failure as Error).message)
      setBusy(false)
    }
  }

  return (
    <Page>
      <Card>
        <form onSubmit={(event) => void submit(event)}>
          <Stack spacing={2}>
            <Typography variant="h5" component="h1">
              Back office
            </Typography>
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
            <Button type="submit" variant="contained" size="large" disabled={isBusy}>
              Sign in
            </Button>
          </Stack>
        </form>
      </Card>
    </Page>
  )
}
