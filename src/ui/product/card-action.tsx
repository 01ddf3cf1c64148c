import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { visuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled(Button)(
  themed(({ theme }) => ({
    minHeight: 44,
    [theme.breakpoints.down('md')]: { width: 44, padding: 0 },
  })),
)

const PhoneIcon = styled('span')(
  themed(({ theme }) => ({
    '[aria-busy="true"] > &': { display: 'none' },
    [theme.breakpoints.up('md')]: { display: 'none' },
  })),
)

/** Stays for screen readers on phones. */
const Label = styled('span')(themed(({ theme }) => ({ [theme.breakpoints.down('md')]: visuallyHidden })))

type Props = Omit<ComponentProps<typeof Button>, 'icon' | 'size'> & { icon: ReactNode; children: ReactNode }

/** The button of a card in a listing: its label on wide screens, its icon on phones. */
export function CardAction({ icon, children, type = 'button', ...props }: Props) {
  return (
    <Root {...props} type={type} size="small">
      <PhoneIcon>{icon}</PhoneIcon>
      <Label>{children}</Label>
    </Root>
  )
}
