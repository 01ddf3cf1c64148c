import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ShopServer, startShop } from '../scripts/lib/shop-server.ts'
import { brandKeys } from '../themes/brand.ts'
import { expect, test } from './fixtures.ts'

let server: ShopServer
let dataDir: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  // Not at the top level: the runner also imports this file, without running its hooks.
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-empty-'))
  server = await startShop(dataDir, { DEMO: 'off' })
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const notice = (page: Page) => page.getByRole('region', { name: 'Announcement' })

const addresses: readonly [path: string, status: number, text: RegExp][] = [
  ['/', 200, /./],
  ['/products', 200, /Nothing is for sale yet/],
  ['/brands', 200, /Nothing is for sale yet/],
  ['/catalogue', 200, /Nothing is for sale yet/],
  ['/c/kitchen', 404, /does not exist/],
  ['/p/kettle', 404, /does not exist/],
  ['/search/fridge', 200, /No Results Found/],
  ['/stores', 200, /No stores yet/],
  ['/cart', 200, /is empty/],
]

// The other shops render the same page.
const quick: readonly string[] = ['wa']

for (const key of brandKeys)
  test(`${key} shows on every page that nothing is for sale yet while its database is empty${quick.includes(key) ? '' : ' @long'}`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(String(error)))
    page.on('response', (response) => {
      if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`)
    })
    for (const [path, status, text] of addresses) {
      const response = await page.goto(`http://${key}.localhost:${server.port}${path}`)
      expect(response?.status(), path).toBe(status)
      await expect(notice(page), `${path} ${failures}`).toContainText('Nothing is for sale yet')
      await expect(page.getByRole('main'), path).toContainText(text)
      await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Shop', exact: true })).toHaveCount(0)
    }
    // The checkout has its own frame.
    await page.goto(`http://${key}.localhost:${server.port}/customer/checkout`)
    await expect(page.getByRole('main')).toContainText(/is empty/)
    expect(failures).toEqual([])
  })
