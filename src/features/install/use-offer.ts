import { useEffect, useState, useSyncExternalStore } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { install } from '#lib/browser/install-prompt.ts'
import { isStandalone } from '#lib/browser/standalone.ts'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { debounce } from '#lib/debounce.ts'
import { paths } from '#lib/page/paths.ts'
import { installWay } from './install-way.ts'
import { createOfferMemory } from './offer-memory.ts'
import { isOfferDue, nothingSeen } from './offer-rules.ts'

/** The delay after the last interaction, so that the offer does not open during a tap, in milliseconds. */
const calmMs = 1500

/** True once the shopper has done something here and paused. */
function useHasActed() {
  const [hasActed, setHasActed] = useState(false)
  const [pause] = useState(() => debounce({ waitMs: calmMs, emit: setHasActed }))
  const target = hasActed ? null : 'window'
  useEventListener(target, 'pointerup', () => pause.push(true))
  useEventListener(target, 'keyup', () => pause.push(true))
  return hasActed
}

export const useInstall = () => useSyncExternalStore(install.subscribe, install.state, install.state)

/** Whether to show the install offer now, and how to dismiss it for a long time. */
export function useOffer(hasCart: boolean) {
  const { pathname } = useLocation()
  const { prompt, isInstalled } = useInstall()
  const [memory] = useState(createOfferMemory)
  const [seen, setSeen] = useState(nothingSeen)
  const [isDismissed, setDismissed] = useState(memory.isDismissed)
  const hasActed = useHasActed()

  useEffect(() => {
    setSeen(memory.see(matchPath(paths.product.pattern, pathname) ? pathname : null))
  }, [memory, pathname])

  // iPhones never ask by themselves, yet they install.
  const canInstall = prompt !== null || installWay(navigator) === 'ios'
  const isDue = isOfferDue({
    seen,
    hasCart,
    hasActed,
    canInstall,
    isInstalled,
    isStandalone: isStandalone(),
    isDismissed,
    pathname,
  })
  function dismiss() {
    memory.dismiss()
    setDismissed(true)
  }
  return { isDue, canAsk: prompt !== null, dismiss }
}
