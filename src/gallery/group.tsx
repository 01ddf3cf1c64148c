import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'

const Section = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 20,
    padding: '40px 0 24px',
    marginTop: 32,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& > *': { minWidth: 0 },
  })),
)

/** Variants of one component side by side. */
export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })

export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: 20,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
})

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <Heading level={2}>{title}</Heading>
      {children}
    </Section>
  )
}
