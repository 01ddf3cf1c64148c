import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { Veil } from '#features/navigation/veil.ts'
import type { Dropdown } from '#lib/browser/dropdown.ts'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { CloseIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Panel = styled('section')(
  themed(({ theme }) => ({
    position: 'absolute',
    top: 'calc(100% + 4px)',
    zIndex: 2,
    display: 'grid',
    gap: 12,
    width: 'min(380px, calc(100vw - 32px))',
    padding: '12px 20px 20px',
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    borderRadius: theme.vars.shape.borderRadius,
    boxShadow: theme.vars.shadows[3],
    '--ring': theme.vars.palette.focus,
    whiteSpace: 'normal',
    fontSize: '1rem',
    '&[data-side]': { right: 0 },
    // At the page edge, wherever its button is.
    [theme.breakpoints.down('lg')]: { '&:not([data-side])': { left: 16 } },
  })),
)

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  '& h2': { font: 'inherit', fontWeight: 600 },
  '& button': { marginRight: -12 },
})

type Props = {
  dropdown: Dropdown
  title: string
  /** Its right edge is that of the button. */
  side?: 'right'
  children: ReactNode
}

/** A panel below a header button: with a title, closed by its icon, a click outside or Escape. */
export function HeaderDropdown({ dropdown, title, side, children }: Props) {
  const titleId = useId()
  const { isOpen, close, leave } = dropdown
  if (!isOpen) return null
  return (
    <>
      <Veil onPointerDown={close} />
      <Panel ref={focusOn} tabIndex={-1} aria-labelledby={titleId} data-side={side}>
        <Head>
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" onClick={leave}>
            <CloseIcon />
          </IconButton>
        </Head>
        {children}
      </Panel>
    </>
  )
}
