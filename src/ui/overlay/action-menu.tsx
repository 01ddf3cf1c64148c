import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, useCallback, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { themed } from '#ui/themed.ts'
import { useCloseOnLeave } from './overlay-history.tsx'

/** Between the menu and the edges of the viewport, in px. */
const margin = 16

const Cover = styled('div')(themed(({ theme }) => ({ position: 'fixed', inset: 0, zIndex: theme.zIndex.modal })))

const Panel = styled('div')(
  themed(({ theme }) => ({
    position: 'fixed',
    top: 0,
    left: 0,
    zIndex: theme.zIndex.modal,
    minWidth: 220,
    '&:has(> p)': { minWidth: 300 },
    maxWidth: 'calc(100vw - 24px)',
    maxHeight: 'calc(100dvh - 32px)',
    overflowY: 'auto',
    padding: 4,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.vars.shadows[3],
    '& > button': {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      width: '100%',
      minHeight: 44,
      padding: '6px 12px',
      border: 0,
      borderRadius: theme.vars.shape.small,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontSize: '0.875rem',
      fontWeight: 500,
      textAlign: 'start',
      cursor: 'pointer',
    },
    '& > button:hover, & > button:focus-visible': { backgroundColor: theme.vars.palette.sel.tint },
    '& > button:focus-visible': { outline: 'var(--ring-width) solid var(--ring)', outlineOffset: -3 },
    '& > button[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'not-allowed' },
    '& > button[data-danger]': { color: theme.vars.palette.error.main },
    '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  })),
)

const Note = styled('p')(
  themed(({ theme }) => ({
    // Takes the width of the actions.
    width: 0,
    minWidth: '100%',
    margin: '4px 0 0',
    padding: '8px 12px 4px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.75rem',
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
  const show = useCallback(
    (menu: HTMLElement | null) => {
      if (!menu || !anchor) return
      placeUnder(menu, anchor)
      menu.querySelector('button')?.focus({ preventScroll: true })
    },
    [anchor],
  )

  // A dialog that an action opens returns the focus to what has it now.
  function close() {
    anchor?.focus({ preventScroll: true })
    setAnchor(null)
  }
  useCloseOnLeave(anchor !== null, close)

  function keyPressed(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      event.stopPropagation() // an overlay below stays open
      return close()
    }
    const items = [...event.currentTarget.querySelectorAll('button')]
    const next = nextItem(items, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <>
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor ? id : undefined,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      {anchor &&
        createPortal(
          <>
            <Cover role="presentation" onClick={close} onWheel={close} />
            <Panel ref={show} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={keyPressed}>
              {actions.map(({ key, label: text, icon, danger, reason, act }) => (
                <button
                  key={key}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  data-danger={danger || undefined}
                  aria-disabled={reason ? true : undefined}
                  onClick={() => {
                    if (reason) return
                    close()
                    act()
                  }}
                >
                  {icon}
                  <span>
                    {text}
                    {reason && <small>{reason}</small>}
                  </span>
                </button>
              ))}
              {note && <Note role="presentation">{note}</Note>}
            </Panel>
          </>,
          // Inside a landmark, so that readers of screens find it there.
          anchor.closest('[role="dialog"], main') ?? document.body,
        )}
    </>
  )
}

/** Below the anchor with the same right edge, moved as far as the viewport needs. */
function placeUnder(menu: HTMLElement, anchor: HTMLElement) {
  const { right, bottom } = anchor.getBoundingClientRect()
  const within = (start: number, size: number, whole: number) =>
    Math.round(Math.max(margin, Math.min(start, whole - size - margin)))
  const { offsetWidth: width, offsetHeight: height } = menu
  menu.style.left = `${within(right - width, width, window.innerWidth)}px`
  menu.style.top = `${within(bottom, height, window.innerHeight)}px`
}

/** The item that a key moves the focus to; null for another key. */
function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | null {
  const focused = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1
  const after = [...items.slice(focused + 1), ...items.slice(0, focused + 1)]
  if (key === 'ArrowDown') return after[0] ?? null
  if (key === 'ArrowUp') return items.at(focused <= 0 ? -1 : focused - 1) ?? null
  if (key === 'Home') return items[0] ?? null
  if (key === 'End') return items.at(-1) ?? null
  if (key.length !== 1 || key === ' ') return null
  return after.find((item) => item.innerText.trim().toLowerCase().startsWith(key.toLowerCase())) ?? null
}
