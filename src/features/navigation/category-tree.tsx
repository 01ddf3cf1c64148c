import { styled } from '@mui/material/styles'
import type { NavCategory } from '#contract/content/navigation.ts'
import { productsText } from '#domain/catalogue/products-text.ts'
import { Anchor, Link } from '#ui/button/link.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { categoryPath } from './links.ts'

const Group = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    padding: '32px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '&:first-of-type': { borderTop: 0 },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '264px 1fr', gap: 48, padding: '40px 0' },
  })),
)

const Front = styled(Anchor)(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 10,
    alignContent: 'start',
    '& > span': { borderRadius: theme.vars.shape.borderRadius },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '&:hover h2': { textDecoration: 'underline', textUnderlineOffset: 4, textDecorationThickness: 1 },
    // On phones the text is beside a small image.
    [theme.breakpoints.down('lg')]: {
      gridTemplateColumns: '96px 1fr',
      alignItems: 'center',
      alignContent: 'center',
      gap: '0 16px',
      '& > span': { gridRow: 'span 2' },
      '& h2': { alignSelf: 'end' },
      '& small': { alignSelf: 'start' },
    },
  })),
)

const SubCategories = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '24px 32px',
    alignContent: 'start',
    '& h3': { ...theme.typography.h5, marginBottom: 6 },
    '& h3 a': { display: 'inline-block', paddingBlock: 5, marginBlock: -5 },
    '& h3 small': { fontWeight: 400, color: theme.vars.palette.text.secondary },
    '& li a': { display: 'block', padding: '5px 0', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    [theme.breakpoints.down('lg')]: { '& h3 a, & li a': { minHeight: 44, paddingBlock: 11 } },
    '& li a:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline', textUnderlineOffset: 3 },
  })),
)

/** All departments with their categories: the page of all products, and the menu without JavaScript. */
export function CategoryTree({ categories }: { categories: readonly NavCategory[] }) {
  return categories.map((group, index) => (
    <Group key={group.uri}>
      <Front to={categoryPath(group.uri)}>
        {group.picture && (
          <Picture
            picture={group.picture}
            sizes="(min-width: 975px) 264px, 96px"
            alt=""
            ratio="1"
            priority={index === 0}
          />
        )}
        <Heading level={2} variant="h3">
          {group.title}
        </Heading>
        <small className="num">{productsText(group.productCount)}</small>
      </Front>
      <SubCategories>
        {group.subCategories.map(({ title, uri, productCount, subCategories }) => (
          <div key={uri}>
            <h3>
              <Link to={categoryPath(uri)} variant="quiet">
                {title} <small className="num">{productCount}</small>
              </Link>
            </h3>
            <ul>
              {subCategories.map((subCategory) => (
                <li key={subCategory.uri}>
                  <Anchor to={categoryPath(subCategory.uri)}>{subCategory.title}</Anchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </SubCategories>
    </Group>
  ))
}
