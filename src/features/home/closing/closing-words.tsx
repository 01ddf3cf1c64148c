import { styled } from '@mui/material/styles'
import type { ClosingSection } from '#themes/closing.ts'
import { Anchor, Link } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Disclosure } from '#ui/layout/disclosure.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'

export type Of<Kind extends ClosingSection['kind']> = Extract<ClosingSection, { kind: Kind }>

const Section = styled('section')(themed(({ theme }) => ({ paddingBlock: theme.styles.sectionPadding })))

const Sentence = styled('section')(
  themed(({ theme }) => ({
    paddingBlock: `calc(${theme.styles.sectionPadding} * 1.4)`,
    backgroundColor: theme.vars.palette.surface,
    textAlign: 'center',
    '& > div': { display: 'grid', justifyItems: 'center', gap: 20 },
    '& p': { ...theme.typography.h2, maxWidth: '24em', textWrap: 'balance' },
    '& a': { minHeight: 44, alignContent: 'center' },
  })),
)

export const ClosingSentence = ({ text, link }: Of<'sentence'>) => (
  <Sentence aria-label={link.text}>
    <Container>
      <p>{text}</p>
      <Link to={link.to}>{link.text}</Link>
    </Container>
  </Sentence>
)

const Questions = styled('div')(
  themed(({ theme }) => ({
    marginTop: 20,
    padding: '4px 24px',
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: 48,
      alignItems: 'start',
      // The last row has no line below it in either column.
      '& > details:nth-last-of-type(2)': { borderBottom: 0 },
    },
  })),
)

export const ClosingAnswers = ({ title, items }: Of<'answers'>) => (
  <Section aria-label={title}>
    <Container>
      <Heading level={2}>{title}</Heading>
      <Questions>
        {items.map((item, index) => (
          <Disclosure key={item.title} title={item.title} open={index < 2}>
            {item.text}
          </Disclosure>
        ))}
      </Questions>
    </Container>
  </Section>
)

const Terms = styled('dl')(
  themed(({ theme }) => ({
    margin: '16px 0',
    borderTop: `3px solid ${theme.vars.palette.text.primary}`,
    '& > div': { padding: '14px 0', borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '& dt': { ...theme.typography.h4 },
    '& dd': { margin: 0 },
    [theme.breakpoints.up('md')]: {
      '& > div': { display: 'grid', gridTemplateColumns: '1fr 3fr', alignItems: 'baseline' },
    },
  })),
)

const End = styled('p')({ '& a': { display: 'inline-block', minHeight: 44, alignContent: 'center' } })

export const ClosingTerms = ({ title, rows, link }: Of<'terms'>) => (
  <Section aria-label={title}>
    <Container>
      <Heading level={2}>{title}</Heading>
      <Terms>
        {rows.map((row) => (
          <div key={row.title}>
            <dt>{row.title}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </Terms>
      <End>
        <Link to={link.to}>{link.text}</Link>
      </End>
    </Container>
  </Section>
)

const Discs = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 16,
    marginTop: 28,
    '& a': {
      display: 'grid',
      justifyItems: 'center',
      gap: 12,
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'none',
    },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '& span': {
      width: 'min(100%, 220px)',
      aspectRatio: '1',
      borderRadius: '50%',
      // The weave of a cover, which takes the light from above.
      backgroundImage:
        'radial-gradient(circle at 38% 28%, rgb(255 255 255 / 0.34), transparent 58%), repeating-linear-gradient(45deg, rgb(0 0 0 / 0.07) 0 2px, transparent 2px 5px), repeating-linear-gradient(-45deg, rgb(255 255 255 / 0.1) 0 2px, transparent 2px 5px)',
      boxShadow: theme.vars.shadows[2],
      forcedColorAdjust: 'none',
    },
  })),
)

export const ClosingMaterials = ({ title, text, items }: Of<'materials'>) => (
  <Section aria-label={title} style={{ textAlign: 'center' }}>
    <Container>
      <Heading level={2}>{title}</Heading>
      <p>{text}</p>
      <Discs>
        {items.map((item) => (
          <li key={item.title}>
            <Anchor to={item.to}>
              <span style={{ backgroundColor: item.color }} />
              {item.title}
            </Anchor>
          </li>
        ))}
      </Discs>
    </Container>
  </Section>
)

const Steps = styled('ol')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    margin: '24px 0 16px',
    padding: 0,
    listStyle: 'none',
    counterReset: 'step',
    '& li': {
      counterIncrement: 'step',
      padding: 24,
      borderRadius: theme.vars.shape.large,
      backgroundColor: theme.vars.palette.promo.a.ground,
      color: theme.vars.palette.promo.a.ink,
    },
    '& li::before': { content: 'counter(step)', ...theme.typography.h1, display: 'block', marginBottom: 12 },
    '& h3': { ...theme.typography.h3, color: 'inherit' },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 24,
      // Each a step lower than the one before it.
      '& li:nth-of-type(2)': { marginTop: 24 },
      '& li:nth-of-type(3)': { marginTop: 48 },
    },
  })),
)

export const ClosingMeasures = ({ title, steps, link }: Of<'measures'>) => (
  <Section aria-label={title}>
    <Container>
      <Heading level={2}>{title}</Heading>
      <Steps>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </Steps>
      <End>
        <Link to={link.to}>{link.text}</Link>
      </End>
    </Container>
  </Section>
)
