import { styled, type Theme } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** Space between the edge of a modal and its content. */
export const modalInset = ({ breakpoints }: Theme) => ({
  '--inset-x': '20px',
  '--inset-y': '24px',
  [breakpoints.up('md')]: { '--inset-x': '32px', '--inset-y': '32px' },
})

/** The buttons at the end of a modal, in view while the rest scrolls; on low screens they would hide too much. */
export const ModalFoot = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    '@media (height >= 500px)': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      margin: 'auto calc(-1 * var(--inset-x)) calc(-1 * var(--inset-y))',
      padding: '12px var(--inset-x) calc(12px + env(safe-area-inset-bottom, 0px))',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.background.paper,
    },
  })),
)
