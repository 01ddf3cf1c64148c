import { styled } from '@mui/material/styles'
import { staffReason } from '#lib/account/staff-reason.ts'
import { useProject } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { OfflineIcon } from '#ui/icon/icons.tsx'
import { RefreshIcon } from '#ui/icon/task-icons.tsx'
import { EyeIcon, EyeOffIcon } from '#ui/icon/tool-icons.tsx'
import { themed } from '#ui/themed.ts'

const Box = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12 })

type Props = {
  error: unknown
  onRetry: () => void
  /** Headline of the request; without one, only the server's reason is shown. */
  title?: string
}

/** Error of content that could not be loaded, shown in its place. */
export function PanelFailure({ title, error, onRetry }: Props) {
  const reason = staffReason(error)
  return (
    <Box>
      <Message tone="error">
        <strong>{title ?? reason}</strong>
        {title !== undefined && <p>{reason}</p>}
      </Message>
      <Button type="button" icon={<RefreshIcon size={18} />} onClick={onRetry}>
        Try again
      </Button>
    </Box>
  )
}

const Mark = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    fontSize: '0.8125rem',
    fontWeight: 550,
    color: theme.vars.palette.success.main,
    '&[data-inside]': {
      padding: '3px 8px',
      borderRadius: theme.vars.shape.small,
      backgroundColor: theme.vars.palette.tint.warning,
      color: 'inherit',
    },
  })),
)

export function CustomerSees() {
  return (
    <Mark>
      <EyeIcon size={16} />
      The customer can see this
    </Mark>
  )
}

export function StaffOnlyMark() {
  return (
    <Mark data-inside>
      <EyeOffIcon size={16} />
      Staff only
    </Mark>
  )
}

const Strip = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
  })),
)

/** What happens to changes in the panel while offline. */
export function NoConnection() {
  const { isOffline, isDurable } = useProject()
  if (!isOffline) return null
  return (
    <Strip>
      <OfflineIcon size={16} />
      {isDurable
        ? 'We save changes on this tablet and send them when you are back online.'
        : 'This browser cannot save changes. Keep this page open until you are back online.'}
    </Strip>
  )
}
