import { Alert, Button, Stack, styled } from '@mui/material'
import { Row } from '../layout/panel.tsx'

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: '8px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'nowrap',
})

type Props = { codes: readonly string[]; onDone: () => void }

/** New recovery codes: this is the only time that they are shown. */
export function RecoveryCodes({ codes, onDone }: Props) {
  return (
    <Stack spacing={2}>
      <Alert severity="warning" role="status">
        Save these recovery codes now: they are not shown again. Each signs you in once if you lose your passkey.
      </Alert>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row>
        <Button href={`data:text/plain,${encodeURIComponent(codes.join('\n'))}`} download="recovery-codes.txt">
          Save as a file
        </Button>
        <Button variant="contained" onClick={onDone}>
          I have saved them
        </Button>
      </Row>
    </Stack>
  )
}
