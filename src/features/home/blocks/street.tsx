import { styled } from '@mui/material/styles'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'
import { HeroEyebrow, HeroLead } from '../hero-text.ts'
import { Skyline } from './skyline.tsx'

const Root = styled('section')(
  themed(({ theme }) => ({
    overflow: 'hidden',
    ...theme.mixins.onHeader,
    backgroundColor: theme.vars.palette.hero.ground,
    color: theme.vars.palette.hero.ink,
  })),
)

// Reserves space for the drawing, so that the text does not move when it loads.
const Stage = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplate: '250px auto / minmax(0, 1fr)',
    '& > svg': { height: 250 },
    [theme.breakpoints.up('md')]: {
      gridTemplate: 'auto / minmax(0, 1fr) minmax(0, 1.1fr)',
      alignItems: 'center',
      gap: 48,
      minHeight: 500,
      '& > svg': { height: 470 },
    },
  })),
)

const Invitation = styled('div')(
  themed(({ theme }) => ({
    gridRow: 2,
    display: 'grid',
    padding: '24px 0 28px',
    justifyItems: 'start',
    gap: 12,
    [theme.breakpoints.up('md')]: { gridRow: 1 },
  })),
)

const Lead = styled(HeroLead)({ maxWidth: '32em' })

const Actions = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    marginTop: 8,
    // The action colour has too little contrast on this background, so the accent is used.
    '& a:first-of-type': {
      color: theme.vars.palette.accent.ink,
      backgroundColor: theme.vars.palette.accent.ground,
      borderColor: theme.vars.palette.accent.ground,
    },
    '& a:first-of-type:hover': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent.ground} 88%, white)`,
    },
    '& a:last-of-type': { color: 'inherit', backgroundColor: 'transparent', borderColor: 'currentColor' },
  })),
)

const DetailList = styled('dl')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 0,
    borderTop: `1px solid ${theme.vars.palette.header.line}`,
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      padding: '14px 0',
    },
    '& > div:nth-of-type(even)': { paddingLeft: 16, borderLeft: `1px solid ${theme.vars.palette.header.line}` },
    '& > div:nth-of-type(n + 3)': { borderTop: `1px solid ${theme.vars.palette.header.line}` },
    '& dd': { margin: 0, fontSize: '1.375rem', fontWeight: 500, letterSpacing: '-0.02em' },
    '& dt': { fontSize: '0.875rem', color: theme.vars.palette.hero.soft },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      '& > div:nth-of-type(n)': { padding: '20px 0 22px', borderTop: 0 },
      '& > div:nth-of-type(n + 2)': {
        paddingLeft: 24,
        borderLeft: `1px solid ${theme.vars.palette.header.line}`,
      },
      '& dd': { fontSize: 'clamp(1.25rem, 2.6vw, 1.75rem)' },
    },
  })),
)

/** A street of finished work, with figures below. */
export function Block({ block }: BlockProps<'street'>) {
  return (
    <Root aria-label={block.title}>
      <Container>
        <Stage>
          <Invitation>
            <HeroEyebrow>{block.eyebrow}</HeroEyebrow>
            <Heading level={1} variant="display">
              {block.title}
            </Heading>
            <Lead>{block.text}</Lead>
            <Actions data-actions>
              <ButtonLink variant="primary" to={block.action.to}>
                {block.action.text}
              </ButtonLink>
              <ButtonLink to={block.link.to}>{block.link.text}</ButtonLink>
            </Actions>
          </Invitation>
          <Skyline />
        </Stage>
        <DetailList>
          {block.figures.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </DetailList>
      </Container>
    </Root>
  )
}
