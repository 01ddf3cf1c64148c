import { styled } from '@mui/material/styles'
import { paths } from '#lib/page/paths.ts'
import { Container } from '#ui/layout/container.tsx'
import { PageSection } from '#ui/layout/page-section.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockOf, BlockProps } from '../block-props.ts'
import { useHomePicture } from '../home-picture.tsx'

const Grid = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '&[data-variant="arch"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [theme.breakpoints.down('md')]: {
      // A row that scrolls horizontally; the cut-off tile shows that there is more.
      '&[data-variant="portrait"], &[data-variant="thumb"]': {
        gridAutoFlow: 'column',
        gridAutoColumns: '44%',
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
        scrollPaddingInline: 16,
        scrollbarWidth: 'none',
        marginInline: -16,
        padding: '4px 16px',
      },
      '&[data-variant="thumb"]': { gridAutoColumns: 'max(5.5rem, 7rem - 24px)' },
      '& > li': { scrollSnapAlign: 'start' },
    },
    [theme.breakpoints.up('md')]: {
      gap: 20,
      '&[data-variant="portrait"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      '&[data-variant="arch"]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      '&[data-variant="thumb"]': { gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(max(6em, 17%), 1fr))' },
    },
    [theme.breakpoints.up('lg')]: {
      '&[data-variant="portrait"]': { gap: 24 },
      '&[data-variant="thumb"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(6em - 16px, 8%), 1fr))' },
    },
  })),
)

// Thumbs belong to the hero above them; larger tiles are a section of their own.
const Untitled = styled('section')(
  themed(({ theme }) => ({
    padding: `${theme.styles.sectionPadding} 0 0`,
    '&[data-variant="thumb"]': { paddingTop: 20 },
    [theme.breakpoints.up('md')]: { '&[data-variant="portrait"]': { paddingBottom: 24 } },
  })),
)

const variants = {
  portrait: { ratio: '4 / 5', shape: 'square', sizes: '(min-width: 1280px) 227px, (min-width: 768px) 18vw, 44vw' },
  arch: { ratio: '4 / 5', shape: 'arch', sizes: '(min-width: 1280px) 189px, (min-width: 768px) 15vw, 30vw' },
  thumb: {
    ratio: '1',
    shape: 'box',
    sizes: '(min-width: 975px) 112px, (min-width: 768px) 18vw, 22vw',
    widths: [96, 160, 240],
  },
} as const

type Item = BlockOf<'tiles'>['items'][number]

function CategoryTile({ item, variant }: { item: Item; variant: BlockOf<'tiles'>['variant'] }) {
  const picture = useHomePicture(item.picture)
  if (!picture) return null
  return (
    <Tile to={paths.category(item.uri)} title={item.title} note={item.note} picture={picture} {...variants[variant]} />
  )
}

/** Categories as pictures. */
export function Block({ block }: BlockProps<'tiles'>) {
  const tiles = (
    <Grid data-variant={block.variant}>
      {block.items.map((item) => (
        <li key={item.uri}>
          <CategoryTile item={item} variant={block.variant} />
        </li>
      ))}
    </Grid>
  )
  if (!block.title)
    return (
      <Untitled aria-label="Categories" data-variant={block.variant}>
        <Container>{tiles}</Container>
      </Untitled>
    )
  return (
    <PageSection title={block.title} id={block.id}>
      {tiles}
    </PageSection>
  )
}
