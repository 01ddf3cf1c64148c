import { styled } from '@mui/material/styles'
import { staffReason } from '#lib/account/staff-reason.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'

const Box = styled('div')({ display: 'grid', justifyItems: 'start', gap: 8 })

type Props = { title: string; error: unknown; onRetry: () => void }

/** Error of a section that could not be loaded, shown in its place. */
export function PartFailure({ title, error, onRetry }: Props) {
  return (
    <Message tone="error">
      <Box>
        <strong>{title}</strong>
        <span>{staffReason(error)}</span>
        <Button type="button" size="small" onClick={onRetry}>
          Try again
        </Button>
      </Box>
    </Message>
  )
}
