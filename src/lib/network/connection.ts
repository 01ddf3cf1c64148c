import { isShopReachable } from './probe-server.ts'
import { onRequestEvent } from './request-events.ts'

/** `checking`: a request failed, and a probe finds out whether the connection is down. */
export type ConnectionStatus = 'online' | 'checking' | 'offline'
export type ConnectionEvent = 'answered' | 'failed' | 'hint-off' | 'hint-on' | 'probe-answered' | 'probe-failed'

export type ConnectionState = {
  readonly status: ConnectionStatus
  /** Consecutive failed probes. */
  readonly failures: number
  /** Delay of the next probe in ms; null when none is needed. */
  readonly probeInMs: number | null
}

export const connected: ConnectionState = { status: 'online', failures: 0, probeInMs: null }
const checking: ConnectionState = { status: 'checking', failures: 0, probeInMs: 0 }

const firstProbeMs = 2_000
const maxProbeMs = 60_000

/** Doubles with each failed probe, up to a minute, with jitter. */
export const probeDelayMs = (failures: number, random: number): number =>
  Math.round(Math.min(maxProbeMs, firstProbeMs * 2 ** Math.min(failures - 1, 10)) * (0.5 + random / 2))

/** Online and offline events of the browser only trigger a probe; the status follows from network responses. */
export function connectionAfter(state: ConnectionState, event: ConnectionEvent, random: number): ConnectionState {
  if (event === 'probe-answered') return connected
  if (event === 'probe-failed') {
    const failures = state.failures + 1
    return { status: 'offline', failures, probeInMs: probeDelayMs(failures, random) }
  }
  const isGoodSign = event === 'hint-on' || event === 'answered'
  if (state.status === 'online') return isGoodSign ? state : checking
  if (state.status === 'checking' && event === 'answered') return state
  // A response may belong to a request sent before the connection went, so it only triggers a probe.
  // Resets the delay: a returning connection often fails at first, and the next probe must not be a minute away.
  return isGoodSign ? { ...state, failures: 0, probeInMs: 0 } : state
}

type Parts = {
  /** True when the shop responded. */
  readonly probe: () => Promise<boolean>
  readonly schedule: (run: () => void, ms: number) => () => void
  readonly random: () => number
  readonly startsOffline?: boolean
}

export type Connection = ReturnType<typeof createConnection>

export function createConnection({ probe, schedule, random, startsOffline = false }: Parts) {
  let state = startsOffline ? checking : connected
  let cancel = () => {}
  let probing: Promise<void> | null = null
  let isOutdated = false
  const listeners = new Set<() => void>()

  function take(event: ConnectionEvent) {
    if (event === 'hint-off') isOutdated = true
    const next = connectionAfter(state, event, random())
    if (next === state) return
    const isOther = next.status !== state.status
    state = next
    cancel()
    if (state.probeInMs !== null) cancel = schedule(runProbe, state.probeInMs)
    if (isOther) for (const listener of [...listeners]) listener()
  }

  function runProbe() {
    probing ??= probeOnce()
    return probing
  }

  async function probeOnce(): Promise<void> {
    isOutdated = false
    const isReachable = await probe().catch(() => false)
    // The browser went offline during the probe: its response describes the time before.
    if (isReachable && isOutdated) return probeOnce()
    probing = null
    take(isReachable ? 'probe-answered' : 'probe-failed')
  }

  if (state.probeInMs !== null) cancel = schedule(runProbe, 0)

  return {
    status: () => state.status,
    take,
    /** Probes now without the delay; resolves when the result is known. */
    check: () => runProbe(),
    /** Resolves immediately when the status is known, else after the pending probe. */
    known: async () => {
      if (state.status === 'checking') await runProbe()
      return state.status
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => cancel(),
  }
}

const probeLimitMs = 5_000

let own: Connection | null = null

/** The connection of this page; starts listening on the first call. */
export function pageConnection(): Connection {
  if (own) return own
  const connection = createConnection({
    probe: () => isShopReachable(probeLimitMs),
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    startsOffline: typeof navigator !== 'undefined' && navigator.onLine === false,
  })
  own = connection
  listen(connection)
  return connection
}

function listen({ take }: Connection) {
  // The service worker may serve a GET from its cache, which says nothing about the connection.
  const mayBeStored = (method: string) => method === 'GET' && Boolean(navigator.serviceWorker?.controller)
  onRequestEvent(({ arrived, method }) => {
    if (!arrived) take('failed')
    else if (!mayBeStored(method)) take('answered')
  })
  if (typeof window === 'undefined') return
  window.addEventListener('offline', () => take('hint-off'))
  for (const event of ['online', 'pageshow'] as const) window.addEventListener(event, () => take('hint-on'))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && take('hint-on'))
}
