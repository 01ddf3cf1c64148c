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

describe('what is known of the connection', () => {
  it('takes neither a failed call nor the word of the browser for being offline: it looks', () => {
    expect(stateAfter('failed')).toEqual({ status: 'checking', failures: 0, probeInMs: 0 })
    expect(stateAfter('hint-off')).toEqual({ status: 'checking', failures: 0, probeInMs: 0 })
    expect(stateAfter('hint-off', 'probe-answered')).toEqual(connected)
  })

  it('is offline when the look fails too, and looks again later and later up to a minute', () => {
    expect(stateAfter('failed', 'probe-failed')).toEqual({ status: 'offline', failures: 1, probeInMs: 2000 })
    expect(stateAfter('failed', 'probe-failed', 'probe-failed').probeInMs).toBe(4000)
    expect(probeDelayMs(30, 1)).toBe(60_000)
    expect(probeDelayMs(1, 0)).toBe(1000)
  })

  it('is told nothing by an answer that was on its way already: the look is not called off', () => {
    const looking = stateAfter('hint-off')
    expect(connectionAfter(looking, 'answered', 1)).toBe(looking)
    expect(stateAfter('hint-off', 'answered', 'probe-failed').status).toBe('offline')
  })

  it('is back with any answer, and looks at once when the browser says so', () => {
    expect(stateAfter('failed', 'probe-failed', 'answered')).toEqual(connected)
    expect(stateAfter('failed', 'probe-failed', 'hint-on')).toEqual({ status: 'offline', failures: 0, probeInMs: 0 })
    expect(stateAfter('hint-on')).toBe(connected)
  })

  it('begins the delays again when the browser says that there is a connection', () => {
    const failed = ['failed', ...Array.from({ length: 6 }, () => 'probe-failed' as const)] as const
    expect(stateAfter(...failed).probeInMs).toBe(60_000)
    expect(stateAfter(...failed, 'hint-on').probeInMs).toBe(0)
    expect(stateAfter(...failed, 'hint-on', 'probe-failed').probeInMs).toBe(2000)
    expect(stateAfter(...failed, 'hint-on', 'probe-failed', 'probe-failed').probeInMs).toBe(4000)
  })

  it('is not put off by further failures while it waits for the next look', () => {
    const offline = stateAfter('failed', 'probe-failed')
    expect(connectionAfter(offline, 'failed', 1)).toBe(offline)
  })
})

function stage(answers: boolean[], startsOffline = false) {
  const due: { run: () => void; ms: number }[] = []
  const connection = createConnection({
    probe: async () => answers.shift() ?? false,
    schedule: (run, ms) => {
      const one = { run, ms }
      due.push(one)
      return () => void due.splice(due.indexOf(one) >>> 0, 1)
    },
    random: () => 1,
    startsOffline,
  })
  const seen: string[] = []
  connection.subscribe(() => seen.push(connection.status()))
  return { connection, due, seen, next: () => due.shift()?.run() }
}

it('goes offline and comes back by its own looks, telling each change once', async () => {
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

it('looks before it says anything on a page that begins without a connection', async () => {
  const { connection, due } = stage([true], true)
  expect(connection.status()).toBe('checking')
  expect(due).toHaveLength(1)
  expect(await connection.known()).toBe('online')
})

it('asks once, however many want to know', async () => {
  let asked = 0
  const connection = createConnection({
    probe: async () => {
      asked++
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
  expect(asked).toBe(1)
})

it('takes the sign-in page of a network for no connection to the shop', async () => {
  const page = () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })
  const answers = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => page())
  const connection = pageConnection()
  await connection.check()
  expect(connection.status()).toBe('offline')
  answers.mockImplementation(async () => Response.json({ status: 'ok' }))
  await connection.check()
  expect(connection.status()).toBe('online')
  answers.mockRestore()
})
