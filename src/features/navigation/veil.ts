import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** Darkens the page; the header, whose layer it is the lowest of, stays lit. */
export const Veil = styled('div')(
  themed(({ theme }) => ({
    position: 'fixed',
    inset: 0,
    zIndex: -1,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 46%, transparent)`,
  })),
)
