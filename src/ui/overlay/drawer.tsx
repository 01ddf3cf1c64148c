import MuiDrawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { closeEarlyDrawer, isEarlyDrawerOpen } from '#lib/boot/early-drawer.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { CloseIcon } from '#ui/icon/icons.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { afterOpening } from './after-opening.ts'
import { DrawerBody, DrawerFoot, DrawerHead, drawerWidth } from './drawer-parts.ts'
import { OverPage } from './over-page.tsx'
import { useOverlay } from './use-overlay.ts'

const Root = styled(MuiDrawer)(
  themed(({ theme }) => ({
    '& > .MuiBackdrop-root': afterOpening,
    '& .MuiDrawer-paper': {
      width: 'var(--drawer-width)',
      maxWidth: '100%',
      backgroundColor: theme.vars.palette.background.paper,
      boxShadow: theme.vars.shadows[3],
    },
  })),
)

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  side?: 'right' | 'left'
  width?: number | '100%'
  /** Replaces the header with title and close button; the title is still announced. */
  header?: ReactNode
  /** Always visible. */
  footer?: ReactNode
  children: ReactNode
}

/** Slides in from a side; traps the focus and restores it. */
export function Drawer({ open, onClose, title, side = 'right', width = drawerWidth, header, footer, children }: Props) {
  const titleId = useId()
  // Without the event of MUI, as in dialogs.
  const close = () => onClose()
  const root = useOverlay(open, close)
  // It then appears in its place, without sliding in.
  const [replacesEarly] = useState(isEarlyDrawerOpen)
  const size = typeof width === 'number' ? `${width}px` : width
  return (
    <OverPage>
      <Root
        ref={root}
        disablePortal
        disableScrollLock
        anchor={side}
        open={open}
        onClose={close}
        {...(replacesEarly ? { transitionDuration: 0 } : {})}
        style={{ ['--drawer-width' as string]: size }}
        slotProps={{
          paper: { ref: closeEarlyDrawer, role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
        }}
      >
        {header ? (
          <>
            <h2 id={titleId} className="visually-hidden">
              {title}
            </h2>
            {header}
          </>
        ) : (
          <DrawerHead>
            <Heading level={2} variant="h3" id={titleId}>
              {title}
            </Heading>
            <IconButton label="Close" onClick={close}>
              <CloseIcon />
            </IconButton>
          </DrawerHead>
        )}
        <DrawerBody>{children}</DrawerBody>
        {footer && <DrawerFoot>{footer}</DrawerFoot>}
      </Root>
    </OverPage>
  )
}
