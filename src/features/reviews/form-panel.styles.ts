import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** Around the form of a review or question. */
export const Panel = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    width: '100%',
    maxWidth: 640,
    padding: 20,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    '& h3:focus': { outline: 0 },
  })),
)
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })
