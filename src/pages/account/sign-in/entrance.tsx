import type { ReactNode } from 'react'
import { Box, Lead, Narrow } from '#features/identity/forms/login.styles.ts'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'

type Props = {
  title: string
  /** Whether it replaces a form that was just sent: its heading is then scrolled to, and read out. */
  isAfterForm?: boolean
  lead?: ReactNode
  notice?: ReactNode
  children: ReactNode
}

/** The frame of the pages in front of the account. */
export function Entrance({ title, isAfterForm = false, lead, notice, children }: Props) {
  return (
    <Container style={{ minHeight: '100vh' }}>
      <PageMeta title={title} noIndex />
      <Narrow>
        <div>
          <Heading level={1} {...(isAfterForm ? { ref: focusOn, tabIndex: -1, style: { outline: 0 } } : {})}>
            {title}
          </Heading>
          {lead && <Lead style={{ marginTop: 8 }}>{lead}</Lead>}
        </div>
        {notice}
        <Box>{children}</Box>
      </Narrow>
    </Container>
  )
}
