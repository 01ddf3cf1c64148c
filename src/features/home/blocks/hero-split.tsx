import { styled } from '@mui/material/styles'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Link } from '#ui/button/link.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'
import { HeroEyebrow, HeroLead } from '../hero-text.ts'
import { HomePicture } from '../home-picture.tsx'

const Root = styled('section')(
  themed(({ theme }) => ({ backgroundColor: theme.vars.palette.hero.ground, color: theme.vars.palette.hero.ink })),
)

const Halves = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    // Reserves space for the image, so that the text does not move when it loads.
    gridTemplate: 'calc(100vw * 60 / 76) auto / minmax(0, 1fr)',
    maxWidth: 1280,
    margin: '0 auto',
    [theme.breakpoints.up('md')]: {
      gridTemplate: 'auto / 5fr 7fr',
      gap: 48,
      alignItems: 'center',
      paddingLeft: 24,
    },
    // Where the image no longer reaches the side of the window, it ends with the content.
    '@media (min-width: 1281px)': { paddingRight: 24 },
  })),
)

const Invitation = styled('div')(
  themed(({ theme }) => ({
    gridRow: 2,
    padding: '28px 16px 32px',
    '& h1': { margin: '8px 0 12px' },
    [theme.breakpoints.up('md')]: { gridRow: 1, padding: '32px 0', '& h1': { margin: '16px 0 20px' } },
  })),
)

const Actions = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 28px',
    marginTop: 24,
    '& > a:last-of-type': { minHeight: 44, alignContent: 'center', fontWeight: 500 },
    // One below the other on phones, so that no font can change the lines.
    [theme.breakpoints.down('md')]: { '& > a:first-of-type': { width: '100%' } },
    [theme.breakpoints.up('md')]: { marginTop: 32 },
  })),
)

const Room = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    aspectRatio: '76 / 60',
    overflow: 'hidden',
    '& img': { objectPosition: '0' },
    // As high as the words where these are higher.
    [theme.breakpoints.up('md')]: {
      alignSelf: 'stretch',
      aspectRatio: 'auto',
      '& > span': { width: '100%', height: '100%' },
    },
  })),
)

const Caption = styled('div')(
  themed(({ theme }) => ({
    position: 'absolute',
    left: 16,
    bottom: 12,
    display: 'flex',
    alignItems: 'center',
    padding: '0 14px',
    '& a': { display: 'flex', alignItems: 'center', minHeight: 44 },
    [theme.breakpoints.up('md')]: { left: 24, bottom: 20 },
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    borderRadius: theme.vars.shape.borderRadius,
    fontSize: '0.875rem',
  })),
)

/** Text on one side, a full-bleed image on the other. */
export function Block({ block }: BlockProps<'hero-split'>) {
  return (
    <Root aria-label={block.title}>
      <Halves>
        <Invitation>
          <HeroEyebrow>{block.eyebrow}</HeroEyebrow>
          <Heading level={1} variant="display">
            {block.title}
          </Heading>
          <HeroLead>{block.text}</HeroLead>
          <Actions data-actions>
            <ButtonLink variant="primary" to={block.action.to}>
              {block.action.text}
            </ButtonLink>
            <Link to={block.link.to}>{block.link.text}</Link>
          </Actions>
        </Invitation>
        <Room>
          <HomePicture
            name={block.picture}
            alt={block.alt}
            sizes="(min-width: 1280px) 724px, (min-width: 768px) 56vw, 100vw"
            ratio="76 / 60"
            fit="cover"
            priority
          />
          {block.caption && (
            <Caption>
              <Link to={block.caption.to} variant="plain">
                {block.caption.text}
              </Link>
            </Caption>
          )}
        </Room>
      </Halves>
    </Root>
  )
}
