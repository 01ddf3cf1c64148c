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

const outlinedInput = ({ theme }: Styled) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: theme.vars.shape.small,
  '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.control },
  '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
  '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.focus, borderWidth: 2 },
  '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
})

const inputBase = ({ theme }: Styled) => ({
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
})

const link = ({ theme }: Styled) => ({
  color: theme.vars.palette.link,
  textDecorationColor: 'currentColor',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  '&:hover': { textDecorationThickness: 2 },
})

const quick = { transitionDuration: 120 }
const slide = { transitionDuration: 200 }
const chosen = { color: 'secondary' as const }

const elementOf = { display: 'h1', lead: 'p', eyebrow: 'p', cardTitle: 'h3', price: 'span', priceLarge: 'span' }

/** How MUI's components behave in every brand; what differs between brands is in the tokens. */
export const components: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'default', variant: 'contained' },
    styleOverrides: { root: button },
  },
  MuiTypography: { defaultProps: { variantMapping: elementOf } },
  MuiLink: { styleOverrides: { root: link } },
  MuiCheckbox: { defaultProps: chosen },
  MuiRadio: { defaultProps: chosen },
  MuiSwitch: { defaultProps: chosen },
  MuiInputBase: { styleOverrides: { input: inputBase } },
  MuiOutlinedInput: { styleOverrides: { root: outlinedInput } },
  MuiSkeleton: { defaultProps: { animation: false } },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiAppBar: { defaultProps: { elevation: 0 } },
  MuiAccordion: { defaultProps: { disableGutters: true, elevation: 0 } },
  MuiDialog: { defaultProps: slide },
  MuiDrawer: { defaultProps: slide },
  MuiMenu: { defaultProps: quick },
  MuiPopover: { defaultProps: quick },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 14 20 / 0.46)' } } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }: Styled) => ({ fontSize: '0.875rem', color: theme.vars.palette.background.paper }),
    },
  },
}
