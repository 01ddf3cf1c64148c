import { styled } from '@mui/material/styles'
import type { ProjectRow } from '#domain/project-outbox.ts'
import { type SavedState, useProjectDesk } from '#lib/project-desk.ts'
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
    '&[data-state="failed"], &[data-state="refused"]': { color: theme.vars.palette.error.main },
    '&[data-state="review"]': { color: theme.vars.palette.warning.main },
  })),
)

const words = {
  saved: 'Saved',
  saving: 'Saving...',
  // There is a connection, so it is on its way.
  waiting: 'Saving...',
  failed: 'Not saved',
  offline: 'Waiting for connection',
} as const
const icons = {
  saved: CheckIcon,
  saving: SyncIcon,
  waiting: SyncIcon,
  refused: WarningIcon,
  failed: WarningIcon,
  offline: OfflineIcon,
  review: WarningIcon,
} as const

type Props = { state: SavedState; onOpen: (() => void) | null }

/** Whether what was typed has arrived; where something waits, the way to see what. */
export function SavedMark({ state, onOpen }: Props) {
  const { isOffline, waiting } = useProjectDesk()
  const isWithPerson = state === 'review' || state === 'refused'
  const shown = isOffline && !isWithPerson ? 'offline' : state
  const Icon = icons[shown]
  const mark = (
    <Root data-state={shown}>
      <Icon size={16} />
      {shown === 'review' || shown === 'refused' ? countWords(waiting, shown) : words[shown]}
    </Root>
  )
  return (
    <span role="status">
      {onOpen && waiting.length > 0 ? (
        <Hit type="button" title="See the changes that wait" onClick={onOpen}>
          {mark}
        </Hit>
      ) : (
        mark
      )}
    </span>
  )
}

function countWords(rows: readonly ProjectRow[], state: 'review' | 'refused') {
  const own = rows.filter((row) => row.state === state)
  if (state === 'refused') return `${own.length} not saved`
  const count = own.flatMap(({ clashes }) => clashes).length
  return `${count} ${count === 1 ? 'needs' : 'need'} review`
}
