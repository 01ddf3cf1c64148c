import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** A word that does something, styled as a link. */
export const TextButton = styled('button')(
  themed(({ theme }) => ({
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.link,
    fontSize: '0.875rem',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  })),
)
