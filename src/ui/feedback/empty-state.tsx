import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    justifyItems: 'start',
    gap: 12,
    padding: '40px 0',
    maxWidth: 640,
    '& > svg': { color: theme.vars.palette.strip },
    '& > p': { color: theme.vars.palette.text.secondary, whiteSpace: 'pre-line' },
  })),
)

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 })

type Props = {
  title: ReactNode
  /** The reason. */
  text?: ReactNode
  icon?: ReactNode
  /** Actions to go on. */
  actions?: ReactNode
  level?: HeadingLevel
  children?: ReactNode
}

/** Explains why there is no content, with actions to go on. */
export function EmptyState({ title, text, icon, actions, level = 2, children }: Props) {
  return (
    <Root>
      {icon}
      <Heading level={level} variant={level === 1 ? 'h1' : 'h3'}>
        {title}
      </Heading>
      {text && <p>{text}</p>}
      {children}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  )
}
