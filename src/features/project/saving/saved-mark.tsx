import { styled } from '@mui/material/styles'
import { Hit } from '#features/project/ui/project.styles.ts'
import { type SavedState, useProject } from '#offline/project/project-context.ts'
import { CheckIcon, DeviceIcon, OfflineIcon, WarningIcon } from '#ui/icon/icons.tsx'
import { SyncIcon } from '#ui/icon/tool-icons.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '0 8px',
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    '& [data-words="short"]': { display: 'none' },
    [theme.breakpoints.down('lg')]: {
      '& [data-words="long"]': { display: 'none' },
      '& [data-words="short"]': { display: 'inline' },
    },
    '&[data-state="failed"]': { color: theme.vars.palette.error.main },
    '&[data-state="needs-you"], &[data-state="unstored"]': { color: theme.vars.palette.warning.main },
  })),
)

const words = {
  saved: 'Saved',
  sending: 'Sending…',
  pending: (
    <>
      <span data-words="long">Saved on this tablet</span>
      <span data-words="short">On this tablet</span>
    </>
  ),
  unstored: 'Not saved yet',
  'needs-you': 'Needs you',
  failed: 'Not saved',
  offline: 'No connection',
} as const
const icons = {
  saved: CheckIcon,
  sending: SyncIcon,
  pending: DeviceIcon,
  unstored: WarningIcon,
  'needs-you': WarningIcon,
  failed: WarningIcon,
  offline: OfflineIcon,
} as const

type Props = { state: SavedState; onOpen: (() => void) | null }

/** Sync status of the last edits; opens the list of pending ones. */
export function SavedMark({ state, onOpen }: Props) {
  const { isOffline, isDurable, edits } = useProject()
  const shown = state === 'pending' && !isDurable ? 'unstored' : isOffline && state === 'saved' ? 'offline' : state
  const Icon = icons[shown]
  const mark = (
    <Root data-state={shown}>
      <Icon size={16} />
      {words[shown]}
    </Root>
  )
  return (
    // Being offline is announced once for the whole page.
    <span role={shown === 'offline' ? undefined : 'status'}>
      {onOpen && (edits.length > 0 || state === 'needs-you') ? (
        <Hit type="button" title="See the pending changes" onClick={onOpen}>
          {mark}
        </Hit>
      ) : (
        mark
      )}
    </span>
  )
}
