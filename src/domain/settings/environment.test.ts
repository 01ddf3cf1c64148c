import { expect, it } from 'vitest'
import { environmentOf } from './environment.ts'

const shop = { key: 'wa', app: 'wa', name: 'Wattle & Ash', supportNumber: '1300 000 100' }

it('has every setting of an installation [S1-3-25]', () => {
  const environment = environmentOf(shop, {}, 'wa.localhost')
  expect(environment).toEqual({
    app: 'wa',
    theme: 'wa',
    env: 'production',
    production: true,
    hostname: 'wa.localhost',
    apiHost: '',
    apiName: 'hearth',
    idHost: '',
    idClientId: 'wa',
    loginRoute: '/account/internal/login',
    signInProviders: ['google', 'facebook'],
    routeAfterLogin: '/account',
    routeAfterLogout: null,
    companyName: 'Wattle & Ash',
    customerSupportNumber: '1300 000 100',
    keys: { cardPayment: null, analytics: null, maps: null, marketingTags: null },
  })
})

it('takes what is set, and the rest from the shop', () => {
  const environment = environmentOf(
    shop,
    { env: 'staging', routeAfterLogin: '/project', loginRoute: null, companyName: 'Ash & Co', keys: { maps: 'm' } },
    'x',
  )
  expect(environment).toMatchObject({ env: 'staging', production: false, routeAfterLogin: '/project' })
  expect(environment).toMatchObject({ loginRoute: null, companyName: 'Ash & Co', theme: 'wa' })
  expect(environment.keys).toEqual({ cardPayment: null, analytics: null, maps: 'm', marketingTags: null })
})
