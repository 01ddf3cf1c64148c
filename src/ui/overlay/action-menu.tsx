import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { themed } from '#ui/themed.ts'
import { useCloseOnLeave } from './overlay-history.tsx'

const Root = styled(Menu)(
  themed(({ theme }) => ({
    '& .MuiMenu-paper': {
      minWidth: 220,
      maxWidth: 'calc(100vw - 24px)',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.primary,
      boxShadow: theme.vars.shadows[3],
    },
    '& .MuiMenu-list': { padding: 4, outline: 0 },
  })),
)

const Note = styled('li')(
  themed(({ theme }) => ({
    margin: '4px 0 0',
    padding: '8px 12px 4px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.75rem',
  })),
)

const Item = styled(MenuItem)(
  themed(({ theme }) => ({
    gap: 10,
    minHeight: 44,
    padding: '6px 12px',
    borderRadius: theme.vars.shape.small,
    fontSize: '0.875rem',
    fontWeight: 500,
    whiteSpace: 'normal',
    '&:hover, &:focus-visible': { backgroundColor: theme.vars.palette.sel.tint },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'not-allowed' },
    '&[data-danger]': { color: theme.vars.palette.error.main },
    '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  })),
)

export type MenuAction = {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
  /** Why the action is unavailable now; it stays readable and focusable. */
  reason?: string | null | undefined
  act: () => void
}

type TriggerProps = {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: { currentTarget: HTMLElement }) => void
}

type Props = {
  /** Accessible name of the menu. */
  label: string
  actions: readonly MenuAction[]
  trigger: (props: TriggerProps) => ReactNode
  note?: ReactNode
}

/** A button with a menu of actions; arrow keys, Home, End and typing the first character move the focus. */
export function ActionMenu({ label, actions, trigger, note }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const close = () => setAnchor(null)
  useCloseOnLeave(anchor !== null, close)

  function choose({ reason, act }: MenuAction) {
    if (reason) return
    close()
    act()
  }

  return (
    <>
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor ? id : undefined,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      {anchor && (
        <Root
          open
          anchorEl={anchor}
          onClose={close}
          transitionDuration={0}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { id, 'aria-label': label, disabledItemsFocusable: true } }}
        >
          {actions.map((action) => (
            <Item
              key={action.key}
              dense
              data-danger={action.danger || undefined}
              aria-disabled={action.reason ? true : undefined}
              onClick={() => choose(action)}
            >
              {action.icon}
              <span>
                {action.label}
                {action.reason && <small>{action.reason}</small>}
              </span>
            </Item>
          ))}
          {note && <Note role="presentation">{note}</Note>}
        </Root>
      )}
    </>
  )
}
