import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { clockText, countText } from '#domain/project/project-texts.ts'
import { seenText } from '#domain/time/seen-time.ts'
import { WordButton } from '#features/project/ui/project.styles.ts'
import { pageConnection } from '#lib/network/connection.ts'
import { OfflineIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: 10,
    minHeight: 44,
    padding: '0 8px 0 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.tint.warning,
    fontSize: '0.875rem',
    fontWeight: 500,
    '& p': { flex: 1 },
  })),
)

/** `at 10:42` today, with the date on other days. */
export function savedAtText(savedAt: number, now: number): string {
  const isToday = new Date(savedAt).toDateString() === new Date(now).toDateString()
  return isToday ? clockText(new Date(savedAt)) : seenText(savedAt, now)
}

type Props = {
  savedAt: number | null
  /** Number of pending changes. */
  waiting?: number
}

/**
 * While offline: how old the shown data is, and how many changes are pending. That the device is offline is announced by
 * the bar of all pages.
 */
export function OfflineStrip({ savedAt, waiting = 0 }: Props) {
  const client = useQueryClient()
  async function tryNow() {
    await pageConnection().check()
    await client.invalidateQueries({ queryKey: ['project'] })
  }
  return (
    <Root>
      <OfflineIcon />
      <p>
        Offline.{savedAt !== null && ` Showing what was saved at ${savedAtText(savedAt, Date.now())}.`}
        <span role="status">{waiting > 0 && ` ${countText(waiting, 'change')} waiting.`}</span>
      </p>
      <WordButton type="button" onClick={() => void tryNow()}>
        Try now
      </WordButton>
    </Root>
  )
}

/** For a window that cannot store anything. */
export const UnstoredStrip = () => (
  <Root role="status">
    <OfflineIcon />
    <p>Nothing is stored on this tablet. Keep this page open until your changes are saved.</p>
  </Root>
)
