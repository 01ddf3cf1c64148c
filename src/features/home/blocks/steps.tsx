import { styled } from '@mui/material/styles'
import { PageSection } from '#ui/layout/page-section.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'

const Row = styled('ol')(
  themed(({ theme }) => ({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    counterReset: 'step',
    '& li': {
      counterIncrement: 'step',
      display: 'grid',
      gridTemplateColumns: '32px 92px minmax(0, 1fr)',
      alignItems: 'baseline',
      padding: '12px 0',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      fontSize: '0.875rem',
      color: theme.vars.palette.text.secondary,
    },
    '& li::before': { content: 'counter(step)' },
    '& h3': { ...theme.typography.h5, color: theme.vars.palette.text.primary },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      borderTop: `2px solid ${theme.vars.palette.text.primary}`,
      '& li': { display: 'block', padding: '16px 24px 8px 0', borderTop: 0 },
      '& li::before': { display: 'block' },
      '& h3': { fontSize: '1.125rem' },
    },
  })),
)

/** A process in numbered steps. */
export function Block({ block }: BlockProps<'steps'>) {
  return (
    <PageSection title={block.title} id={block.id}>
      <Row>
        {block.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text}
          </li>
        ))}
      </Row>
    </PageSection>
  )
}
