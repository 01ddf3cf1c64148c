import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { FormReceipt as Receipt } from '#contract/content/contact.ts'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { CheckCircleIcon } from '#ui/icon/icons.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    justifyItems: 'start',
    gap: 12,
    padding: '24px 20px',
    border: `1px solid ${theme.vars.palette.success.main}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    '& > svg': { color: theme.vars.palette.success.main },
    '& > :focus': { outline: 0 },
    [theme.breakpoints.up('md')]: { padding: 32 },
  })),
)

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 })

type Props = { receipt: Receipt; headingLevel: 1 | 2; actions: ReactNode }

/** Replaces a submitted form: shows what happens next and the reference number. */
export function FormReceipt({ receipt: { title, text, reference }, headingLevel, actions }: Props) {
  return (
    <Root aria-label={title}>
      <CheckCircleIcon size={32} />
      <Heading level={headingLevel} variant="h3" ref={focusOn} tabIndex={-1}>
        {title}
      </Heading>
      <p>{text}</p>
      <p>
        Your reference is <strong>{reference}</strong>
      </p>
      <Actions>{actions}</Actions>
    </Root>
  )
}
