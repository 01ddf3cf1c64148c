import { Button, type ButtonProps, styled } from '@mui/material'

const Root = styled(Button)({ '&[aria-disabled="true"]': { opacity: 0.5 } })

/** A button that does nothing while its call is pending or there is nothing to do, and has the focus still: a disabled one loses it. */
export function BusyButton({ isBusy, onClick, ...props }: ButtonProps & { isBusy: boolean }) {
  return (
    <Root
      {...props}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  )
}
