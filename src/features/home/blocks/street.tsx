import { styled } from '@mui/material/styles'
import { ButtonLink } from '#ui/button-link.tsx'
import { Container } from '#ui/container.tsx'
import { Heading } from '#ui/heading.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'
import { Skyline } from '../skyline.tsx'

const Root = styled('section')(
  themed(({ theme }) => ({
    overflow: 'hidden',
    ...theme.mixins.onHeader,
    backgroundColor: theme.vars.palette.hero.ground,
    color: theme.vars.palette.hero.ink,
    '& [data-part="stage"]': { position: 'relative', display: 'grid', gap: 24, paddingTop: 40 },
    '& [data-part="words"]': { position: 'relative', zIndex: 1, display: 'grid', justifyItems: 'start', gap: 16 },
    '& [data-part="eyebrow"]': { ...theme.typography.eyebrow, color: theme.vars.palette.hero.eyebrow },
    '& [data-part="text"]': { ...theme.typography.lead, maxWidth: '32em', color: theme.vars.palette.hero.soft },
    '& [data-part="actions"]': { display: 'flex', flexWrap: 'wrap', gap: 12 },
    '& [data-part="actions"] a:last-of-type': {
      color: 'inherit',
      backgroundColor: 'transparent',
      borderColor: 'currentColor',
    },
    [theme.breakpoints.up('md')]: {
      '& [data-part="stage"]': { gridTemplateColumns: '1fr 1fr', minHeight: 500, alignItems: 'center', paddingTop: 0 },
    },
  })),
)

const Facts = styled('dl')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 0,
    borderTop: `1px solid ${theme.vars.palette.header.line}`,
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      padding: '20px 16px',
      borderLeft: `1px solid ${theme.vars.palette.header.line}`,
    },
    '& dd': { margin: 0, fontSize: '1.375rem', fontWeight: 500 },
    '& dt': { fontSize: '0.875rem', color: theme.vars.palette.hero.soft },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
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
            <Heading level={1} look="display">
              {block.title}
            </Heading>
            <p data-part="text">{block.text}</p>
            <div data-part="actions">
              <ButtonLink look="primary" to={block.action.to}>
                {block.action.text}
              </ButtonLink>
              <ButtonLink to={block.link.to}>{block.link.text}</ButtonLink>
            </div>
          </div>
          <Skyline />
        </div>
        <Facts>
          {block.facts.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </Facts>
      </Container>
    </Root>
  )
}
