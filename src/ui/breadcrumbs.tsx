import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { ChevronRightIcon } from './icons.tsx'
import { Link } from './link.tsx'

const Root = styled('ol')(({ theme }) => ({
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
  '& svg': { opacity: 0.7 },
}))

export type BreadcrumbItem = { name: string; to: string }

/** From home to this page; the last one is the page itself and leads nowhere. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <Root>
        {crumbs.map(({ name, to }, index) => (
          <Fragment key={to}>
            {index < crumbs.length - 1 ? (
              <li>
                <Link to={to} look="quiet">
                  {name}
                </Link>
                <ChevronRightIcon size={14} />
              </li>
            ) : (
              <li aria-current="page">{name}</li>
            )}
          </Fragment>
        ))}
      </Root>
    </nav>
  )
}
