import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { themed } from '#ui/themed.ts'
import { Heading, type HeadingLevel } from './heading.tsx'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: '24px 32px',
    // Two where they fit, never three.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(13em, 34%), 100%), 1fr))',
    '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& dl': { display: 'grid', gap: 8, margin: '8px 0 0' },
    '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    // Line breaks in a value are shown.
    '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  })),
)

type Section = { title: string; rows: readonly { name: string; value: string }[] }
type Props = { sections: readonly Section[]; level?: HeadingLevel }

/** Names with values under headings, two sections side by side where there is space. */
export function DetailSections({ sections, level = 3 }: Props) {
  return (
    <Root>
      {sections.map((section) => (
        <Details key={section.title} section={section} level={level} />
      ))}
    </Root>
  )
}

function Details({ section: { title, rows }, level }: { section: Section; level: HeadingLevel }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading level={level} variant="h4" id={id}>
        {title}
      </Heading>
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
