import { styled } from '@mui/material/styles'
import { Link } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'
import { HomePicture } from '../home-picture.tsx'
import { tones } from '../tone.ts'

const Grid = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    margin: 0,
    padding: `${theme.styles.sectionPadding} 0`,
    listStyle: 'none',
    // Two, or one with a large font of the browser.
    '&[data-many]': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5em, 40%), 1fr))' },
    [theme.breakpoints.up('md')]: {
      gap: 24,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '&[data-many]': { gap: 16 },
    },
    [theme.breakpoints.up('lg')]: {
      '&[data-many]': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(13em, 20%), 1fr))' },
    },
  })),
)

const Tile = styled('article')(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    height: '100%',
    minHeight: 280,
    padding: 28,
    overflow: 'hidden',
    borderRadius: theme.vars.shape.large,
    isolation: 'isolate',
    ...tones(theme),
    '& > :not(div)': { maxWidth: '62%' },
    '&:not([data-pictured]) > *': { maxWidth: '26em' },
    '& > p:first-of-type': { ...theme.typography.eyebrow, color: 'inherit' },
    '[data-many] &': {
      minHeight: 200,
      padding: 16,
      gap: 4,
      '& > :not(div)': { maxWidth: '84%' },
      '& > p:not(:first-of-type)': { fontSize: '0.875rem' },
    },
    [theme.breakpoints.up('md')]: {
      // The size follows the section padding of the brand.
      padding: `calc(${theme.styles.sectionPadding} * 0.74)`,
      minHeight: `calc(${theme.styles.sectionPadding} * 6)`,
      '[data-many] &': { minHeight: 218, padding: 20, '& > :not(div)': { maxWidth: '76%' } },
      // Beside the picture.
      '[data-many] &[data-pictured] > p:not(:first-of-type)': { maxWidth: '56%' },
    },
  })),
)

const More = styled('p')({
  marginTop: 'auto',
  '& a': { color: 'inherit', fontWeight: 600 },
  // The whole tile is clickable and uses its text link.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
})

const CutOut = styled('div')(
  themed(({ theme }) => ({
    position: 'absolute',
    zIndex: -1,
    right: '-9%',
    bottom: '-10%',
    width: '56%',
    [theme.breakpoints.up('md')]: {
      bottom: '-12%',
      width: 'auto',
      maxWidth: '58%',
      height: '104%',
      aspectRatio: '1',
      '[data-many] &': { bottom: '-8%', width: '52%', height: 'auto' },
    },
  })),
)

/** Offers side by side: two large ones, or four small. */
export function Block({ block }: BlockProps<'promotions'>) {
  const many = block.items.length > 2
  return (
    <Container as="section" data-later>
      <Grid data-many={many || undefined}>
        {block.items.map((item) => (
          <li key={item.title}>
            <Tile data-pictured={item.picture ? true : undefined} data-tone={item.tone}>
              <p>{item.eyebrow}</p>
              <Heading level={2} variant={many ? 'h3' : 'h2'}>
                {item.title}
              </Heading>
              {item.text && <p>{item.text}</p>}
              <More>
                <Link to={item.link.to}>{item.link.text}</Link>
              </More>
              {item.picture && (
                <CutOut>
                  <HomePicture
                    name={item.picture}
                    alt=""
                    sizes={
                      many
                        ? '(min-width: 768px) 190px, 28vw'
                        : '(min-width: 1280px) 380px, (min-width: 768px) 27vw, 52vw'
                    }
                    ground={false}
                  />
                </CutOut>
              )}
            </Tile>
          </li>
        ))}
      </Grid>
    </Container>
  )
}
