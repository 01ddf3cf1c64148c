import type { CSSObject, Theme } from '@mui/material/styles'

/** The box of all inputs and selects. */
export const inputBox = ({ theme }: { theme: Theme }): CSSObject => {
  const { palette, shape } = theme.vars
  const still = `color-mix(in srgb, ${palette.divider} 60%, ${palette.background.default})`
  return {
    display: 'block',
    width: '100%',
    minWidth: 0,
    minHeight: 48,
    margin: 0,
    padding: '0 14px',
    border: `1.5px solid ${palette.control}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    fontSize: '1rem',
    '&:hover': { borderColor: palette.text.primary },
    // On the border, not outside it: fields have little space between them.
    '&:focus-visible': { borderColor: palette.text.primary, outlineOffset: 0 },
    '&[aria-invalid="true"]': { borderColor: palette.error.main, borderWidth: 2 },
    '&:read-only:not(select), &:disabled': { backgroundColor: still, borderColor: palette.divider },
    '&:disabled': { color: palette.text.secondary, opacity: 1, cursor: 'not-allowed' },
    'textarea&': { minHeight: 88, padding: '12px 14px', lineHeight: 1.4, resize: 'vertical' },
    '&[data-numbers]': { fontVariantNumeric: 'tabular-nums lining-nums' },
    '&[data-end]': { paddingRight: 48 },
  }
}
