import type { CSSObject, Theme } from '@mui/material/styles'

/** What a promotion gives, in a word. */
export const rewardLabel = ({ vars }: Theme): CSSObject => ({
  display: 'inline-block',
  padding: '2px 10px',
  borderRadius: vars.shape.small,
  backgroundColor: vars.palette.ribbon.bonus.ground,
  color: vars.palette.ribbon.bonus.ink,
  fontSize: '0.75rem',
  fontWeight: 700,
})
