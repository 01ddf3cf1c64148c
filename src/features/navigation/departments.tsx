import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '#lib/app.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { themed } from '#ui/themed.ts'
import { categoryPath } from './links.ts'
import { navigationQueries } from './queries.ts'

const Section = styled('section')({ paddingTop: 40, display: 'grid', gap: 16 })

const Tiles = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
    [theme.breakpoints.down('md')]: {
      // Three stand in one row.
      '&[data-few]': { gap: 12, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '&[data-few] ul': { display: 'none' },
    },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      // Two or three share the whole width.
      '&[data-few]': {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        gap: 32,
      },
    },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '&[data-few] > li': { display: 'grid', gridTemplateColumns: 'min(50% - 10px, 184px) minmax(0, 1fr)', gap: 20 },
    },
    '& ul a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 40,
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    },
  })),
)

const Kinds = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Where to go from a page that has nothing: the departments, or the kinds of the only one. */
export function Departments() {
  const { data } = useQuery(navigationQueries(useApp().api).navbar())
  const categories = data?.mainNav.categories ?? []
  const pictured = categories.flatMap(({ picture, ...category }) => (picture ? [{ ...category, picture }] : []))
  const kinds = categories.length === 1 ? (categories[0]?.subCategories ?? []) : []
  // So few leave room for what is in them.
  const isFew = pictured.length <= 3
  if (kinds.length === 0 && pictured.length === 0) return null
  return (
    <Section aria-labelledby="departments">
      <Heading level={2} variant="h3" id="departments">
        Start from a department
      </Heading>
      {kinds.length > 0 ? (
        <Kinds>
          {kinds.map(({ title, uri }) => (
            <li key={uri}>
              <ButtonLink to={categoryPath(uri)}>{title}</ButtonLink>
            </li>
          ))}
        </Kinds>
      ) : (
        <Tiles data-few={isFew || undefined}>
          {pictured.slice(0, 6).map(({ title, uri, picture, subCategories }) => (
            <li key={uri}>
              <Tile to={categoryPath(uri)} title={title} picture={picture} sizes="(min-width: 975px) 192px, 45vw" />
              {isFew && (
                <ul>
                  {subCategories.slice(0, 5).map((kind) => (
                    <li key={kind.uri}>
                      <Anchor to={categoryPath(kind.uri)}>{kind.title}</Anchor>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </Tiles>
      )}
    </Section>
  )
}
