import { styled } from '@mui/material/styles'
import { PanelBox } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'

/** A single column for the pages before sign-in: a form with links below it. */
export const Narrow = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    width: 'min(480px, 100%)',
    margin: '0 auto',
    padding: '24px 0 64px',
    [theme.breakpoints.up('md')]: { paddingTop: 40 },
  })),
)

export const Box = styled(PanelBox)({ display: 'grid', gap: 20 })

export const Lead = styled('p')(themed(({ theme }) => ({ color: theme.vars.palette.text.secondary })))

export const Ways = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    '& a, & button': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
    '& p': { color: theme.vars.palette.text.secondary },
  })),
)

/** Other ways, below the word between. */
export const Or = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    '& > p': {
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      alignItems: 'center',
      gap: 12,
      fontSize: '0.875rem',
      color: theme.vars.palette.text.secondary,
    },
    '& > p::before, & > p::after': { content: '""', height: 1, backgroundColor: theme.vars.palette.divider },
    '& > div': { display: 'grid', gap: 12 },
  })),
)
