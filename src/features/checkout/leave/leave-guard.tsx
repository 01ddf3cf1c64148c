import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { whenIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { loadAhead } from '#lib/boot/preload.ts'

const LeaveQuestion = onDemand(() => import('./leave-question.tsx').then((module) => module.LeaveQuestion))

/** Cleanup to await before leaving, such as cancelling a payment; null when there is none. */
export type BeforeLeave = RefObject<(() => Promise<void>) | null>

type Props = {
  isLeaving: RefObject<boolean>
  beforeLeave: BeforeLeave
  /** Whether this shop confirms before leaving. */
  asks: boolean
}

/** Confirms before the shopper leaves an unfinished order, except to a bank or the confirmation [S2-2-56] [S2-2-57]. */
export function LeaveGuard({ isLeaving, beforeLeave, asks }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeaving.current &&
      (asks || beforeLeave.current !== null) &&
      currentLocation.pathname !== nextLocation.pathname,
  )
  const isBlocked = blocker.state === 'blocked'

  useEffect(() => {
    if (!asks) return
    function ask(event: BeforeUnloadEvent) {
      if (!isLeaving.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asks, isLeaving])

  // Preloads the dialog while idle, because it could not load offline.
  useEffect(() => {
    if (!asks) return
    return whenIdle(() => void loadAhead(LeaveQuestion.preload))
  }, [asks])

  async function leave() {
    await beforeLeave.current?.()
    blocker.proceed?.()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try to leave
  useEffect(() => {
    if (isBlocked && !asks) void leave()
  }, [isBlocked, asks])

  if (!isBlocked || !asks) return null
  return <LeaveQuestion onStay={() => blocker.reset()} onLeave={() => void leave()} />
}
