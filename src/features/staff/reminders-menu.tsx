import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { Reminder } from '#contract/account/account.ts'
import { isSameDate } from '#domain/time/date-math.ts'
import { localDate } from '#domain/time/plain-date.ts'
import { truncate, truncateLimits } from '#domain/web/truncate.ts'
import { staffReason } from '#lib/account/staff-reason.ts'
import { useApp } from '#lib/app.tsx'
import { useWhile } from '#lib/use-while.ts'
import { CountBadge } from '#ui/button/count-badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { themed } from '#ui/themed.ts'
import { HangingMenu } from './hanging-menu.tsx'
import type { AdminPanel } from './panel-address.ts'
import { sidePanel, useSidePanel } from './panel-state.ts'
import { staffQueries } from './queries.ts'

const isDue = ({ date }: Reminder) => isSameDate(date, localDate(new Date()))

// Badge and accent of a shop may be nearly the ground of this bar.
const Count = styled(CountBadge)(
  themed(({ theme }) => ({
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  })),
)

/** A panel may change reminders while it is open. */
const loadAfterwards = (load: () => Promise<unknown>) => () => void load()

/** Reminders due today, the number of open ones, and links to their views. */
export function RemindersMenu({ projectId }: { projectId: string | null }) {
  const { api } = useApp()
  const { data, error, refetch } = useQuery(staffQueries(api).reminders())
  const isPanelOpen = useSidePanel() !== null
  useWhile(isPanelOpen ? refetch : null, loadAfterwards)
  const count = data?.totalCount ?? 0
  const due = data?.reminders.filter(isDue) ?? []

  return (
    <HangingMenu
      label="Reminders"
      onOpen={() => void refetch()}
      word={
        <>
          Reminders <Count count={count} />
          <VisuallyHidden>open</VisuallyHidden>
        </>
      }
    >
      {(close) => {
        const opening = (panel: AdminPanel) => () => {
          close()
          sidePanel.show(panel)
        }
        return (
          <>
            <h2>DUE TODAY :</h2>
            {error && <p role="alert">{staffReason(error)}</p>}
            {data && due.length === 0 && <p>No reminders for today</p>}
            {due.length > 0 && (
              <ul>
                {due.map(({ id, name, notes }) => (
                  <li key={id}>
                    <button type="button" onClick={opening({ kind: 'reminder', id })}>
                      {name}
                      {notes && <small>{truncate(notes, truncateLimits.reminderNote)}</small>}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <ul>
              <li>
                <button type="button" onClick={opening({ kind: 'reminders' })}>
                  View all reminders
                </button>
              </li>
              <li>
                <button type="button" onClick={opening({ kind: 'reminder-new', projectId })}>
                  Add reminder
                </button>
              </li>
              <li>
                <button type="button" onClick={opening({ kind: 'reminder-stats' })}>
                  View stats
                </button>
              </li>
            </ul>
          </>
        )
      }}
    </HangingMenu>
  )
}
