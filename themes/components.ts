import type { Theme, ThemeOptions } from '@mui/material/styles'

type Styled = { theme: Theme }

/** Heights in px as the specification lists them [S1-9-16]. */
export const buttonHeights = { xs: 29, small: 34, medium: 48, large: 48, xl: 68, default: 46 } as const

const buttonPadding = {
  xs: '0 10px',
  small: '0 12px',
  medium: '0 24px',
  large: '0 24px',
  xl: '0 32px',
  default: '0 20px',
}
const buttonText = { xs: '0.875rem', small: '0.875rem', medium: '1rem', large: '1rem', xl: '1.125rem', default: '1rem' }

type Size = keyof typeof buttonHeights
const sizes = Object.keys(buttonHeights) as Size[]

const buttonSizes = sizes.map((size) => ({
  props: { size },
  style: { minHeight: buttonHeights[size], padding: buttonPadding[size], fontSize: buttonText[size] },
}))

const button = ({ theme }: Styled) => ({
  minWidth: 0,
  gap: 8,
  borderRadius: theme.vars.shape.button,
  whiteSpace: 'nowrap' as const,
  variants: [
    ...buttonSizes,
    {
      props: { variant: 'contained' as const, color: 'primary' as const },
      style: { '&:active': { backgroundColor: theme.vars.palette.act.pressed } },
    },
    {
      props: { variant: 'outlined' as const },
      style: {
        borderColor: theme.vars.palette.control,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': { borderColor: 'currentColor', backgroundColor: theme.vars.palette.background.paper },
        '&:active': { backgroundColor: theme.vars.palette.sel.tint },
      },
    },
    {
      props: { variant: 'text' as const },
      style: {
        textDecoration: 'underline',
        textDecorationThickness: 1,
        textUnderlineOffset: 4,
        padding: '0 4px',
        '&:hover': { textDecoration: 'underline', textDecorationThickness: 2 },
      },
    },
  ],
})

const slide = { transitionDuration: 200 }
/** The styles of the few MUI components in use, for every brand; tokens define the differences. */
export const components: ThemeOptions['components'] = {
  MuiButton: { styleOverrides: { root: button } },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiDialog: { defaultProps: slide },
  MuiDrawer: { defaultProps: slide },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 14 20 / 0.46)' } } },
  },
}
