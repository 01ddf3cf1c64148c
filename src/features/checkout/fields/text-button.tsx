import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** A word that does something, styled as a link. */
export const WordButton = styled('button')(
  themed(({ theme }) => ({
    minHeight: 28,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.link,
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  })),
)
