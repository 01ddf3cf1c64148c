import { styled } from '@mui/material/styles'
import type { Reminder } from '#contract/account/account.ts'
import { dueState, dueTexts } from '#domain/project/reminder/reminder.ts'
import { dayText, localDate, type PlainDate } from '#domain/time/plain-date.ts'
import { themed } from '#ui/themed.ts'

const List = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gap: 4,
      padding: '16px 20px',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.large,
      backgroundColor: theme.vars.palette.background.paper,
      overflowWrap: 'anywhere',
    },
    '&[data-plain] > li': { padding: 0, border: 0, background: 'none' },
    '& p': { color: theme.vars.palette.text.secondary },
    '& time': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 12px' })

const Due = styled('span')(
  themed(({ theme }) => ({
    fontSize: '0.875rem',
    fontWeight: 600,
    '&[data-due="Overdue"]': { color: theme.vars.palette.error.main },
    '&[data-due="Today"]': { color: theme.vars.palette.success.main },
  })),
)

type Props = { reminders: readonly Reminder[]; today?: PlainDate; isPlain?: boolean }

/** The customer's reminders, with their due state by the customer's local date. */
export function ReminderList({ reminders, today = localDate(new Date()), isPlain = false }: Props) {
  return (
    <List data-plain={isPlain || undefined}>
      {reminders.map(({ id, name, notes, date }) => {
        const due = dueState(date, today)
        return (
          <li key={id}>
            <Head>
              <strong>{name}</strong>
              {due !== 'NotDue' && <Due data-due={due}>{dueTexts[due]}</Due>}
            </Head>
            <time>{dayText(date)}</time>
            {notes && <p>{notes}</p>}
          </li>
        )
      })}
    </List>
  )
}
