import { styled } from '@mui/material/styles'
import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useState } from 'react'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
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

const Themed = styled('button', asMuiButton)<{ ownerState: ButtonOwnerState }>(themed(buttonBase))
const Root = styled(Themed)(themed(buttonStates))

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  size?: ButtonSize
  busy?: boolean
  /** Replaces the label while busy: 'Placing order'. */
  busyText?: string | undefined
  wide?: boolean | undefined
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

function ignoreClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Submits the form around it by default [S1-2.10-36]; while busy it keeps its width and ignores clicks. */
export function Button({
  variant = 'secondary',
  size = 'default',
  busy = false,
  busyText,
  wide,
  icon,
  ...props
}: Props) {
  const [heldWidth, setHeldWidth] = useState<number>()
  const { children, onClick, style, type = 'submit', ...rest } = props

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) return ignoreClick(event)
    // Enter in a field clicks the submit button too, so only this handler sees the width before the label changes.
    setHeldWidth(event.currentTarget.offsetWidth)
    onClick?.(event)
  }

  return (
    <Root
      {...rest}
      type={type}
      ownerState={buttonOwnerState(variant, size)}
      data-variant={variant}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
      style={busy && heldWidth ? { ...style, minWidth: heldWidth } : style}
    >
      {busy ? <BusyRing /> : icon}
      {busy && busyText ? busyText : children}
    </Root>
  )
}
