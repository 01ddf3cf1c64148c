import { useEffect, useState, useSyncExternalStore } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { install } from '#lib/browser/install-prompt.ts'
import { isStandalone } from '#lib/browser/standalone.ts'
import { paths } from '#lib/page/paths.ts'
import { installWay } from './install-way.ts'
import { createOfferMemory } from './offer-memory.ts'
import { isOfferDue, nothingSeen } from './offer-rules.ts'

/** The delay after the last interaction, so that the offer does not open during a tap, in milliseconds. */
const calmMs = 1500
const acts = ['pointerup', 'keyup'] as const

/** True once the shopper has done something here and paused. */
function useHasActed() {
  const [hasActed, setHasActed] = useState(false)
  useEffect(() => {
    if (hasActed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const act = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setHasActed(true), calmMs)
    }
    for (const name of acts) addEventListener(name, act)
    return () => {
      clearTimeout(timer)
      for (const name of acts) removeEventListener(name, act)
    }
  }, [hasActed])
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
