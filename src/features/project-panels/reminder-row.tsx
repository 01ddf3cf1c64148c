import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import type { Reminder } from '#contract/reminder.ts'
import { shortDayText } from '#domain/plain-date.ts'
import { dueTexts, type ReminderStatus } from '#domain/reminder.ts'
import { canMoveReminder } from '#domain/reminder-list.ts'
import { useApp } from '#lib/app.tsx'
import { useProjectDesk } from '#lib/project-desk.ts'
import { staffReason } from '#lib/staff-reason.ts'
import { CheckIcon } from '#ui/icons.tsx'
import { Message } from '#ui/message.tsx'
import { themed } from '#ui/themed.ts'
import { WordButton } from './panel-look.ts'
import { setReminderStatus } from './queries.ts'

const Row = styled('li')(
  themed(({ theme }) => ({
    '& [data-part="head"]': { display: 'flex', justifyContent: 'space-between', gap: 12 },
    '& [data-part="state"]': { flex: 'none', fontWeight: 600, color: theme.vars.palette.text.secondary },
    '& [data-due="Overdue"]': { color: theme.vars.palette.error.main },
    '& [data-due="Today"]': { color: theme.vars.palette.warning.main },
    '& p': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
    '& [data-part="do"]': { display: 'flex', gap: 4, marginLeft: -12 },
    '&:not([data-status="Open"]) b': { fontWeight: 500, textDecoration: 'line-through' },
  })),
)

const moves: readonly { to: ReminderStatus; word: string }[] = [
  { to: 'Done', word: 'Done' },
  { to: 'Archived', word: 'Archive' },
  { to: 'Open', word: 'Undo' },
]

/** One reminder: when, how it stands, and what may become of it. */
export function ReminderRow({ reminder }: { reminder: Reminder }) {
  const { projectId, isOffline, noEdits, waiting, edit } = useProjectDesk()
  const { mutate, isPending, variables, error } = useMutation(setReminderStatus(useApp(), projectId))
  const { id, name, notes, date, dueState } = reminder
  const later = waiting.findLast((row) => row.state === 'waiting' && row.edit.kind === 'reminder' && row.edit.id === id)
  const status = later?.edit.kind === 'reminder' ? later.edit.status : reminder.status
  const isOpen = status === 'Open'

  function move(to: ReminderStatus) {
    if (noEdits || isPending) return
    if (!isOffline) return mutate({ id, status: to })
    // It is kept, or the page has said why it could not be.
    edit({ edit: { kind: 'reminder', id, name, status: to }, success: 'silent' }).catch(() => undefined)
  }

  return (
    <Row data-status={status}>
      <div data-part="head">
        <b>{name || 'Reminder'}</b>
        <span data-part="state" data-due={isOpen ? dueState : undefined}>
          {isOpen ? dueTexts[dueState] : status}
        </span>
      </div>
      <p>
        {shortDayText(date)}
        {isOpen && ` · ${status}`}
        {later && ' · Waiting to send'}
      </p>
      {notes && <p>{notes}</p>}
      {error && <Message tone="error">{staffReason(error)}</Message>}
      <div data-part="do">
        {moves
          .filter(({ to }) => canMoveReminder(status, to))
          .map(({ to, word }) => (
            <WordButton
              key={to}
              type="button"
              look="text"
              aria-label={`${word}: ${name}`}
              icon={to === 'Done' ? <CheckIcon size={18} /> : undefined}
              busy={isPending && variables?.status === to}
              aria-disabled={noEdits !== null || isPending || undefined}
              title={noEdits ?? undefined}
              onClick={() => move(to)}
            >
              {word}
            </WordButton>
          ))}
      </div>
    </Row>
  )
}
