import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import type { NavCategory } from '#contract/content/navigation.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { loadAhead } from '#lib/boot/preload.ts'
import { useDropdown } from '#lib/browser/dropdown.ts'
import { ChevronDownIcon, MenuIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { MenuTrigger } from './menu-trigger.tsx'
import { Veil } from './veil.ts'

const loadPanel = () => import('./mega-panel.tsx')
const MegaPanel = onDemand(() => loadPanel().then(({ MegaPanel }) => MegaPanel))

/** How long the menu stays when the pointer has left it [S1-9-08]. */
export const hoverCloseMs = 100

const Root = styled('nav')(
  themed(({ theme }) => ({ display: 'none', [theme.breakpoints.up('lg')]: { display: 'block' } })),
)

const Trigger = styled(MenuTrigger)(
  themed(({ theme }) => {
    const { ground, ink, border, radius } = theme.styles.menuButton
    return {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      padding: ground === 'transparent' && border === 'none' ? 0 : '0 16px',
      border,
      borderRadius: radius,
      backgroundColor: ground,
      color: ink,
      fontWeight: ground === 'transparent' ? 500 : 600,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '& svg:last-of-type': { transition: 'transform 150ms ease-out' },
      '&[aria-expanded="true"] svg:last-of-type': { transform: 'rotate(180deg)' },
    }
  }),
)

const Panel = styled('div')(
  themed(({ theme }) => ({
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    zIndex: 1,
    minHeight: 320,
    maxHeight: 'calc(100dvh - 180px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: theme.vars.shadows[3],
    fontWeight: 400,
    whiteSpace: 'normal',
    '--ring': theme.vars.palette.focus,
  })),
)

type Props = { label: string; categories: readonly NavCategory[] }

/** The button of all categories and what opens under the header. */
export function MegaMenu({ label, categories }: Props) {
  const { isOpen, open, close, leave, trigger } = useDropdown()
  const panelId = useId()
  const hover = useRef({ timer: 0, opened: false, byKey: false })

  const stay = () => clearTimeout(hover.current.timer)

  function enter() {
    stay()
    if (isOpen) return
    hover.current.opened = true
    hover.current.byKey = false
    open()
  }
  function press(by: 'mouse' | 'key') {
    // The pointer that presses has opened the menu by coming near: the first press only confirms that.
    if (isOpen && !hover.current.opened) return close()
    hover.current.opened = false
    hover.current.byKey = by === 'key'
    open()
  }
  const away = () => {
    hover.current.timer = window.setTimeout(close, hoverCloseMs)
  }

  return (
    <Root
      aria-label="All categories"
      onPointerLeave={(event) => event.pointerType === 'mouse' && isOpen && away()}
      onPointerEnter={stay}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <Trigger
        isOpen={isOpen}
        onPress={press}
        controls={panelId}
        ref={trigger}
        onPointerEnter={enter}
        onFocus={() => void loadAhead(loadPanel)}
      >
        <MenuIcon />
        {label}
        <ChevronDownIcon size={16} />
      </Trigger>
      {isOpen && (
        <>
          {/* The veil is a part of this menu, but to be over it is to have left. */}
          <Veil onPointerDown={close} onPointerEnter={(event) => event.pointerType === 'mouse' && away()} />
          <Panel id={panelId} onPointerEnter={stay}>
            <MegaPanel categories={categories} takesFocus={hover.current.byKey} onLeave={leave} />
          </Panel>
        </>
      )}
    </Root>
  )
}
