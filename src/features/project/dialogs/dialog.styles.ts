import { styled } from '@mui/material/styles'
import { ModalFoot } from '#ui/overlay/modal-foot.ts'
import { themed } from '#ui/themed.ts'

/** A vertical stack inside a dialog of the tool. */
export const Stack = styled('div')({
  // Not a grid: the buttons at the end could not stay in view.
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: 16,
  fontSize: '0.875rem',
  lineHeight: 1.45,
})

/** The buttons at the end of a dialog; the destructive one is at the left, apart from the others. */
export const Foot = styled(ModalFoot)(
  themed(({ theme }) => ({
    justifyContent: 'flex-end',
    '&& [data-danger]': { color: theme.vars.palette.error.main, borderColor: theme.vars.palette.error.main },
    // Side by side where they fit: rows of buttons would hide the content behind them.
    [theme.breakpoints.down('sm')]: {
      '& > *': { flex: '1 1 auto' },
      '& > p, & > span, & > span > button': { flex: '1 1 100%', width: '100%' },
    },
  })),
)

/** The place of the destructive button. */
export const FootStart = styled('span')({ marginRight: 'auto' })

/** Why the main button is disabled. */
export const FootReason = styled('span')(
  themed(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' })),
)
