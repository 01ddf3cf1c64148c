import { styled } from '@mui/material/styles'
import type { SavedState } from '#lib/project-desk.ts'
import { CheckIcon, OfflineIcon, WarningIcon } from '#ui/icons.tsx'
import { themed } from '#ui/themed.ts'
import { SyncIcon } from '#ui/tool-icons.tsx'
import { Hit } from './look.ts'

const Root = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '0 8px',
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    '&[data-state="failed"]': { color: theme.vars.palette.error.main },
    '&[data-state="review"]': { color: theme.vars.palette.warning.main },
  })),
)

const words = { saved: 'Saved', saving: 'Saving...', failed: 'Not saved', offline: 'Waiting for connection' } as const
const icons = {
  saved: CheckIcon,
  saving: SyncIcon,
  failed: WarningIcon,
  offline: OfflineIcon,
  review: WarningIcon,
} as const

type Props = { state: SavedState; isOffline: boolean; reviewCount: number; onReview: () => void }

/** Whether what was typed has arrived. */
export function SavedMark({ state, isOffline, reviewCount, onReview }: Props) {
  const shown = isOffline ? 'offline' : state
  const Icon = icons[shown]
  const text = shown === 'review' ? `${reviewCount} ${reviewCount === 1 ? 'needs' : 'need'} review` : words[shown]
  const mark = (
    <Root data-state={shown} role="status">
      <Icon size={16} />
      {text}
    </Root>
  )
  if (shown !== 'review') return mark
  return (
    <Hit type="button" onClick={onReview}>
      {mark}
    </Hit>
  )
}
