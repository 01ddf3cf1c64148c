import { Button, Stack, styled, Typography } from '@mui/material'

const Frame = styled(Stack)({ padding: 48, alignItems: 'center', textAlign: 'center' })

type Props = { error: unknown; retry: () => unknown }

/** Why something could not be loaded, with a way on. */
export function Problem({ error, retry }: Props) {
  return (
    <Frame spacing={2} role="alert">
      <Typography>{error instanceof Error ? error.message : 'This did not work. Try again in a moment'}</Typography>
      <Button variant="outlined" onClick={() => void retry()}>
        Try again
      </Button>
    </Frame>
  )
}
