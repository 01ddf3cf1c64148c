import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { paths } from '#lib/page/paths.ts'

const LeaveQuestion = onDemand(() => import('./leave-question.tsx').then((module) => module.LeaveQuestion))

/** Cleanup to await before leaving, such as cancelling a payment; null when there is none. */
export type BeforeLeave = RefObject<(() => Promise<void>) | null>

type Props = {
  isLeaving: RefObject<boolean>
  beforeLeave: BeforeLeave
  /** Whether this shop confirms before leaving. */
  asks: boolean
}

/**
 * Confirms before the shopper leaves an unfinished order, except to a bank or the confirmation [S2-2-56] [S2-2-57], and
 * to the sign-in, which leads back to the kept form.
 */
export function LeaveGuard({ isLeaving, beforeLeave, asks }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeaving.current &&
      ((asks && nextLocation.pathname !== paths.login()) || beforeLeave.current !== null) &&
      currentLocation.pathname !== nextLocation.pathname,
  )
  const isBlocked = blocker.state === 'blocked'
  const isIdle = useIdle()

  useEventListener(asks ? 'window' : null, 'beforeunload', (event) => {
    if (!isLeaving.current) event.preventDefault()
  })

  async function leave() {
    await beforeLeave.current?.()
    blocker.proceed?.()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try to leave
  useEffect(() => {
    if (isBlocked && !asks) void leave()
  }, [isBlocked, asks])

  // Mounted when idle, because its code could not load offline.
  if (!asks || !(isIdle || isBlocked)) return null
  return <LeaveQuestion open={isBlocked} onStay={() => blocker.reset?.()} onLeave={() => void leave()} />
}
