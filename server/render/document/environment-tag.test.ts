import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyPages } from '../../../tests/empty-pages.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { configOf } from '../../config.ts'

const settings = {
  API_HOST: 'https://api.shop.example',
  API_NAME: 'shop-api',
  IDENTITY_URL: 'https://id.shop.example',
  ID_CLIENT_ID: 'portal',
  ENVIRONMENT: 'staging',
  LOGIN_ROUTE: 'off',
  ROUTE_AFTER_LOGIN: '/project',
  ROUTE_AFTER_LOGOUT: '/stores',
  COMPANY_NAME: 'Ash "&" Co',
  SUPPORT_NUMBER: '1300 555 200',
  ENGINE_ROOM_LABEL: 'Engine Room',
  DEFAULT_STORE_URI: 'kiln-lane',
  CARD_PAYMENT_KEY: 'card-1',
  ANALYTICS_KEY: 'events-1',
  MAPS_KEY: 'maps-1',
  MARKETING_TAGS_KEY: 'tags-1',
}

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ renderer: emptyPages, environment: configOf(settings).environment })
})
afterAll(() => shop.close())

it('gives each page what its app and the scripts of other companies read', async () => {
  for (const url of ['/', '/customer/checkout']) {
    const { body } = await shop.inject({ url })
    const content = /<meta name="environment" content="([^"]*)">/.exec(body)?.[1] ?? '{}'
    expect(JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')), url).toEqual({
      ...{ apiHost: 'https://api.shop.example', apiName: 'shop-api' },
      ...{ idHost: 'https://id.shop.example', idClientId: 'portal', env: 'staging' },
      ...{ loginRoute: null, routeAfterLogin: '/project', routeAfterLogout: '/stores' },
      ...{ companyName: 'Ash "&" Co', customerSupportNumber: '1300 555 200' },
      ...{ engineRoomLabel: 'Engine Room', defaultStoreUri: 'kiln-lane' },
      keys: { cardPayment: 'card-1', analytics: 'events-1', maps: 'maps-1', marketingTags: 'tags-1' },
    })
  }
})

it('lets pages call the API and the provider of identities elsewhere', async () => {
  const { headers } = await shop.inject({ url: '/' })
  const [, allowed = ''] = /connect-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
  expect(allowed.split(' ')).toEqual(
    expect.arrayContaining(["'self'", 'https://api.shop.example', 'https://id.shop.example']),
  )
})
