import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material'
import { useNotify } from 'react-admin'

type Props = { secret: string; close: () => void }

/** Shows a secret once. It stays until it is closed by its button, so that a click beside it loses nothing. */
export function SecretDialog({ secret, close }: Props) {
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify('Secret copied', { type: 'success' }),
      () => notify('Copy it by hand: the browser does not allow it', { type: 'warning' }),
    )
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="secret-title">
      <DialogTitle id="secret-title">The secret of this webhook</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">
            It is shown now and never again. Store it where the receiver reads it: by it the receiver knows that a
            delivery comes from your shop.
          </Alert>
          <TextField label="Secret" value={secret} slotProps={{ htmlInput: { readOnly: true } }} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="contained" onClick={close}>
          I have stored it
        </Button>
      </DialogActions>
    </Dialog>
  )
}
