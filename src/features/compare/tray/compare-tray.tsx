import GlobalStyles from '@mui/material/GlobalStyles'
import { useTheme } from '@mui/material/styles'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { canCompare } from '#domain/catalogue/compare-list.ts'
import { useApp } from '#lib/app.tsx'
import { useChatBlocker } from '#lib/tracking/chat-blockers.ts'
import { track } from '#lib/tracking/data-layer.ts'
import { Button } from '#ui/button/button.tsx'
import { CountBadge } from '#ui/button/count-badge.tsx'
import { ChevronUpIcon } from '#ui/icon/task-icons.tsx'
import type { CompareItems } from '../compare-source.ts'
import { useCompareList } from '../use-compare-list.ts'
import { CompareAction, Inside, Pictures, roomFor, Toggle, Tray } from './tray.styles.ts'
import { TrayBoxes } from './tray-boxes.tsx'
import { type TrayKind, trayKinds } from './tray-kinds.ts'

type Props = {
  /** A page with its own bottom bar hides the minimised tray on phones [S1-1-12]. */
  hidesMinimisedOnPhone: boolean
}

/** The chosen products over the foot of the page, minimised or open; nothing without any [S1-4-04]. */
export function CompareTray({ hidesMinimisedOnPhone }: Props) {
  const { flags } = useApp().brand
  const theme = useTheme()
  const navigate = useNavigate()
  const boxesId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const { list, items, isExpanded } = useCompareList()
  const kind = flags.compareTray
  const { action, address } = trayKinds[kind]
  const isHiddenOnPhone = hidesMinimisedOnPhone && !isExpanded
  useChatBlocker('compare', isExpanded)

  function hideOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') list.minimise()
  }
  // The button is removed with its box, so the focus moves first.
  function remove(sku: string) {
    toggle.current?.focus()
    void list.remove(sku)
  }
  function compare() {
    const skus = items.map(({ sku }) => sku)
    list.minimise()
    track('compare', { skus })
    void navigate(address(skus))
  }

  return (
    <Tray
      aria-label="Products to compare"
      data-kind={kind}
      data-open={isExpanded || undefined}
      data-not-on-phone={isHiddenOnPhone || undefined}
      onKeyDown={isExpanded ? hideOnEscape : undefined}
    >
      <GlobalStyles styles={roomFor(isExpanded, isHiddenOnPhone)(theme)} />
      <Inside>
        {isExpanded && (
          <h2>
            <TrayLabel kind={kind} count={items.length} />
          </h2>
        )}
        <Toggle
          ref={toggle}
          type="button"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? boxesId : undefined}
          onClick={isExpanded ? list.minimise : list.expand}
        >
          {isExpanded ? 'Hide' : <Minimised kind={kind} items={items} />}
        </Toggle>
        {isExpanded && <TrayBoxes id={boxesId} kind={kind} items={items} onRemove={remove} />}
        {isExpanded && (
          <CompareAction>
            <Button type="button" variant="primary" wide disabled={!canCompare(items.length)} onClick={compare}>
              {action}
            </Button>
          </CompareAction>
        )}
      </Inside>
    </Tray>
  )
}

function Minimised({ kind, items }: { kind: TrayKind; items: CompareItems }) {
  return (
    <>
      <Pictures aria-hidden>
        {items.map(({ sku, image }) => (
          <img key={sku} src={image} alt="" width={32} height={32} />
        ))}
      </Pictures>
      <TrayLabel kind={kind} count={items.length} prefix="Compare " />
      <ChevronUpIcon size={20} />
    </>
  )
}

/** `COMPARE 2 ITEMS`, on phones the word and the number apart [S1-2.3-04]. */
function TrayLabel({ kind, count, prefix = '' }: { kind: TrayKind; count: number; prefix?: string }) {
  const label = trayKinds[kind].label(count)
  if (kind === 'alternative') return <span className="num">{prefix + label}</span>
  return (
    <>
      <span className="on-wide">{label}</span>
      <span className="on-phone">
        COMPARE <CountBadge count={count} />
      </span>
    </>
  )
}
