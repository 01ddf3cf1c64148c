import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** The line over the heading of the first block. */
export const HeroEyebrow = styled('p')(
  themed(({ theme }) => ({ ...theme.typography.eyebrow, color: theme.vars.palette.hero.eyebrow })),
)

/** The text below that heading. */
export const HeroLead = styled('p')(
  themed(({ theme }) => ({ ...theme.typography.lead, maxWidth: '34em', color: theme.vars.palette.hero.soft })),
)
