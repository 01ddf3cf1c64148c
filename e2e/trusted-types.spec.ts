import { type ShopServer, startShop } from '../scripts/lib/shop-server.ts'
import { dataDir } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { pagesOf } from './page-states.ts'
import { watchTrouble } from './visited-pages.ts'

// The shop of the other tests has a chat, and therefore no such policy outside of the checkout.
test.describe.configure({ mode: 'default' })
let server: ShopServer
test.use({ serviceWorkers: 'allow' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startShop(dataDir)
})
test.afterAll(async () => {
  await server?.stop()
})

const ofPolicy = (trouble: readonly string[]) => trouble.filter((line) => /policy|trusted/i.test(line))

test('renders every kind of page without assigning plain text as markup @long', async ({ page }) => {
  test.slow()
  const trouble = await watchTrouble(page)
  const origin = `http://wa.localhost:${server.port}`
  for (const [kind, path] of Object.entries(pagesOf('wa'))) {
    await page.goto(origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(ofPolicy(trouble), kind).toEqual([])
  }
})

test('navigates between pages and installs the worker without assigning plain text as markup @long', async ({
  page,
}) => {
  const trouble = await watchTrouble(page)
  const origin = `http://wa.localhost:${server.port}`
  await page.goto(origin)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)).toBe(true)
  // Client-rendered: a text with markup, and a page with structured data.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery', exact: false }).first().click()
  await expect(page).not.toHaveURL(`${origin}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Wattle & Ash' }).first().click()
  await page.getByRole('main').locator('a[href^="/p/"]').first().click()
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(ofPolicy(trouble)).toEqual([])
})

for (const path of ['/', '/customer/checkout', '/no/such/page'])
  test(`blocks plain text as markup and as the address of a script on ${path}${path === '/no/such/page' ? ' @long' : ''}`, async ({
    page,
  }) => {
    await page.goto(`http://wa.localhost:${server.port}${path}`)
    await page.waitForLoadState('networkidle')
    const outcomes = await page.evaluate(() => {
      const outcomeOf = (act: () => unknown) => {
        try {
          act()
          return 'taken'
        } catch (error) {
          return (error as Error).name
        }
      }
      return {
        markup: outcomeOf(() => Object.assign(document.body, { innerHTML: 'x' })),
        after: outcomeOf(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')),
        script: outcomeOf(() => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' })),
        policy: outcomeOf(() =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): object } }
          ).trustedTypes.createPolicy('mine', { createHTML: (html: string) => html }),
        ),
      }
    })
    expect(outcomes).toEqual({ markup: 'TypeError', after: 'TypeError', script: 'TypeError', policy: 'TypeError' })
  })
