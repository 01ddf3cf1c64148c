import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** Title, form and summary: side by side, or with the summary above everything on phones. */
export const CheckoutColumns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"summary" "title" "form"',
    gap: 16,
    alignItems: 'start',
    '& > aside': { gridArea: 'summary', minWidth: 0 },
    '& > form, & > [aria-busy]': {
      gridArea: 'form',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 16,
      minWidth: 0,
    },
    '& > header': { gridArea: 'title' },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 408px',
      gridTemplateAreas: '"title title" "form summary"',
      gap: '16px 32px',
      '& > aside': { position: 'sticky', top: 24 },
    },
  })),
)
