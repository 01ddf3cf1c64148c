import * as z from 'zod/mini'
import type { OptionalScripts } from '#domain/tracking/optional-scripts.ts'
import { safeStorage } from '#lib/browser/flags.ts'
import { createSignal } from '#lib/signal.ts'

export const consentKey = 'consent'
const storage = safeStorage(() => localStorage)
const changes = createSignal()

/** `hosts`: the companies that the shopper was asked about. */
const Stored = z.object({ isAllowed: z.boolean(), hosts: z.array(z.string()) })

function storedChoice() {
  try {
    return Stored.safeParse(JSON.parse(storage.getItem(consentKey) ?? 'null')).data ?? null
  } catch {
    return null // written by another script
  }
}

/** The scripts of other companies that this shop configures; null without any. */
export const optionalScripts = (page: Document = document): OptionalScripts | null =>
  JSON.parse(page.querySelector<HTMLMetaElement>('meta[name="optional-scripts"]')?.content || 'null') // written by the server

type Wish = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** Whether the browser opts out of external tracking. */
export const wantsNoTracking = ({ doNotTrack, globalPrivacyControl }: Wish = navigator): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true

/** Hosts that a choice is about. What is loaded by a press is a choice of its own. */
const hostsOf = ({ trackers, features }: OptionalScripts) => [...trackers, ...features]

/** The choice of this device; null before it, and again when a company was added since. */
export function consentChoice(): boolean | null {
  const choice = storedChoice()
  if (!choice) return null
  const scripts = optionalScripts()
  const isComplete = !scripts?.asks || hostsOf(scripts).every((host) => choice.hosts.includes(host))
  return choice.isAllowed && !isComplete ? null : choice.isAllowed
}

/** Whether scripts of other companies may load: unless the shopper says no or, where the shop asks, only after a yes. */
export function allowsOptional(): boolean {
  if (optionalScripts()?.asks) return !wantsNoTracking() && consentChoice() === true
  return consentChoice() !== false
}

/** Whether the page has to ask: the shop wants a choice, there is something to choose, and the browser has not said no. */
export function needsChoice(): boolean {
  const scripts = optionalScripts()
  if (!scripts?.asks || hostsOf(scripts).length === 0) return false
  return !wantsNoTracking() && consentChoice() === null
}

export function storeChoice(isAllowed: boolean) {
  const scripts = optionalScripts()
  storage.setItem(consentKey, JSON.stringify({ isAllowed, hosts: scripts ? hostsOf(scripts) : [] }))
  changes.send()
}

/** Calls on each change of the choice, also in another tab. */
export function onConsent(listener: () => void) {
  const stop = new AbortController()
  const unsubscribe = changes.subscribe(listener)
  const fromTab = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) listener()
  }
  window.addEventListener('storage', fromTab, { signal: stop.signal })
  return () => {
    unsubscribe()
    stop.abort()
  }
}

/** Calls `act` once when scripts of other companies may load: now, or after the consent. */
export function whenAllowed(act: () => void): () => void {
  let stop = () => {}
  const check = () => {
    if (!allowsOptional()) return
    stop()
    act()
  }
  stop = onConsent(check)
  check()
  return () => stop()
}
