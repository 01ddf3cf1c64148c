import { describe, expect, it, vi } from 'vitest'
import {
  type ConnectionEvent,
  connected,
  connectionAfter,
  createConnection,
  pageConnection,
  probeDelayMs,
} from './connection.ts'

const stateAfter = (...events: ConnectionEvent[]) =>
  events.reduce((state, event) => connectionAfter(state, event, 1), connected)

describe('connectionAfter', () => {
  it('probes after a failed request or an offline event, without going offline', () => {
    expect(stateAfter('failed')).toEqual({ status: 'checking', failures: 0, probeInMs: 0 })
    expect(stateAfter('hint-off')).toEqual({ status: 'checking', failures: 0, probeInMs: 0 })
    expect(stateAfter('hint-off', 'probe-answered')).toEqual(connected)
  })

  it('goes offline when the probe fails, and probes again with growing delays up to a minute', () => {
    expect(stateAfter('failed', 'probe-failed')).toEqual({ status: 'offline', failures: 1, probeInMs: 2000 })
    expect(stateAfter('failed', 'probe-failed', 'probe-failed').probeInMs).toBe(4000)
    expect(probeDelayMs(30, 1)).toBe(60_000)
    expect(probeDelayMs(1, 0)).toBe(1000)
  })

  it('ignores a response while checking and does not cancel the probe', () => {
    const looking = stateAfter('hint-off')
    expect(connectionAfter(looking, 'answered', 1)).toBe(looking)
    expect(stateAfter('hint-off', 'answered', 'probe-failed').status).toBe('offline')
  })

  it('stays offline when a late response arrives, and probes immediately', () => {
    const late = stateAfter('hint-off', 'probe-failed', 'answered')
    expect(late).toEqual({ status: 'offline', failures: 0, probeInMs: 0 })
    expect(connectionAfter(late, 'probe-failed', 1).status).toBe('offline')
    expect(connectionAfter(late, 'probe-answered', 1)).toEqual(connected)
  })

  it('probes immediately on an online event', () => {
    expect(stateAfter('failed', 'probe-failed', 'hint-on')).toEqual({ status: 'offline', failures: 0, probeInMs: 0 })
    expect(stateAfter('hint-on')).toBe(connected)
  })

  it('resets the delay on an online event', () => {
    const failed = ['failed', ...Array.from({ length: 6 }, () => 'probe-failed' as const)] as const
    expect(stateAfter(...failed).probeInMs).toBe(60_000)
    expect(stateAfter(...failed, 'hint-on').probeInMs).toBe(0)
    expect(stateAfter(...failed, 'hint-on', 'probe-failed').probeInMs).toBe(2000)
    expect(stateAfter(...failed, 'hint-on', 'probe-failed', 'probe-failed').probeInMs).toBe(4000)
  })

  it('does not delay the next probe after further failures', () => {
    const offline = stateAfter('failed', 'probe-failed')
    expect(connectionAfter(offline, 'failed', 1)).toBe(offline)
  })
})

function stage(results: boolean[], startsOffline = false) {
  const due: { run: () => void; ms: number }[] = []
  const connection = createConnection({
    probe: async () => results.shift() ?? false,
    schedule: (run, ms) => {
      const task = { run, ms }
      due.push(task)
      return () => void due.splice(due.indexOf(task) >>> 0, 1)
    },
    random: () => 1,
    startsOffline,
  })
  const seen: string[] = []
  connection.subscribe(() => seen.push(connection.status()))
  return { connection, due, seen, next: () => due.shift()?.run() }
}

it('goes offline and online by its probes, and notifies of each change once', async () => {
  const { connection, due, seen, next } = stage([false, false, true])
  connection.take('failed')
  connection.take('failed')
  expect(due.map(({ ms }) => ms)).toEqual([0])
  next()
  await expect.poll(() => due.map(({ ms }) => ms)).toEqual([2000])
  next()
  await expect.poll(() => due.map(({ ms }) => ms)).toEqual([4000])
  next()
  await expect.poll(() => seen).toEqual(['checking', 'offline', 'online'])
  expect(due).toEqual([])
})

it('repeats a probe during which the browser went offline', async () => {
  const resolvers: ((answered: boolean) => void)[] = []
  const connection = createConnection({
    probe: () => new Promise((resolve) => void resolvers.push(resolve)),
    schedule: (run) => {
      queueMicrotask(run)
      return () => {}
    },
    random: () => 1,
  })
  connection.take('failed')
  await expect.poll(() => resolvers.length).toBe(1)
  connection.take('hint-off')
  resolvers[0]?.(true)
  await expect.poll(() => resolvers.length).toBe(2)
  expect(connection.status()).toBe('checking')
  const known = connection.known()
  resolvers[1]?.(false)
  expect(await known).toBe('offline')
  connection.stop()
})

it('probes before reporting a status on a page that starts offline', async () => {
  const { connection, due } = stage([true], true)
  expect(connection.status()).toBe('checking')
  expect(due).toHaveLength(1)
  expect(await connection.known()).toBe('online')
})

it('probes once for several callers', async () => {
  let probes = 0
  const connection = createConnection({
    probe: async () => {
      probes++
      return true
    },
    schedule: () => () => {},
    random: () => 1,
    startsOffline: true,
  })
  expect(await Promise.all([connection.known(), connection.known(), connection.known()])).toEqual([
    'online',
    'online',
    'online',
  ])
  expect(probes).toBe(1)
})

it('takes the sign-in page of a network for no connection to the shop', async () => {
  const page = () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })
  const fetcher = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => page())
  const connection = pageConnection()
  await connection.check()
  expect(connection.status()).toBe('offline')
  fetcher.mockImplementation(async () => Response.json({ status: 'ok' }))
  await connection.check()
  expect(connection.status()).toBe('online')
  fetcher.mockRestore()
})
