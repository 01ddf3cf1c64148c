import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { cutPlaces, type Fault, type Match } from './fault.ts'
import {
  ask,
  bytesOf,
  collect,
  type ProxyRequest,
  type ProxyResponse,
  pass,
  readable,
  rewritten,
  sendHalf,
  withHeader,
  withoutItsEnd,
} from './forwarding.ts'

type Rule = { match: Match; fault: Fault; count: number; strike: () => void }
type End = { socket: Socket; response: ServerResponse }

const matches = ({ method, path }: Match, received: ProxyRequest) => {
  if (method !== undefined && method !== received.method) return false
  const { pathname } = new URL(received.path, 'http://shop')
  return typeof path === 'string' ? path === pathname : path.test(pathname)
}

const strange = (status: number, type: string, text: string): ProxyResponse => ({
  status,
  message: '',
  headers: [
    ['content-type', type],
    ['cache-control', 'no-store'],
  ],
  body: Buffer.from(text),
})
const gateway = (status: number) => strange(status, 'text/html', `<html><h1>${status} from the proxy</h1></html>`)
const signIn = strange(200, 'text/html; charset=utf-8', '<!doctype html><title>Free Wi-Fi</title><h1>Sign in</h1>')

/** A proxy between browser and shop that applies network faults to single requests. */
export async function openFaultProxy(shopPort: number) {
  let target = shopPort
  let rules: Rule[] = []
  let faults = new AbortController()
  let reusesConnections = false
  const seen: { method: string; path: string }[] = []
  const waiting: (() => void)[] = []

  /** Ends early when the faults are removed. */
  const wait = (ms: number) => sleep(ms, undefined, { signal: faults.signal }).catch(() => undefined)
  const untilOvertaken = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      faults.signal.addEventListener('abort', () => resolve())
    })

  function faultOf(received: ProxyRequest): Fault {
    const hit = rules.filter(({ match }) => matches(match, received))
    for (const rule of hit) rule.count++
    const rule = hit.find(({ match, count }) => match.nth === undefined || match.nth === count)
    rule?.strike()
    return rule?.fault ?? { kind: 'none' }
  }

  function send({ socket }: End, response: ProxyResponse) {
    socket.end(bytesOf(response).bytes)
  }

  async function sendSlowly({ socket }: End, response: ProxyResponse, bytesPerSecond: number) {
    const { bytes, head } = bytesOf(response)
    const step = Math.max(1, Math.ceil(bytesPerSecond / 10))
    socket.write(bytes.subarray(0, head))
    for (let offset = head; offset < bytes.length && !socket.destroyed; offset += step) {
      socket.write(bytes.subarray(offset, offset + step))
      await wait(100)
    }
    socket.end()
  }

  async function sendPart(
    { socket }: End,
    response: ProxyResponse,
    { kind, place }: Extract<Fault, { place: unknown }>,
  ) {
    const { bytes, head, body } = bytesOf(response)
    const part = bytes.subarray(0, cutPlaces[place](head, body))
    if (kind === 'half-close') return void socket.end(part)
    await new Promise((written) => socket.write(part, written))
    socket.resetAndDestroy()
  }

  async function meet(fault: Fault, received: ProxyRequest, end: End): Promise<unknown> {
    const { socket, response } = end
    const fromShop = () => ask(target, received)
    switch (fault.kind) {
      case 'none':
        return pass(target, received, response)
      case 'refuse':
        return socket.resetAndDestroy()
      case 'hang':
        return wait(fault.ms).then(() => socket.resetAndDestroy())
      case 'cut while sending':
        return sendHalf(target, received).then(() => socket.resetAndDestroy())
      case 'lose':
        await fromShop()
        return wait(fault.ms ?? 0).then(() => socket.resetAndDestroy())
      case 'delay':
        await wait(fault.ms)
        return pass(target, received, response)
      case 'slow':
        return sendSlowly(end, await fromShop(), fault.bytesPerSecond)
      case 'cut':
      case 'half-close':
        return sendPart(end, await fromShop(), fault)
      case 'status':
        return send(end, gateway(fault.status))
      case 'html':
        return send(end, signIn)
      case 'truncated gzip':
        return send(end, withoutItsEnd(await ask(target, received, readable)))
      case 'replay': {
        const [first] = await Promise.all([fromShop(), fromShop()])
        return send(end, first)
      }
      case 'overtaken': {
        const held = await fromShop()
        await untilOvertaken()
        return send(end, held)
      }
      case 'rewrite':
        return send(end, rewritten(await ask(target, received, readable), fault.text))
      case 'header':
        return send(end, withHeader(await fromShop(), fault.name, fault.value))
    }
  }

  async function take(incoming: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/', headers, socket } = incoming
    // A browser that uses it as its HTTP proxy sends the whole address.
    const path = url.replace(/^http:\/\/[^/]+/, '')
    // Browsers retry requests on reused connections themselves: a fault must reach the app.
    if (!reusesConnections) response.setHeader('connection', 'close')
    const received = { method, path, headers, body: await collect(incoming) }
    seen.push({ method, path })
    const fault = faultOf(received)
    await meet(fault, received, { socket, response })
    if (fault.kind !== 'overtaken') for (const go of waiting.splice(0)) go()
  }

  const server = createServer((incoming, response) => {
    take(incoming, response).catch(() => incoming.socket.resetAndDestroy())
  })
  server.on('connection', (socket) => socket.on('error', () => undefined))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port

  return {
    port,
    originOf: (brand: string) => `http://${brand}.localhost:${port}`,
    /** Every received request, in order. */
    seen,
    /** Adds a rule; the first matching rule applies. */
    on(match: Match, fault: Fault) {
      let strike = () => {}
      const struck = new Promise<void>((resolve) => {
        strike = resolve
      })
      const rule: Rule = { match, fault, count: 0, strike }
      rules.push(rule)
      return { count: () => rule.count, struck }
    },
    /** Removes all faults, and releases delayed responses. */
    heal() {
      rules = []
      faults.abort()
      faults = new AbortController()
    },
    keepConnections: () => {
      reusesConnections = true
    },
    leadTo: (next: number) => {
      target = next
    },
    close: () => {
      faults.abort()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>
