import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled(Button)(
  themed(({ theme }) => ({
    minHeight: 44,
    '& [data-part="icon"]': { display: 'none' },
    [theme.breakpoints.down('md')]: {
      // A label in its place fills the row; the icon never does.
      maxWidth: 44,
      padding: 0,
      '& [data-part="icon"]': { display: 'block' },
      // The label stays for screen readers.
      '& [data-part="word"]': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '&[aria-busy="true"] [data-part="icon"]': { display: 'none' },
    },
  })),
)

type Props = Omit<ComponentProps<typeof Button>, 'icon' | 'size'> & { icon: ReactNode; children: ReactNode }

/** The button of a card in a listing: its label on wide screens, its icon on phones. */
export function CardAction({ icon, children, type = 'button', ...props }: Props) {
  return (
    <Root {...props} type={type} size="small">
      <span data-part="icon">{icon}</span>
      <span data-part="word">{children}</span>
    </Root>
  )
}
