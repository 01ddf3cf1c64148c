import { styled } from '@mui/material/styles'
import { type KeyboardEvent, memo, type ReactNode, useRef } from 'react'
import { useProject } from '#offline/project/project-context.ts'
import { themed } from '#ui/themed.ts'
import { type PanelKey, panelKeys, panels } from './panels.ts'
import type { ProjectSlots } from './slots.ts'

const Rail = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: theme.vars.palette.surface,
    '& button': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 3,
      width: '100%',
      height: 62,
      padding: 0,
      border: 0,
      background: 'none',
      color: theme.vars.palette.text.secondary,
      fontSize: '0.75rem',
      fontWeight: 500,
      outlineOffset: -3,
      cursor: 'pointer',
    },
    '& button[aria-selected="true"]': {
      backgroundColor: theme.vars.palette.background.default,
      boxShadow: `inset 3px 0 0 ${theme.vars.palette.text.primary}`,
      color: theme.vars.palette.text.primary,
      fontWeight: 650,
    },
  })),
)

const Count = styled('span')(
  themed(({ theme }) => ({
    position: 'absolute',
    top: 6,
    left: 'calc(50% + 6px)',
    minWidth: 18,
    height: 18,
    padding: '0 4px',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: 99,
    backgroundColor: theme.vars.palette.surface,
    color: theme.vars.palette.text.primary,
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: '16px',
    textAlign: 'center',
  })),
)

export const PanelFrame = styled('section')(
  themed(({ theme }) => ({
    minHeight: '100%',
    '&:not([data-bare])': { backgroundColor: theme.vars.palette.background.default },
    '& > h2': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 48,
      padding: '0 16px',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      fontFamily: theme.typography.fontFamily,
      fontSize: '1rem',
      fontWeight: 650,
    },
  })),
)
// In a drawer the panel is the drawer: no box within a box.
const PanelBody = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '14px 16px',
  '[data-bare] > &': { padding: 0 },
})

export const panelsThere = (parts: ProjectSlots['panels']) => panelKeys.filter((key) => parts[key])

type RailProps = { shown: readonly PanelKey[]; open: PanelKey | null; onOpen: (panel: PanelKey) => void }

/** A tab for each panel; arrow keys, Home and End move between them. */
export function PanelRail({ shown, open, onOpen }: RailProps) {
  const { project } = useProject()
  const rail = useRef<HTMLDivElement>(null)
  const current = open ?? shown[0]

  function keyPressed(event: KeyboardEvent) {
    const tabs = [...(rail.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const index = tabs.indexOf(document.activeElement as HTMLElement) // -1 when no tab has focus
    const targets: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: tabs.length - 1 }
    const to = targets[event.key]
    if (to === undefined) return
    event.preventDefault()
    tabs[(to + tabs.length) % tabs.length]?.focus()
  }

  return (
    <Rail ref={rail} role="tablist" aria-orientation="vertical" aria-label="Panels" onKeyDown={keyPressed}>
      {shown.map((key) => {
        const { word, Icon, count } = panels[key]
        const number = count(project)
        return (
          <button
            key={key}
            type="button"
            role="tab"
            aria-selected={open === key}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onOpen(key)}
          >
            <Icon size={20} />
            {word}
            {number > 0 && <Count>{number}</Count>}
          </button>
        )
      })}
    </Rail>
  )
}

type PanelProps = { panel: PanelKey; parts: ProjectSlots['panels']; hideTitle?: boolean; end?: ReactNode }

export const Panel = memo(function Panel({ panel, parts, hideTitle }: PanelProps) {
  const Part = parts[panel]
  const { title } = panels[panel]
  return (
    <PanelFrame aria-label={title} data-bare={hideTitle}>
      <h2 className={hideTitle ? 'visually-hidden' : undefined}>{title}</h2>
      <PanelBody>{Part && <Part />}</PanelBody>
    </PanelFrame>
  )
})
