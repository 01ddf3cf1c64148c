import type { Page } from '@playwright/test'
import { type ShopServer, startShop } from '../../scripts/lib/shop-server.ts'
import { startOidcProvider } from '../../tests/oidc-provider.ts'
import { dataDir } from '../brands.ts'
import { expect, test } from './fixtures.ts'

test.describe.configure({ timeout: 120_000 })

const customers = { clientId: 'shop', clientSecret: 'a secret of the shop' }
const office = { clientId: 'office', clientSecret: 'a secret of the back office' }
type Provider = Awaited<ReturnType<typeof startOidcProvider>>
let providers: Record<'customers' | 'office', Provider>
let server: ShopServer

// A second server on the data of the first, where customers and staff sign in by providers.
test.beforeAll(async () => {
  test.setTimeout(120_000)
  providers = { customers: await startOidcProvider(customers), office: await startOidcProvider(office) }
  server = await startShop(dataDir, {
    ROLE: 'web',
    DEMO: 'on',
    OIDC_ISSUER: providers.customers.issuer,
    OIDC_CLIENT_ID: customers.clientId,
    OIDC_CLIENT_SECRET: customers.clientSecret,
    OIDC_NAME: 'Hearth ID',
    OIDC_STAFF_ISSUER: providers.office.issuer,
    OIDC_STAFF_CLIENT_ID: office.clientId,
    OIDC_STAFF_CLIENT_SECRET: office.clientSecret,
    OIDC_STAFF_NAME: 'Work ID',
    OIDC_STAFF_CLAIM: 'groups',
    OIDC_STAFF_ROLES: 'bosses=owner',
  })
})
test.afterAll(async () => {
  await server?.stop()
  for (const provider of Object.values(providers ?? {})) await provider.close()
})
test.afterEach(() => {
  for (const provider of Object.values(providers)) provider.works()
})

const hosts = { shop: () => `http://wa.localhost:${server.port}`, admin: () => `http://admin.localhost:${server.port}` }
const aways = ['breaks', 'hangs'] as const

async function signsInByProvider(page: Page) {
  const sub = `faults-${Date.now()}`
  const email = `${sub}@mail.example`
  providers.customers.isVisitedBy({ sub, email, email_verified: true, name: 'Mere Pohatu' })
  await page.goto(`${hosts.shop()}/account/internal/login`)
  await page.getByRole('button', { name: 'Continue with Hearth ID' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account of Mere' })).toBeVisible({ timeout: 30_000 })
}

for (const away of aways)
  test(`signs a customer out here, and says so, when the provider ${away}`, async ({ page }) => {
    await signsInByProvider(page)
    providers.customers[away]()
    await page.goto(`${hosts.shop()}/account/logout`)
    await expect(page.getByText(/You are signed out here.*you may still be signed in there/)).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    providers.customers.works()
    await page.goto(`${hosts.shop()}/account`)
    // The account is closed without another sign-in.
    await expect(page).toHaveURL(/\/account\/internal\/login/)
  })

for (const away of aways)
  test(`signs staff out here, and says so, when the provider ${away}`, async ({ page }) => {
    const sub = `desk-${Date.now()}`
    const person = { sub, email: `${sub}@work.example`, email_verified: true, name: 'Tui Marsh', groups: ['bosses'] }
    providers.office.isVisitedBy(person)
    await page.goto(`${hosts.admin()}/manage`)
    await page.getByRole('link', { name: 'Sign in with Work ID' }).click()
    await page.getByRole('button', { name: /^Tui Marsh/ }).click()
    providers.office[away]()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByText(/You are signed out here.*you may still be signed in there/)).toBeVisible()
    providers.office.works()
    await page.goto(`${hosts.admin()}/manage`)
    await expect(page.getByLabel('Password')).toBeVisible()
  })
