import { styled } from '@mui/material/styles'
import type { BrandTile } from '#contract/catalogue/catalogue.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'

const LetterNav = styled('nav')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    margin: '20px 0 8px',
    '& a': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 44,
      height: 44,
      borderRadius: theme.vars.shape.small,
      border: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.background.paper,
      fontWeight: 600,
    },
    '& a:hover': { borderColor: theme.vars.palette.control },
  })),
)

const Group = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    paddingBottom: 24,
    breakInside: 'avoid',
    scrollMarginTop: 16,
    '& h2': { ...theme.typography.h4, color: theme.vars.palette.text.secondary },
    '& ul': { display: 'grid', gap: 8 },
  })),
)

const Columns = styled('div')({ columnWidth: 290, columnGap: 24, padding: '16px 0 40px' })

const Card = styled(Anchor)(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '88px 1fr',
    gap: 16,
    alignItems: 'center',
    minHeight: 112,
    padding: 12,
    borderRadius: theme.vars.shape.borderRadius,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    lineHeight: 1.35,
    '& strong': { fontSize: '1.125rem' },
    '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& > span:first-of-type': { borderRadius: theme.vars.shape.small },
    '&:hover': { borderColor: theme.vars.palette.control },
    '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 3 },
  })),
)

const letterOf = (name: string) => {
  const [first = '#'] = name.normalize('NFD').toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}

/** Groups brands by first letter, in alphabetical order. */
export function byLetter(tiles: readonly BrandTile[]): readonly (readonly [string, readonly BrandTile[]])[] {
  const sorted = tiles.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const initials = [...new Set(sorted.map(({ name }) => letterOf(name)))].sort()
  return initials.map((letter) => [letter, sorted.filter(({ name }) => letterOf(name) === letter)])
}

export function BrandIndex({ makers }: { makers: readonly BrandTile[] }) {
  const groups = byLetter(makers)
  return (
    <>
      <LetterNav aria-label="First letter">
        {groups.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </LetterNav>
      <Columns>
        {groups.map(([letter, list]) => (
          <Group key={letter} id={`letter-${letter}`} aria-label={letter}>
            <h2>{letter}</h2>
            <ul>
              {list.map((tile) => (
                <li key={tile.uri}>
                  <BrandCard maker={tile} />
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </Columns>
    </>
  )
}

function BrandCard({ maker: { name, uri, country, productCount, picture } }: { maker: BrandTile }) {
  return (
    <Card to={paths.brand({ uri })}>
      {picture && <Picture picture={picture} sizes="88px" alt="" ratio="1" />}
      <span>
        <strong>{name}</strong>
        <small>{country}</small>
        <small className="num">
          {productCount} {productCount === 1 ? 'product' : 'products'}
        </small>
      </span>
    </Card>
  )
}
