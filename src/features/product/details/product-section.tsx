import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('section')(
  themed(({ theme }) => ({
    padding: '32px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    scrollMarginTop: 70,
    '&:last-of-type': { borderBottom: 0 },
    '& > h2': { marginBottom: 24 },
    [theme.breakpoints.up('md')]: { padding: '56px 0' },
  })),
)

/** One of the sections below the buy box; its id is where its tab leads. */
export function ProductSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Root id={id} data-later aria-labelledby={`${id}-title`}>
      <Heading level={2} variant="h3" id={`${id}-title`}>
        {title}
      </Heading>
      {children}
    </Root>
  )
}
