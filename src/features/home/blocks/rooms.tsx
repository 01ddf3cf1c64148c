import { styled } from '@mui/material/styles'
import { paths } from '#lib/paths.ts'
import { Link } from '#ui/link.tsx'
import { PageSection } from '#ui/page-section.tsx'
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
    '& > li:first-of-type': { gridColumn: '1 / -1' },
    '& a': {
      position: 'relative',
      display: 'block',
      height: '100%',
      minHeight: 200,
      overflow: 'hidden',
      borderRadius: theme.vars.shape.large,
    },
    '& a > span:first-of-type': { position: 'absolute', inset: 0 },
    '& [data-part="name"]': {
      position: 'absolute',
      left: 16,
      top: 14,
      padding: '8px 18px',
      borderRadius: theme.vars.shape.pill,
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.primary,
      fontWeight: 600,
    },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '1.5fr 1fr 1fr',
      gap: 20,
      '& > li:first-of-type': { gridColumn: 'auto', gridRow: 'span 2' },
      '& > li:nth-of-type(4)': { gridColumn: '2 / -1' },
      '& a': { minHeight: 224 },
    },
  })),
)

/** Rooms as ways in, the first one large. */
export function Block({ block }: BlockProps<'rooms'>) {
  return (
    <PageSection title={block.title} id={block.id}>
      <Grid>
        {block.items.map((item) => (
          <li key={item.uri}>
            <Link to={paths.category(item.uri)} look="plain">
              <HomePicture name={item.picture} alt="" sizes="(min-width: 768px) 520px, 92vw" ratio="auto" fit="cover" />
              <span data-part="name">{item.title}</span>
            </Link>
          </li>
        ))}
      </Grid>
    </PageSection>
  )
}
