import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import type { Reminder } from '#contract/project/reminder.ts'
import { dueTexts, type ReminderStatus } from '#domain/project/reminder/reminder.ts'
import { canMoveReminder } from '#domain/project/reminder/reminder-list.ts'
import { shortDayText } from '#domain/time/plain-date.ts'
import { useProject } from '#offline/project/project-context.ts'
import { editOf } from '#offline/project/project-edit.ts'
import { Message } from '#ui/feedback/message.tsx'
import { CheckIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { WordButton } from './panel.styles.ts'

const Row = styled('li')(
  themed(({ theme }) => ({
    '& p': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
    '&:not([data-status="Open"]) b': { fontWeight: 500, textDecoration: 'line-through' },
  })),
)
const ReminderHead = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12 })
const DueState = styled('span')(
  themed(({ theme }) => ({
    flex: 'none',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    '&[data-due="Overdue"]': { color: theme.vars.palette.error.main },
    '&[data-due="Today"]': { color: theme.vars.palette.warning.main },
  })),
)
const ReminderActions = styled('div')({ display: 'flex', gap: 4, marginLeft: -12 })

const moves: readonly { to: ReminderStatus; word: string }[] = [
  { to: 'Done', word: 'Done' },
  { to: 'Archived', word: 'Archive' },
  { to: 'Open', word: 'Undo' },
]

/** One reminder: date, status and actions. */
export function ReminderRow({ reminder }: { reminder: Reminder }) {
  const { edits, edit } = useProject()
  const { id, name, notes, date, dueState } = reminder
  const last = edits.flatMap((listed) => editOf(listed.edit, 'reminder') ?? []).findLast(({ body }) => body.id === id)
  const isPending = last?.state === 'pending'
  const status = isPending ? last.body.status : reminder.status
  const isOpen = status === 'Open'
  const { mutate } = useMutation({
    meta: { inline: true },
    // The row shows the outcome.
    mutationFn: (to: ReminderStatus) =>
      edit({ edit: { kind: 'reminder', body: { id, name, status: to } }, success: 'silent', failure: null }),
  })

  return (
    <Row data-status={status}>
      <ReminderHead>
        <b>{name || 'Reminder'}</b>
        <DueState data-due={isOpen ? dueState : undefined}>{isOpen ? dueTexts[dueState] : status}</DueState>
      </ReminderHead>
      <p>
        {shortDayText(date)}
        {isOpen && ` · ${status}`}
        {isPending && ' · Waiting to send'}
      </p>
      {notes && <p>{notes}</p>}
      {last?.state === 'rejected' && <Message tone="error">{last.reason}</Message>}
      <ReminderActions>
        {moves
          .filter(({ to }) => canMoveReminder(status, to))
          .map(({ to, word }) => (
            <WordButton
              key={to}
              type="button"
              variant="text"
              aria-label={`${word}: ${name}`}
              icon={to === 'Done' ? <CheckIcon size={18} /> : undefined}
              onClick={() => mutate(to)}
            >
              {word}
            </WordButton>
          ))}
      </ReminderActions>
    </Row>
  )
}
