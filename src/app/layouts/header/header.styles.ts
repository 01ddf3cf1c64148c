import { styled } from '@mui/material/styles'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'

/**
 * All header bars in one layer, so that a menu of any of them opens above the page. Lines have no fixed height and wrap:
 * with a large font of the browser not everything fits beside each other.
 */
export const Masthead = styled('header')(
  themed(({ theme }) => ({
    position: 'relative',
    zIndex: theme.zIndex.appBar,
  })),
)

export const Utility = styled('div')(
  themed(({ theme }) => ({
    ...theme.mixins.onHeader,
    borderBottom: `1px solid ${theme.vars.palette.header.line}`,
    fontSize: '0.875rem',
  })),
)

export const UtilityLine = styled(Container)(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 44,
    whiteSpace: 'nowrap',
    '@media (width < 20em)': {
      flexWrap: 'wrap',
      gap: '0 16px',
      whiteSpace: 'normal',
      '& > div:last-of-type': { maxWidth: 'none' },
    },
    [theme.breakpoints.up('lg')]: { flexWrap: 'wrap', justifyContent: 'flex-start', gap: '0 24px', minHeight: 36 },
  })),
)

export const UtilityLinks = styled('nav')(
  themed(({ theme }) => ({
    display: 'none',
    flexWrap: 'wrap',
    gap: '0 24px',
    marginLeft: 'auto',
    '& a': { color: theme.vars.palette.header.soft },
    '& a:hover': { color: theme.vars.palette.header.ink, textDecoration: 'underline', textUnderlineOffset: 3 },
    [theme.breakpoints.up('lg')]: { display: 'flex' },
  })),
)

/** A text button of the utility row: icon, text, and a 44 px target on phones. */
export const UtilityButton = styled('button')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    minWidth: 0,
    maxWidth: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontWeight: 400,
    cursor: 'pointer',
    '& b': { fontWeight: 600 },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-wide]': { display: 'none' },
    [theme.breakpoints.up('lg')]: { minHeight: 36 },
    // Where they do not push the links into a second line.
    [theme.breakpoints.up('xl')]: { '& [data-wide]': { display: 'inline' } },
    '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: 3 },
  })),
)

export const UtilityItem = styled('div')(
  themed(({ theme }) => ({
    minWidth: 0,
    '&:last-of-type': { flex: 'none', maxWidth: '62%' },
    // Panels start at the page edge on narrow screens, and below their button on wide ones.
    [theme.breakpoints.up('lg')]: { position: 'relative', '&:last-of-type': { maxWidth: 'none' } },
  })),
)

export const MainBar = styled('div')(
  themed(({ theme }) => ({
    ...theme.mixins.onHeader,
    borderBottom: `1px solid ${theme.vars.palette.header.line}`,
    '--logo-height': '38px',
    [theme.breakpoints.up('lg')]: { '--logo-height': '50px' },
  })),
)

export const MainLine = styled(Container)(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 60,
    paddingInline: '4px 8px',
    '& [data-logo] svg': { maxWidth: 196 },
    '&[data-centred] [data-logo]': { marginInline: 'auto' },
    [theme.breakpoints.up('md')]: { paddingInline: '12px 16px' },
    [theme.breakpoints.up('lg')]: {
      flexWrap: 'wrap',
      gap: '0 24px',
      minHeight: 70,
      paddingInline: 24,
      '& [data-logo] svg': { maxWidth: 'none' },
      // Centred logo: the groups on both sides get equal width.
      '&[data-centred] [data-logo]': { margin: 0 },
      '&[data-centred] [data-end]': { flex: '1 1 0', justifyContent: 'flex-end' },
      '&[data-centred] [data-menu]': { flex: '1 1 0' },
    },
  })),
)

export const MenuGroup = styled('div')(
  themed(({ theme }) => ({
    display: 'none',
    alignItems: 'center',
    gap: 24,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    [theme.breakpoints.up('lg')]: { display: 'flex' },
    '& > a': { display: 'none', alignItems: 'center', gap: 8, padding: '10px 0' },
    '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    [theme.breakpoints.up('xl')]: { '& > a': { display: 'flex' } },
  })),
)

/** Search and tools: the search field takes the free space, the tools align right at their own width. */
export const EndGroup = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginLeft: 'auto',
    '[data-centred] > &': { marginLeft: 0 },
    '& form': { display: 'none' },
    [theme.breakpoints.up('lg')]: {
      flex: 1,
      gap: 24,
      justifyContent: 'flex-end',
      '& form': { display: 'block' },
      '&[data-own] form': { flex: '0 1 320px' },
    },
  })),
)
