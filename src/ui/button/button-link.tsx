import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { themed } from '#ui/themed.ts'
import {
  asMuiButton,
  type ButtonOwnerState,
  type ButtonSize,
  type ButtonVariant,
  buttonBase,
  buttonOwnerState,
  buttonStates,
} from './button.styles.ts'
import { Anchor, type AnchorProps } from './link.tsx'

const Themed = styled(Anchor, asMuiButton)<{ ownerState: ButtonOwnerState }>(themed(buttonBase))
const Root = styled(Themed)(themed(buttonStates))

type Props = AnchorProps & { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean | undefined; icon?: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({ variant = 'secondary', size = 'default', wide, icon, children, ...props }: Props) {
  return (
    <Root {...props} ownerState={buttonOwnerState(variant, size)} data-variant={variant} data-wide={wide || undefined}>
      {icon}
      {children}
    </Root>
  )
}
