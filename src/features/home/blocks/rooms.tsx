import { styled } from '@mui/material/styles'
import { paths } from '#lib/page/paths.ts'
import { Link } from '#ui/button/link.tsx'
import { PageSection } from '#ui/layout/page-section.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'
import { HomePicture } from '../home-picture.tsx'

const Grid = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    gridAutoRows: '140px',
    '& > li:first-of-type': { gridColumn: '1 / -1', gridRow: 'span 1' },
    '& > li:nth-of-type(4)': { gridColumn: '1 / -1' },
    '& a': {
      position: 'relative',
      display: 'block',
      height: '100%',
      overflow: 'hidden',
      borderRadius: theme.vars.shape.large,
    },
    '& a > span:first-of-type': { position: 'absolute', inset: 0 },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '1.5fr 1fr 1fr',
      gap: 20,
      gridAutoRows: '224px',
      '& > li:first-of-type': { gridColumn: 'auto', gridRow: 'span 2' },
      '& > li:nth-of-type(4)': { gridColumn: '2 / -1' },
    },
  })),
)

const RoomName = styled('span')(
  themed(({ theme }) => ({
    position: 'absolute',
    left: 12,
    top: 12,
    padding: '6px 16px',
    borderRadius: theme.vars.shape.pill,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
  })),
)

const large = '(min-width: 1280px) 511px, (min-width: 768px) 39vw, 92vw'
const small = '(min-width: 1280px) 340px, (min-width: 768px) 28vw, 46vw'

/** Links to rooms, the first one large. */
export function Block({ block }: BlockProps<'rooms'>) {
  return (
    <PageSection title={block.title} id={block.id}>
      <Grid>
        {block.items.map((item) => (
          <li key={item.uri}>
            <Link to={paths.category(item.uri)} variant="plain">
              <HomePicture
                name={item.picture}
                alt=""
                sizes={item === block.items[0] || item === block.items[3] ? large : small}
                ratio="auto"
                fit="cover"
              />
              <RoomName>{item.title}</RoomName>
            </Link>
          </li>
        ))}
      </Grid>
    </PageSection>
  )
}
