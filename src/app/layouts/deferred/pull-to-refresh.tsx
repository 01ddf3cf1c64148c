import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useApp } from '#lib/app.tsx'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { showErrorToast } from '#lib/network/error-toast.ts'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { ArrowDownIcon } from '#ui/icon/tool-icons.tsx'
import { themed } from '#ui/themed.ts'

/** In px: so far the finger pulls before a release refreshes, and so far the words follow it. */
const enough = 120
const follows = 64

const Words = styled('p')(
  themed(({ theme }) => ({
    position: 'fixed',
    zIndex: theme.zIndex.tooltip,
    top: 'calc(env(safe-area-inset-top) + 8px)',
    left: '50%',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    padding: '8px 16px',
    borderRadius: 20,
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.paper,
    fontSize: '0.875rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    transform: 'translate(-50%, var(--pulled))',
    '&[data-stage="rest"]': { visibility: 'hidden' },
    '@media (prefers-reduced-motion: reduce)': { transform: 'translateX(-50%)' },
    '@media print': { display: 'none' },
  })),
)

const words = {
  rest: '',
  pulling: 'Pull to refresh',
  ready: 'Release to refresh',
  refreshing: 'Refreshing',
}

/** Everything over the page, and what is typed into, is pulled for another reason. */
const elsewhere = 'form, [role="dialog"], [role="listbox"]'

function isPageAtTop(target: EventTarget | null) {
  if (!(target instanceof Element) || !target.closest('main, header') || target.closest(elsewhere)) return false
  for (let element: Element | null = target; element; element = element.parentElement)
    if (element.scrollTop > 0) return false
  return true
}

/** Loads what the page shows again when it is pulled down at its top, and keeps what is typed and open. */
export function PullToRefresh() {
  const { queryClient } = useApp()
  const [stage, setStage] = useState<keyof typeof words>('rest')
  const label = useRef<HTMLParagraphElement>(null)
  const from = useRef<{ x: number; y: number }>(null)

  function rest() {
    from.current = null
    setStage('rest')
  }
  function start({ touches, target }: TouchEvent) {
    const [touch, another] = touches
    if (stage === 'refreshing') return
    if (another || !touch || !isPageAtTop(target)) return rest()
    from.current = { x: touch.clientX, y: touch.clientY }
  }
  function follow({ touches }: TouchEvent) {
    const [touch] = touches
    if (!from.current || !touch) return
    const pulled = touch.clientY - from.current.y
    // Up, or to the side: a scroll, or a swipe of something.
    if (pulled < Math.abs(touch.clientX - from.current.x)) return rest()
    label.current?.style.setProperty('--pulled', `${Math.min(follows, pulled / 2)}px`)
    setStage(pulled < enough ? 'pulling' : 'ready')
  }
  async function end() {
    if (stage !== 'ready') return stage === 'pulling' && rest()
    from.current = null
    setStage('refreshing')
    await queryClient.invalidateQueries(undefined, { throwOnError: true }).catch(showErrorToast)
    setStage('rest')
  }
  useEventListener('document', 'touchstart', start, { passive: true })
  useEventListener('document', 'touchmove', follow, { passive: true })
  useEventListener('document', 'touchend', () => void end(), { passive: true })
  useEventListener('document', 'touchcancel', rest, { passive: true })

  return (
    <Words ref={label} role="status" data-stage={stage}>
      {stage === 'refreshing' ? <BusyRing aria-hidden /> : <ArrowDownIcon size={18} />}
      {words[stage]}
    </Words>
  )
}
