import type { Page } from '@playwright/test'
import { clientVersion, minClientHeader } from '#contract/protocol/client-version.ts'
import { shops } from '../brands.ts'
import { placeOrder } from '../checkout-form.ts'
import { untilControlled } from '../idle.ts'
import { expectWayOnward } from './browsing.ts'
import type { Fault } from './fault.ts'
import { expect, main, test } from './fixtures.ts'
import { expectBooks } from './ledger-check.ts'
import { readyToOrder, thanks } from './ordering.ts'
import type { FaultProxy } from './proxy.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ serviceWorkers: 'allow' })

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })

/** Serves a changed worker script from now on, as the next release would. */
const ships = (line: FaultProxy, text: (script: string) => string) =>
  line.on({ path: '/sw.js' }, { kind: 'rewrite', text })
const needsOneMoreFile = (script: string) =>
  script.replace(/"url":"assets\/[^"]+"/, '"url":"assets/of-the-next-release.js"')

/** Makes the browser check for a new worker; returns the outcome. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const found = new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const next = registration.installing
        next?.addEventListener('statechange', () => {
          if (next.state === 'installed' || next.state === 'redundant') resolve(next.state)
        })
      })
    })
    await registration.update()
    return found
  })

const isStored = (page: Page, address: string) =>
  page.evaluate(async (key) => (await caches.match(key)) !== undefined, address)

const missing: readonly (readonly [string, Fault])[] = [
  ['is not there', { kind: 'none' }],
  ['is cut off', { kind: 'cut', place: 'in the middle of the body' }],
  ['is answered by a proxy with 503', { kind: 'status', status: 503 }],
  ['is a sign-in page', { kind: 'html' }],
]
for (const [name, fault] of missing)
  test(`does not install a new worker of which one file ${name}, and keeps the old one, also offline`, async ({
    page,
    line,
    network,
  }) => {
    const home = `${line.originOf('aol')}/`
    await page.goto(home)
    await untilControlled(page, 45_000)
    await expect.poll(() => isStored(page, home), { timeout: 30_000 }).toBe(true)
    ships(line, needsOneMoreFile)
    const strike = line.on({ path: '/assets/of-the-next-release.js' }, fault)
    expect(await update(page)).toBe('redundant')
    expect(strike.count()).toBeGreaterThan(0)
    await main(page).locator('a[href^="/c/"]').first().click()
    await expect(page).toHaveURL(/\/c\//)
    await expectWayOnward(page)
    await expect(offer(page)).toHaveCount(0)
    await network.offline()
    await page.goto(home)
    await expectWayOnward(page)
    await network.online()
    line.heal()
    ships(line, (script) => `${script}\n// whole again`)
    expect(await update(page)).toBe('installed')
  })

test('stores the app with few requests, and installs no worker without its archive @core', async ({
  page,
  line,
  network,
}) => {
  const home = `${line.originOf('aol')}/`
  const scripts = () => line.seen.filter(({ path }) => path.startsWith('/assets/')).map(({ path }) => path)
  const archives = () => scripts().filter((path) => path.endsWith('.txt')).length
  const faults: Fault[] = [
    { kind: 'cut', place: 'in the middle of the body' },
    { kind: 'html' },
    { kind: 'status', status: 500 },
  ]
  for (const fault of faults) {
    const before = archives()
    line.on({ path: /^\/assets\/archive-/ }, fault)
    await page.goto(home)
    await expect.poll(archives).toBeGreaterThan(before)
    await expectWayOnward(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    line.heal()
  }
  await page.goto(home)
  await untilControlled(page, 45_000)
  await expect.poll(() => isStored(page, home), { timeout: 30_000 }).toBe(true)
  expect(new Set(scripts()).size).toBeLessThan(50)
  // No page needed the scripts of this one before.
  await network.offline()
  await page.goto(line.originOf('aol') + shops.aol.category)
  await expect(main(page).getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(main(page).getByText('Not saved on this device.')).toBeVisible()
})

test('leaves the page unchanged when the worker fails to load', async ({ page, line }) => {
  for (const fault of [{ kind: 'refuse' }, { kind: 'status', status: 503 }, { kind: 'html' }] as const) {
    line.on({ path: '/sw.js' }, fault)
    await page.goto(`${line.originOf('aol')}${shops.aol.category}`)
    await expectWayOnward(page)
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
    line.heal()
  }
  await page.goto(`${line.originOf('aol')}/`)
  await untilControlled(page, 45_000)
})

/** A second visit: the first one shows no update. */
async function comeAgain(page: Page, address: string) {
  await page.goto(address)
  await untilControlled(page, 45_000)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}

test('checks for a new version each hour on an open page, and offers it', async ({ page, line }) => {
  await page.clock.install()
  await comeAgain(page, `${line.originOf('aol')}/`)
  ships(line, (script) => `${script}\n// another release`)
  const looked = line.on({ path: '/sw.js' }, { kind: 'none' })
  await page.clock.fastForward('00:59:00')
  await expect(offer(page)).toHaveCount(0)
  expect(looked.count()).toBe(0)
  await page.clock.fastForward('00:01:30')
  await expect(offer(page)).toBeVisible({ timeout: 45_000 })
})

test('checks for the new version when a response requires a newer client, and applies it', async ({ page, line }) => {
  await comeAgain(page, `${line.originOf('aol')}/`)
  ships(line, (script) => `${script}\n// another release`)
  const header = { kind: 'header', name: minClientHeader, value: String(clientVersion + 1) } as const
  line.on({ path: /^\/api\// }, header)
  await main(page).locator('a[href^="/c/"]').first().click()
  await expect(offer(page)).toBeVisible({ timeout: 45_000 })
  await page.waitForLoadState('networkidle')
  const loaded = page.waitForEvent('load', { timeout: 60_000 })
  await offer(page).getByRole('button', { name: 'Update' }).click()
  await loaded
  await expectWayOnward(page)
})

test('neither reloads nor offers a new version during a checkout, and the order is placed', async ({ page, line }) => {
  const cartId = await readyToOrder(page, line.originOf('wa'))
  await untilControlled(page, 45_000)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  ships(line, (script) => `${script}\n// another release`)
  expect(await update(page)).toBe('installed')
  await expect(offer(page)).toHaveCount(0)
  // As when another window applies the update.
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    waiting?.postMessage({ type: 'SKIP_WAITING' })
    await changed
  })
  await expect(page.getByLabel('Card number')).toHaveValue(/1111$/)
  await placeOrder(page).click()
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await expectBooks(cartId, 'sold')
})
