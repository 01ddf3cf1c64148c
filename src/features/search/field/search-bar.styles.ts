import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

const inHeader = ({ styles, vars }: Theme): CSSObject => ({
  height: 46,
  backgroundColor: styles.search.ground,
  color: styles.search.ink,
  border: styles.search.border,
  borderRadius: vars.shape.borderRadius,
  '& ::placeholder': { color: styles.search.placeholder },
})

/** On the dock, and as the only field of a page, the field has the background of the page, not of the header. */
const onPage = ({ vars: { palette, shape } }: Theme): CSSObject => ({
  height: 50,
  backgroundColor: palette.background.paper,
  color: palette.text.primary,
  border: `1.5px solid ${palette.control}`,
  borderRadius: shape.borderRadius,
})

export const Form = styled('form')(
  themed(({ theme }) => ({
    position: 'relative',
    flex: 1,
    minWidth: 0,
    '&[data-placement="page"]': { width: '100%', maxWidth: 480 },
    // The search view of narrow screens: the same field, grown over the page.
    '&[data-view]': {
      position: 'fixed',
      inset: 0,
      zIndex: theme.zIndex.modal,
      display: 'flex',
      flexDirection: 'column',
      padding: 8,
      gap: 8,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '@media print': { display: 'none' },
  })),
)

export const Field = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    ...onPage(theme),
    'form[data-placement="nav"] &': inHeader(theme),
    'form[data-shape="pill"] &': { borderRadius: theme.vars.shape.pill },
    'form[data-placement="nav"][data-shape="pill"] & input': { paddingLeft: 20 },
    'form[data-placement="nav"][data-shape="underline"] &': {
      border: 0,
      borderBottom: theme.styles.search.border,
      borderRadius: 0,
      '& input': { paddingLeft: 0 },
    },
    '& > [data-lens]': { flex: 'none', marginLeft: 14, color: theme.vars.palette.text.secondary },
    'form[data-placement="nav"] & > [data-lens]': { display: 'none' },
    // The room of a phone is for the words.
    [theme.breakpoints.down('sm')]: { 'form[data-shape="field"] & > [data-lens]': { display: 'none' } },
    '&:focus-within': { outline: 'var(--ring-width) solid var(--ring)', outlineOffset: 2 },
    // Alone and in the dock, Enter sends; the button is there for those who look for one by name.
    'form:not([data-placement="nav"]) & [data-go]:not(:focus-visible)': {
      position: 'absolute',
      width: 1,
      minWidth: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  })),
)

export const Input = styled('input')({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: '0 12px',
  border: 0,
  background: 'none',
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  '&:focus-visible': { outline: 'none' },
  // What is typed stays larger: below 16 px a phone zooms in.
  '&::placeholder': { fontSize: 'min(3.3vw, 1rem)' },
})

export const Go = styled('button')(
  themed(({ theme }) => {
    const { ground, ink } = theme.styles.search.button
    const isPlain = ground === 'transparent'
    return {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      alignSelf: 'stretch',
      minWidth: 44,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
      '& [data-word]': { display: 'none' },
      'form[data-placement="nav"] &[data-go]': isPlain
        ? {}
        : {
            padding: '0 24px',
            backgroundColor: ground,
            color: ink,
            ...(theme.typography.h4.textTransform === 'uppercase' ? theme.typography.h4 : {}),
            '& [data-icon]': { display: 'none' },
            '& [data-word]': { display: 'block' },
          },
    }
  }),
)

export const List = styled('div')(
  themed(({ theme }) => ({
    'form:not([data-view]) > &': {
      position: 'absolute',
      top: 'calc(100% + 6px)',
      right: 0,
      zIndex: 2,
      width: '100%',
      minWidth: 'min(640px, calc(100vw - 32px))',
      maxHeight: 'min(720px, calc(100dvh - 160px))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderRadius: theme.vars.shape.borderRadius,
      backgroundColor: theme.vars.palette.background.paper,
      boxShadow: theme.vars.shadows[3],
    },
    'form[data-placement="page"]:not([data-view]) > &': { right: 'auto', left: 0 },
    'form[data-view] > &': { flex: 1, overflowY: 'auto', margin: '0 -8px' },
  })),
)
