import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Navbar } from '#contract/content/navigation.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'
import { barCategories, barWords } from './links.ts'

const Root = styled('nav')(
  themed(({ theme }) => ({
    display: 'none',
    backgroundColor: theme.vars.palette.categoryBar.ground,
    color: theme.vars.palette.categoryBar.ink,
    '--ring': theme.vars.palette.categoryBar.ink,
    '--ring-width': '2px',
    borderBottom: `1px solid color-mix(in srgb, currentColor 14%, ${theme.vars.palette.categoryBar.ground})`,
    fontSize: '0.875rem',
    fontWeight: 500,
    [theme.breakpoints.up('lg')]: { display: 'block' },
    '& ul': { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '0 20px' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      height: 46,
      whiteSpace: 'nowrap',
      boxShadow: 'inset 0 0 transparent',
      transition: 'box-shadow 120ms ease-out',
    },
    '& a:hover': { boxShadow: 'inset 0 -2px currentColor' },
    '& a[aria-current]': {
      boxShadow: 'inset 0 -3px currentColor',
      '@media (forced-colors: active)': { textDecoration: 'underline', textDecorationThickness: 3 },
    },
    '& :focus-visible': { outlineOffset: -3 },
    '& [data-strong]': { fontWeight: 700 },
  })),
)

/** What the running sale puts beside the word that leads to it. */
type Props = { navbar: Navbar; saleMark?: ReactNode }

/** The category links in one line under the header, on wide screens. */
export function CategoryBar({ navbar, saleMark }: Props) {
  const { pathname } = useLocation()
  const here = (to: string) => (pathname === to || pathname.startsWith(`${to}/`) ? ('page' as const) : undefined)
  return (
    <Root aria-label="Categories">
      <Container as="ul">
        {barCategories(navbar.mainNav.categories).map(({ text, to }) => (
          <li key={to}>
            <Anchor to={to} aria-current={here(to)}>
              {text}
            </Anchor>
          </li>
        ))}
        {barWords(navbar.topNav).map(({ text, to }) => (
          <li key={to}>
            <Anchor to={to} aria-current={here(to)} data-strong>
              {to === paths.sale() && saleMark}
              {text}
            </Anchor>
          </li>
        ))}
      </Container>
    </Root>
  )
}
