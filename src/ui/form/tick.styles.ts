import type { CSSObject, Theme } from '@mui/material/styles'

/** A tick as a mask, so that it takes any colour of the theme. */
const tickMask =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.500 8.500 3 3 6-7'/%3E%3C/svg%3E\") center / 16px no-repeat"

/** The box of a tick: 22 px, the selection colour when checked. */
export const tickBox = ({ theme }: { theme: Theme }): CSSObject => {
  const { palette, shape } = theme.vars
  return {
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    width: 22,
    height: 22,
    margin: 0,
    border: `1.5px solid ${palette.control}`,
    borderRadius: `min(${shape.small}, 6px)`,
    backgroundColor: palette.background.paper,
    cursor: 'pointer',
    transition: 'background-color 120ms ease-out',
    '&:hover': { borderColor: palette.text.primary },
    '&:checked': { backgroundColor: palette.sel.ground, borderColor: palette.sel.ground },
    '&:checked::after': { content: '""', backgroundColor: palette.sel.ink, mask: tickMask },
    '&[aria-invalid="true"]': { borderColor: palette.error.main, borderWidth: 2 },
    '&:disabled': { backgroundColor: palette.divider, borderColor: palette.divider, cursor: 'not-allowed' },
    '@media (forced-colors: active)': { '&:checked::after': { backgroundColor: 'CanvasText' } },
  }
}
