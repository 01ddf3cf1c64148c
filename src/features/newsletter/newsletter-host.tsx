import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { newsletter } from '#domain/account/newsletter.ts'
import { whenSettled } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { createNewsletterMemory } from './newsletter-memory.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

const NewsletterBanner = onDemand(() => import('./newsletter-banner.tsx').then((module) => module.NewsletterBanner))

type State = 'hidden' | 'minimised' | 'expanded' | 'submitted'

/** When the sign-up is there and how much of it: its banner is loaded with its first appearance [S1-4-07]. */
export function NewsletterHost({ isAllowed }: { isAllowed: boolean }) {
  const [memory] = useState(createNewsletterMemory)
  const [state, setState] = useState<State>('hidden')
  /** Scrolling opens it once; who has made it small again opens it by hand. */
  const [canOpen, setCanOpen] = useState(true)
  /** The number of dismissals: each restarts the days until the offer is shown again. */
  const [round, setRound] = useState(0)
  const { pathname } = useLocation()

  useEffect(() => {
    const appear = () => {
      if (memory.isDue()) setState((now) => (now === 'hidden' ? 'minimised' : now))
    }
    const again = () => {
      setCanOpen(true)
      appear()
    }
    const callOff = round === 0 ? whenSettled(appear) : () => {}
    const timer = setInterval(again, newsletter.repeatCheckMs)
    return () => {
      callOff()
      clearInterval(timer)
    }
  }, [memory, round])

  function expand() {
    setCanOpen(false)
    if (memory.isDue()) setState('expanded')
  }
  useScrolledPast(newsletter.scrollThreshold, expand, { key: pathname, isCounting: isAllowed && canOpen })

  function close() {
    setCanOpen(false)
    setState('hidden')
    setRound((now) => now + 1)
  }
  function dismiss() {
    memory.dismissed()
    close()
  }
  function done() {
    memory.subscribed()
    setCanOpen(false)
    setState('submitted')
    setTimeout(() => setState((now) => (now === 'submitted' ? 'hidden' : now)), newsletter.thanksMs)
  }
  if (state === 'hidden' || !isAllowed) return null
  return (
    <NewsletterBanner
      state={state}
      onToggle={() => (state === 'expanded' ? setState('minimised') : expand())}
      onClose={close}
      onDismiss={dismiss}
      onDone={done}
    />
  )
}
