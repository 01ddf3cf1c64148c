import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** A vertical stack inside a dialog of the tool. */
export const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  fontSize: '0.875rem',
  lineHeight: 1.45,
})

/** The buttons at the end of a dialog; the destructive one is at the left, apart from the others. */
export const Foot = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    '&& [data-danger]': { color: theme.vars.palette.error.main, borderColor: theme.vars.palette.error.main },
    [theme.breakpoints.down('sm')]: { '& > *, & > span > button': { flex: '1 1 100%', width: '100%' } },
  })),
)

/** The place of the destructive button. */
export const FootStart = styled('span')({ marginRight: 'auto' })

/** Why the main button is disabled. */
export const FootReason = styled('span')(
  themed(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' })),
)
