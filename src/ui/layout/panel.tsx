import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { themed } from '#ui/themed.ts'
import { Heading, type HeadingLevel } from './heading.tsx'

/** A white box with a hairline border. */
export const PanelBox = styled('div')(
  themed(({ theme }) => ({
    padding: '20px 16px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.up('md')]: { padding: 24 },
  })),
)

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 16,
  '@media (width < 20em)': { flexWrap: 'wrap' },
})

type Props = {
  title?: ReactNode
  /** Shown next to the title: 'Edit cart'. */
  action?: ReactNode
  level?: HeadingLevel
  children: ReactNode
  id?: string
  className?: string
}

export function Panel({ title, action, level = 2, children, id, className }: Props) {
  const headingId = useId()
  const named = title ? { as: 'section' as const, 'aria-labelledby': headingId } : {}
  return (
    <PanelBox id={id} className={className} {...named}>
      {title && (
        <Head>
          <Heading level={level} variant="h3" id={headingId}>
            {title}
          </Heading>
          {action}
        </Head>
      )}
      {children}
    </PanelBox>
  )
}
