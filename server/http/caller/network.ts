import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** All 8 groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string) {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after]
}

/** The unit of rate limits: an IPv4 address, or the /64 network of an IPv6 address, which is one connection. */
export function networkOf(ip: string): string {
  const plain = mapped.exec(ip)?.[1]
  if (plain) return plain
  if (!isIPv6(ip)) return ip
  const groups = groupsOf(ip.split('%')[0] ?? ip)
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
