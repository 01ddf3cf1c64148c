import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

const wellFormed = /^[\w.:+/=@-]{1,128}$/

function blockListOf(entries: readonly string[]) {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

export type RequestIds = (request: IncomingMessage) => string

/**
 * Names each request in logs, traces and responses: by the `X-Request-Id` of a trusted proxy, else by a new id that no other server and
 * no later start gives.
 */
export function requestIds(trustProxy: readonly string[]): RequestIds {
  const proxies = blockListOf(trustProxy)
  // The same request passes through the application of the shop and that of the admin host.
  const ids = new WeakMap<IncomingMessage, string>()
  const isFromProxy = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  const newIdOf = ({ headers, socket }: IncomingMessage) => {
    const given = headers['x-request-id']
    const isGiven = typeof given === 'string' && wellFormed.test(given) && isFromProxy(socket.remoteAddress ?? '')
    return isGiven ? given : randomUUID()
  }
  return (request) => {
    const id = ids.get(request) ?? newIdOf(request)
    ids.set(request, id)
    return id
  }
}
