import { hostedMethod, paymentServiceHosts, providers } from '#domain/payment/payment-methods.ts'

const hosts = [...paymentServiceHosts, ...providers.flatMap((provider) => hostedMethod(provider).hosts)]

const isProvider = (host: string) => hosts.some((name) => host === name || host.endsWith(`.${name}`))

/** Whether a URL of a response is allowed for payments: a provider over https, or our own sandbox [S2-X1]. */
export function isPaymentAddress(address: string, page: Pick<Location, 'origin' | 'href'>): boolean {
  if (!URL.canParse(address, page.href)) return false
  const { protocol, origin, hostname, pathname, username } = new URL(address, page.href)
  if (origin === page.origin) return pathname.startsWith('/sandbox/')
  return protocol === 'https:' && username === '' && isProvider(hostname)
}

/** Leaves for the provider's page [S2-4-04]. */
export function goToProvider(address: string, page: Location) {
  if (!isPaymentAddress(address, page)) throw new Error('The address to pay at is not a known one')
  page.assign(address)
}
