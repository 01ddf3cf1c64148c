import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** First tab stop of the page: skips the header. */
export const SkipLink = styled('a')(
  themed(({ theme }) => ({
    position: 'absolute',
    top: 8,
    left: 8,
    zIndex: theme.zIndex.tooltip,
    padding: '10px 16px',
    borderRadius: theme.vars.shape.small,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.vars.shadows[2],
    '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
  })),
)
