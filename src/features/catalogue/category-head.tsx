import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Category } from '#contract/catalogue/catalogue.ts'
import { productsText } from '#domain/catalogue/products-text.ts'
import { paths } from '#lib/page/paths.ts'
import { ChipRow } from '#ui/button/chip.tsx'
import { Link } from '#ui/button/link.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { roomyTarget } from '#ui/target.ts'
import { themed } from '#ui/themed.ts'

const Child = styled('div')(
  themed(({ theme }) => ({
    flex: 'none',
    '& a': {
      display: 'grid',
      gridTemplateColumns: '48px 1fr',
      alignItems: 'center',
      gap: 8,
      height: '100%',
      padding: '4px 8px 4px 0',
      overflow: 'hidden',
      borderRadius: theme.vars.shape.borderRadius,
      border: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.background.paper,
      fontSize: '0.875rem',
      fontWeight: 600,
      lineHeight: 1.1,
    },
    '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  })),
)

const Title = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    marginBottom: 4,
    '& > a': roomyTarget,
    '& > details': { flex: '1 0 100%', minWidth: 0, color: theme.vars.palette.text.secondary },
    // One line; a press shows the rest.
    '& summary': { listStyle: 'none' },
    '& > :not([open]) summary': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    [theme.breakpoints.down('md')]: { '& > h1': { width: '100%' }, '& > details': { flex: 1 } },
  })),
)

type Props = {
  category: Category
  crumbs: readonly { name: string; to: string }[]
  /** Signs of a running sale, beside the heading. */
  badges?: ReactNode
}

/** Breadcrumbs and subcategories of a category. */
export function CategoryHead({ category, crumbs, badges }: Props) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <Title>
        <Heading level={1}>{category.name}</Heading>
        {badges}
        <details>
          <summary>{category.description}</summary>
        </details>
      </Title>
      {category.children.length > 0 && (
        <ChipRow as="nav" aria-label={`Within ${category.name}`} data-even>
          {category.children.map(({ uri, name, picture, productCount }) => (
            <Child key={uri}>
              <Link to={paths.category(uri)} variant="plain">
                {picture ? <Picture picture={picture} alt="" sizes="48px" widths={[96, 160]} /> : <span />}
                <span>
                  {name}
                  <small>{productsText(productCount)}</small>
                </span>
              </Link>
            </Child>
          ))}
        </ChipRow>
      )}
    </>
  )
}
