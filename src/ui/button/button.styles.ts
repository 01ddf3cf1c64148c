import type { CSSObject, Theme } from '@mui/material/styles'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'text'
export type ButtonSize = 'xs' | 'small' | 'medium' | 'large' | 'xl' | 'default'

/** The props that the theme's rules for MUI's button read. */
export type ButtonOwnerState = {
  variant: 'contained' | 'outlined' | 'text'
  color: 'primary' | 'secondary'
  size: ButtonSize
}

const muiVariants = { primary: 'contained', secondary: 'outlined', quiet: 'outlined', text: 'text' } as const

export function buttonOwnerState(variant: ButtonVariant, size: ButtonSize): ButtonOwnerState {
  return { variant: muiVariants[variant], color: variant === 'primary' ? 'primary' : 'secondary', size }
}

/** Registers our own element as MUI's button: heights, corners and states are those of the theme. */
export const asMuiButton = { name: 'MuiButton', slot: 'Root' } as const

const filled = ({ vars }: Theme): CSSObject => ({
  backgroundColor: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
  '&:hover': { backgroundColor: vars.palette.primary.dark },
})

export const buttonBase = ({ theme }: { theme: Theme }): CSSObject => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  maxWidth: '100%',
  margin: 0,
  border: '1.5px solid transparent',
  background: 'none',
  color: theme.vars.palette.secondary.main,
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
  variants: [
    { props: { variant: 'contained' }, style: filled(theme) },
    { props: { variant: 'text' }, style: { color: theme.vars.palette.link } },
  ],
})

/** Applied after the theme's rules, because these override them. */
export const buttonStates = ({ theme }: { theme: Theme }): CSSObject => ({
  '&[data-variant="quiet"]': {
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    '&:hover': { backgroundColor: theme.vars.palette.sel.tint },
  },
  '&[data-variant="quiet"]:not([data-wide])': { paddingInline: 12 },
  '&[data-wide]': { width: '100%' },
  '&[aria-busy="true"]': { cursor: 'progress', paddingInline: 10 },
  '&:disabled, &[aria-disabled="true"]:not([aria-busy])': {
    backgroundColor: theme.vars.palette.divider,
    borderColor: 'transparent',
    color: theme.vars.palette.text.secondary,
    cursor: 'not-allowed',
  },
})
