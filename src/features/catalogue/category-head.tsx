import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Category } from '#contract/catalogue/catalogue.ts'
import { paths } from '#lib/page/paths.ts'
import { ChipRow } from '#ui/button/chip.tsx'
import { Link } from '#ui/button/link.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'

const Text = styled('p')(
  themed(({ theme }) => ({ maxWidth: '35em', margin: '4px 0 16px', color: theme.vars.palette.text.secondary })),
)

const Child = styled('div')(
  themed(({ theme }) => ({
    flex: 'none',
    '& a': {
      display: 'grid',
      gridTemplateColumns: '56px auto',
      alignItems: 'center',
      justifyContent: 'start',
      gap: 12,
      height: '100%',
      paddingRight: 12,
      overflow: 'hidden',
      borderRadius: theme.vars.shape.borderRadius,
      border: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.background.paper,
      color: 'inherit',
      fontSize: '0.875rem',
      fontWeight: 600,
      lineHeight: 1.3,
      textDecoration: 'none',
    },
    '& a:hover': { borderColor: theme.vars.palette.sel.ground },
    '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  })),
)

const Title = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' })

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
      </Title>
      <Text>{category.description}</Text>
      {category.children.length > 0 && (
        <ChipRow as="nav" aria-label={`Within ${category.name}`} data-even style={{ marginBottom: 16 }}>
          {category.children.map((child) => (
            <Child key={child.uri}>
              <Link to={paths.category(child.uri)} variant="plain">
                {child.picture ? <Picture picture={child.picture} alt="" sizes="56px" widths={[96, 160]} /> : <span />}
                <span>
                  {child.name}
                  <small>{child.productCount} products</small>
                </span>
              </Link>
            </Child>
          ))}
        </ChipRow>
      )}
    </>
  )
}
