import { styled } from '@mui/material/styles'
import { Container } from '#ui/container.tsx'
import { Heading } from '#ui/heading.tsx'
import { Link } from '#ui/link.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'
import { HomePicture } from '../home-picture.tsx'

const Grid = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    margin: 0,
    padding: `8px 0 ${theme.look.sectionPadding}`,
    listStyle: 'none',
    '&[data-many]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.up('md')]: {
      gap: 24,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '&[data-many]': { gap: 16, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
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
    minHeight: 260,
    padding: 28,
    overflow: 'hidden',
    borderRadius: theme.vars.shape.large,
    '& > *': { position: 'relative', zIndex: 1, maxWidth: '62%' },
    '& > p:first-of-type': { ...theme.typography.eyebrow, color: 'inherit' },
    '& [data-part="link"]': { marginTop: 'auto' },
    '& [data-part="link"] a': { color: 'inherit' },
    '& [data-part="art"]': {
      position: 'absolute',
      zIndex: 0,
      right: '-4%',
      bottom: '-8%',
      width: '50%',
      maxWidth: 'none',
    },
    '[data-many] &': { minHeight: 218, padding: 20, '& > *': { maxWidth: '80%' } },
    [theme.breakpoints.up('md')]: { padding: 44, minHeight: 340, '[data-many] &': { padding: 20, minHeight: 218 } },
  })),
)

/** Offers side by side: two large ones, or four small. */
export function Block({ block }: BlockProps<'promotions'>) {
  const many = block.items.length > 2
  return (
    <Container>
      <Grid data-many={many || undefined}>
        {block.items.map((item) => (
          <li key={item.title}>
            <Tile
              sx={({ vars }) => ({
                backgroundColor: vars.palette.promo[item.tone].ground,
                color: vars.palette.promo[item.tone].ink,
              })}
            >
              <p>{item.eyebrow}</p>
              <Heading level={2} look={many ? 'h4' : 'h2'}>
                {item.title}
              </Heading>
              {item.text && <p>{item.text}</p>}
              <p data-part="link">
                <Link to={item.link.to}>{item.link.text}</Link>
              </p>
              {item.picture && (
                <div data-part="art">
                  <HomePicture name={item.picture} alt="" sizes="(min-width: 768px) 300px, 46vw" ground={false} />
                </div>
              )}
            </Tile>
          </li>
        ))}
      </Grid>
    </Container>
  )
}
