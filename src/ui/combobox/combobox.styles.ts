import type { CSSObject, Theme } from '@mui/material/styles'

/** The list below a combobox. */
export const comboboxList = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'absolute',
  left: 0,
  right: 0,
  top: 'calc(100% + 4px)',
  zIndex: 8,
  padding: 4,
  overflow: 'hidden auto',
  maxHeight: 'min(70dvh, 560px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.shadows[3],
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    padding: '4px 12px',
    borderRadius: theme.vars.shape.small,
    cursor: 'pointer',
  },
  '& [role="option"][aria-selected="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.sel.ground} 11%, ${theme.vars.palette.background.paper})`,
  },
  '& mark': {
    background: 'none',
    color: 'inherit',
    fontWeight: 700,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 3,
  },
  '& [data-part="empty"]': { padding: '10px 12px' },
  '& [data-part="footer"]': { borderTop: `1px solid ${theme.vars.palette.divider}`, marginTop: 4, padding: '4px 0 0' },
})
