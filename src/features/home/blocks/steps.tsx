import { styled } from '@mui/material/styles'
import { PageSection } from '#ui/page-section.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'

const Row = styled('ol')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 20,
    margin: 0,
    padding: '16px 0 0',
    listStyle: 'none',
    counterReset: 'step',
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
    '& li': { counterIncrement: 'step', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& li::before': { content: 'counter(step)', display: 'block' },
    '& h3': { ...theme.typography.h5, color: theme.vars.palette.text.primary },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  })),
)

/** How something goes, in numbered steps. */
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
