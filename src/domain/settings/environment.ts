import type { Country } from '../location/country.ts'

/** The settings of one installation; the brand has everything else. */
export type Environment = {
  /** The program behind the shop: two shops may run one. */
  app: string
  theme: string
  /** Its name among others of its kind: production, staging … */
  env: string
  production: boolean
  hostname: string
  /** Where calls go: empty for the shop's own host, else an origin. */
  apiHost: string
  apiName: string
  /** Where sign-in goes, likewise. */
  idHost: string
  idClientId: string
  /** Null: there is no redirect to a sign-in page. */
  loginRoute: string | null
  /** Other providers a sign-in can come by, as its addresses name them. */
  signInProviders: readonly string[]
  /** Their names where the key is not the name. */
  signInNames?: Readonly<Record<string, string>>
  routeAfterLogin: string
  /** Null: the sign-in page. */
  routeAfterLogout: string | null
  companyName: string
  customerSupportNumber: string
  /** A store with this name maps to the store of `defaultStoreUri`. Absent: there is no such store. */
  engineRoomLabel?: string
  defaultStoreUri?: string
  /** Marks of the ways to pay by country (public/signs/payments.svg). Absent: those of a payment provider. */
  paymentMarks?: Readonly<Partial<Record<Country, readonly string[]>>>
  /** Public keys of services a shop has switched on. */
  keys: { cardPayment: string | null; analytics: string | null; maps: string | null; marketingTags: string | null }
}

/** What differs from the defaults, as the server hands it to a page. */
export type EnvironmentSettings = Partial<Omit<Environment, 'keys'>> & { keys?: Partial<Environment['keys']> }

type Shop = { key: string; app: string; name: string; supportNumber: string }

export const defaultLoginRoute = '/account/internal/login'
const noKeys = { cardPayment: null, analytics: null, maps: null, marketingTags: null }

/** The environment of a shop: its settings over what follows from the brand. */
export function environmentOf(shop: Shop, { keys, ...settings }: EnvironmentSettings, hostname: string): Environment {
  return {
    app: shop.app,
    theme: shop.key,
    env: 'production',
    production: (settings.env ?? 'production') === 'production',
    hostname,
    apiHost: '',
    apiName: 'hearth',
    idHost: '',
    idClientId: shop.key,
    loginRoute: defaultLoginRoute,
    signInProviders: ['google', 'facebook'],
    routeAfterLogin: '/account',
    routeAfterLogout: null,
    companyName: shop.name,
    customerSupportNumber: shop.supportNumber,
    ...settings,
    keys: { ...noKeys, ...keys },
  }
}
