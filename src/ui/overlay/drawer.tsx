import MuiDrawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { CloseIcon } from '#ui/icon/icons.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { useCloseOnLeave } from './overlay-history.tsx'

const Root = styled(MuiDrawer)(
  themed(({ theme }) => ({
    '& .MuiDrawer-paper': {
      width: 'var(--drawer-width)',
      maxWidth: '100%',
      backgroundColor: theme.vars.palette.background.paper,
      boxShadow: theme.vars.shadows[3],
    },
  })),
)

const Head = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    gap: 12,
    minHeight: 56,
    padding: '6px 8px 6px 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('md')]: { minHeight: 70, padding: '12px 12px 12px 24px' },
  })),
)

const Body = styled('div')(
  themed(({ theme }) => ({
    flex: 1,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: '12px 16px',
    [theme.breakpoints.up('md')]: { padding: '16px 24px' },
  })),
)

const Foot = styled('div')(
  themed(({ theme }) => ({
    flex: 'none',
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('md')]: { padding: '16px 24px 24px' },
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
export function Drawer({ open, onClose, title, side = 'right', width = 440, header, footer, children }: Props) {
  const titleId = useId()
  useCloseOnLeave(open, onClose)
  const size = typeof width === 'number' ? `${width}px` : width
  return (
    <Root
      anchor={side}
      open={open}
      onClose={onClose}
      style={{ ['--drawer-width' as string]: size }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      {header ? (
        <>
          <h2 id={titleId} className="visually-hidden">
            {title}
          </h2>
          {header}
        </>
      ) : (
        <Head>
          <Heading level={2} variant="h3" id={titleId}>
            {title}
          </Heading>
          <IconButton label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
      )}
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Root>
  )
}
