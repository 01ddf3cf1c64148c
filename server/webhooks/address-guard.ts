import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ip from 'ipaddr.js'

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

type Guard = {
  /** Networks other than public ones that an endpoint may be in: `10.0.0.0/8`. */
  networks: readonly string[]
  resolve?: Resolve
}

const resolveAll: Resolve = (host) => systemLookup(host, { all: true })

export class AddressError extends Error {
  override name = 'AddressError'
}

const isNamed = (address: ip.IPv4 | ip.IPv6, networks: readonly string[]) =>
  networks.some((network) => {
    const [base, bits] = network.includes('/') ? ip.parseCIDR(network) : [ip.parse(network), 128]
    return base.kind() === address.kind() && address.match(base, bits)
  })

/** Whether a request may go to an IP address: it is public, or in a named network. */
function isAllowed(text: string, { networks }: Guard) {
  const address = ip.process(text)
  return address.range() === 'unicast' || isNamed(address, networks)
}

const privateText = 'This address is in a private network, where the shop sends nothing'

/** The IP addresses of a host; all of them have to be allowed, so that none is chosen later. */
async function allowedAddresses(host: string, guard: Guard) {
  const found = await (guard.resolve ?? resolveAll)(host)
  if (found.length === 0) throw new AddressError('This host has no address')
  if (!found.every(({ address }) => isAllowed(address, guard))) throw new AddressError(privateText)
  return found
}

const isLoopback = (host: string) =>
  host === 'localhost' || (ip.isValid(host) && ip.process(host).range() === 'loopback')

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** Checks an address without its host name: https, or http to this machine when its network is named; no credentials. */
export function readAddress(text: string, { networks }: Guard): URL {
  if (!URL.canParse(text)) throw new AddressError('Enter an address such as https://systems.example/webhooks')
  const url = new URL(text)
  const isLocal = isLoopback(hostOf(url)) && isAllowed('127.0.0.1', { networks })
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    throw new AddressError('The address has to begin with https://')
  if (url.username !== '' || url.password !== '')
    throw new AddressError('Leave out user and password: deliveries are signed')
  if (url.hash !== '') throw new AddressError('Leave out what follows the #')
  return url
}

/** Checks an address with the IP addresses of its host. */
export async function checkAddress(text: string, guard: Guard): Promise<string> {
  const url = readAddress(text, guard)
  await allowedAddresses(hostOf(url), guard).catch((cause: unknown) => {
    throw cause instanceof AddressError ? cause : new AddressError('No server has this name', { cause })
  })
  return url.href
}

/** A host name is resolved at each attempt, and the connection goes to an address that was checked. */
export const guardedLookup =
  (guard: Guard): LookupFunction =>
  (host, options, done) => {
    allowedAddresses(host, guard).then(
      (found) => {
        const [first] = found
        if (options.all) done(null, [...found])
        else done(null, first?.address ?? '', first?.family)
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    )
  }

/** Node connects to an IP address without a lookup. */
export function rejectPrivateAddress(url: URL, guard: Guard) {
  const host = hostOf(url)
  if (ip.isValid(host) && !isAllowed(host, guard)) throw new AddressError(privateText)
}
