import { styled } from '@mui/material/styles'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'
import { Skyline } from '../skyline.tsx'

const Root = styled('section')(
  themed(({ theme }) => ({
    overflow: 'hidden',
    ...theme.mixins.onHeader,
    backgroundColor: theme.vars.palette.hero.ground,
    color: theme.vars.palette.hero.ink,
    // Reserves space for the drawing, so that the text does not move when it loads.
    '& [data-part="stage"]': { display: 'grid', gridTemplate: '250px auto / minmax(0, 1fr)' },
    '& [data-part="stage"] > svg': { height: 250 },
    '& [data-part="words"]': { gridRow: 2, display: 'grid', padding: '24px 0 28px', justifyItems: 'start', gap: 12 },
    '& [data-part="eyebrow"]': { ...theme.typography.eyebrow, color: theme.vars.palette.hero.eyebrow },
    '& [data-part="text"]': { ...theme.typography.lead, maxWidth: '32em', color: theme.vars.palette.hero.soft },
    '& [data-part="actions"]': { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 },
    // The action colour has too little contrast on this background, so the accent is used.
    '& [data-part="actions"] a:first-of-type': {
      color: theme.vars.palette.accent.ink,
      backgroundColor: theme.vars.palette.accent.ground,
      borderColor: theme.vars.palette.accent.ground,
    },
    '& [data-part="actions"] a:first-of-type:hover': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent.ground} 88%, white)`,
    },
    '& [data-part="actions"] a:last-of-type': {
      color: 'inherit',
      backgroundColor: 'transparent',
      borderColor: 'currentColor',
    },
    [theme.breakpoints.up('md')]: {
      '& [data-part="stage"]': {
        gridTemplate: 'auto / minmax(0, 1fr) minmax(0, 1.1fr)',
        alignItems: 'center',
        gap: 48,
        height: 500,
      },
      '& [data-part="words"]': { gridRow: 1 },
      '& [data-part="stage"] > svg': { height: 470 },
    },
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
      '& dd': { fontSize: '1.75rem' },
    },
  })),
)

/** A street of finished work, with figures below. */
export function Block({ block }: BlockProps<'street'>) {
  return (
    <Root aria-label={block.title}>
      <Container>
        <div data-part="stage">
          <div data-part="words">
            <p data-part="eyebrow">{block.eyebrow}</p>
            <Heading level={1} variant="display">
              {block.title}
            </Heading>
            <p data-part="text">{block.text}</p>
            <div data-part="actions">
              <ButtonLink variant="primary" to={block.action.to}>
                {block.action.text}
              </ButtonLink>
              <ButtonLink to={block.link.to}>{block.link.text}</ButtonLink>
            </div>
          </div>
          <Skyline />
        </div>
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
