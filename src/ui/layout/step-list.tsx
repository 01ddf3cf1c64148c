import { styled } from '@mui/material/styles'
import { CheckIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('ol')(
  themed(({ theme }) => ({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '28px minmax(0, 1fr)',
      columnGap: 16,
      paddingBottom: 28,
      '&:last-of-type': { paddingBottom: 0 },
      lineHeight: 1.45,
    },
    '& > li:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      left: 13,
      top: 28,
      bottom: 0,
      width: 2,
      backgroundColor: theme.vars.palette.divider,
    },
    '& > li > span': {
      gridRow: '1 / 4',
      display: 'grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      border: `2px solid ${theme.vars.palette.control}`,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.background.default,
    },
    '& > li[data-done] > span': {
      borderColor: theme.vars.palette.success.main,
      backgroundColor: theme.vars.palette.success.main,
      color: theme.vars.palette.success.contrastText,
    },
    '& time, & small': { gridColumn: 2, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& strong': { gridColumn: 2, fontWeight: 600 },
  })),
)

export type ListedStep = {
  /** When it happened or will. */
  when: string
  what: string
  note?: string
  isDone?: boolean | undefined
}

/** What has happened and what will, one below the other. */
export function StepList({ steps, label }: { steps: readonly ListedStep[]; label?: string }) {
  return (
    <Root data-steps aria-label={label}>
      {steps.map(({ when, what, note, isDone }) => (
        <li key={what} data-done={isDone || undefined}>
          <span>{isDone && <CheckIcon size={16} />}</span>
          {when && <small>{when}</small>}
          <strong>{what}</strong>
          {note && <small>{note}</small>}
        </li>
      ))}
    </Root>
  )
}
