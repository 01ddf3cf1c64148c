import { styled } from '@mui/material/styles'
import { Link } from '#ui/button/link.tsx'
import { ChevronRightIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const fadePx = 32

const Root = styled('ol')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 6px',
    margin: 0,
    padding: '12px 0',
    listStyle: 'none',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    '& li': { display: 'flex', alignItems: 'center', gap: 6, minHeight: 24 },
    '& svg': { flex: 'none', opacity: 0.7 },
    // One row of full touch targets that scrolls sideways on phones. Engines differ in shrinking items that may not
    // wrap: none may shrink. The space at the end keeps the last name clear of the fade.
    [theme.breakpoints.down('md')]: {
      flexWrap: 'nowrap',
      padding: 0,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      maskImage: `linear-gradient(to right, black calc(100% - ${fadePx}px), transparent)`,
      '&::after': { content: '""', flex: 'none', width: fadePx },
      '& li, & a': { flex: 'none', whiteSpace: 'nowrap' },
      '& li': { minHeight: 44 },
      '& a': { padding: '12px 0' },
    },
  })),
)

export type BreadcrumbItem = { name: string; to: string }

/** From the home page to this page; the last item is the page itself, without a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <Root>
        {crumbs.slice(0, -1).map(({ name, to }) => (
          <li key={to}>
            <Link to={to} variant="quiet">
              {name}
            </Link>
            <ChevronRightIcon size={14} />
          </li>
        ))}
        <li aria-current="page">{crumbs.at(-1)?.name}</li>
      </Root>
    </nav>
  )
}
