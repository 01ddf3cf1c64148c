import { styled } from '@mui/material/styles'
import { Link } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'
import { HomePicture } from '../home-picture.tsx'

const Panel = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    overflow: 'hidden',
    marginBlock: theme.styles.sectionPadding,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.footer.ground,
    color: theme.vars.palette.footer.ink,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.1fr 1fr' },
  })),
)

const Room = styled('div')(
  themed(({ theme }) => ({
    minHeight: 280,
    position: 'relative',
    '& > span': { position: 'absolute', inset: 0 },
    [theme.breakpoints.up('md')]: { minHeight: 420 },
  })),
)

const Story = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: 14,
    padding: 32,
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' },
    [theme.breakpoints.up('md')]: { padding: 64 },
  })),
)

const Eyebrow = styled('p')(themed(({ theme }) => ({ ...theme.typography.eyebrow, color: 'inherit' })))

/** A story beside an image. */
export function Block({ block }: BlockProps<'story'>) {
  return (
    <Container>
      <Panel aria-label={block.title}>
        <Room>
          <HomePicture
            name={block.picture}
            alt={block.alt}
            sizes="(min-width: 1280px) 640px, (min-width: 768px) 50vw, 100vw"
            ratio="auto"
            fit="cover"
          />
        </Room>
        <Story>
          <Eyebrow>{block.eyebrow}</Eyebrow>
          <Heading level={2}>{block.title}</Heading>
          <p>{block.text}</p>
          <Link to={block.link.to}>{block.link.text}</Link>
        </Story>
      </Panel>
    </Container>
  )
}
