import BackIcon from '@mui/icons-material/ArrowBack'
import { defaultLightTheme, type RaThemeOptions } from 'react-admin'

const ink = '#1d2433'
const line = '#dfe3ea'

/** A quiet tool: white panels on grey, one colour for what can be pressed. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: '#2454c6' },
    secondary: { main: '#2454c6' },
    success: { main: '#1e7a45' },
    warning: { main: '#a65b00' },
    error: { main: '#c1272d' },
    text: { primary: ink, secondary: '#566073' },
    divider: line,
    background: { default: '#f4f6f9', paper: '#ffffff' },
  },
  typography: { fontFamily: '"Public Sans Variable", system-ui, sans-serif', fontSize: 14 },
  shape: { borderRadius: 8 },
  components: {
    ...defaultLightTheme.components,
    MuiPaper: { styleOverrides: { elevation1: { boxShadow: 'none', border: `1px solid ${line}` } } },
    MuiAppBar: { styleOverrides: { root: { backgroundColor: ink, color: '#ffffff', boxShadow: 'none' } } },
    // On phones they would be white panels of nothing above the list. Twice the class, as their own rule is in a media query.
    RaTopToolbar: { styleOverrides: { root: { '&&': { minHeight: 'auto', backgroundColor: 'transparent' } } } },
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    // There, a search is as wide as its list.
    RaFilterFormInput: {
      styleOverrides: { root: { '@media (width < 600px)': { '& .RaFilterFormInput-spacer': { display: 'none' } } } },
    },
    // Its own icon is the sign of an error.
    RaConfirm: { defaultProps: { CancelIcon: BackIcon } },
    MuiButton: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 600 }, root: { borderColor: line } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  },
}
