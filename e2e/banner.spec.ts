import { expect, test } from './fixtures.ts'

const banner = {
  bannerURL: '/brands',
  backgroundColor: '#123456',
  desktopContent: '<p>Words for wide screens</p>',
  mobileContent: '<p>Words for phones</p>',
}

test('shows the bar with its own colour, a text for each width, a link if there is one, and a close button [S1-2.2-07]', async ({
  page,
  shop,
  stub,
}) => {
  await stub.answers('/api/alertBanner/', banner)
  await shop('wa')
  const bar = page.getByRole('region', { name: 'Announcement' })
  await expect(bar.getByText('Words for wide screens')).toBeVisible()
  await expect(bar.getByText('Words for phones')).toBeHidden()
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/brands')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(bar.getByText('Words for phones')).toBeVisible()
  await expect(bar.getByText('Words for wide screens')).toBeHidden()
  await expect(bar.getByRole('button', { name: 'Close' })).toBeVisible()
})

test('renders a bar without an address as plain text [S1-2.2-07]', async ({ page, shop, stub }) => {
  await stub.answers('/api/alertBanner/', { ...banner, bannerURL: '' })
  await shop('wa')
  const bar = page.getByRole('region', { name: 'Announcement' })
  await expect(bar.getByText('Words for wide screens')).toBeVisible()
  await expect(bar.getByRole('link')).toHaveCount(0)
})

const stored = (key: string) => localStorage.getItem(key)

test('stores the banner for ten minutes under two keys, then requests it again [S1-7-26, S1-9-05]', async ({
  page,
  shop,
  shopper,
  calls,
  stub,
}) => {
  await page.clock.install()
  await stub.answers('/api/alertBanner/', banner)
  await shop('wa')
  await expect(page.getByText('Words for wide screens')).toBeVisible()
  const entry = JSON.parse((await page.evaluate(stored, 'recheckAlertBannerExpiry')) ?? '{}')
  const now = await page.evaluate(() => Date.now())
  expect(Math.abs(entry.expiry - now - 600_000)).toBeLessThan(60_000)
  expect(await page.evaluate(stored, 'alertCacheData')).toContain('Words for wide screens')
  expect(calls.of('GET', '/api/alertBanner/')).toHaveLength(1)
  await page.clock.fastForward('08:00')
  await shopper.reloads()
  await expect(page.getByText('Words for wide screens')).toBeVisible()
  expect(calls.of('GET', '/api/alertBanner/')).toHaveLength(1)
  await page.clock.fastForward('03:00')
  await shopper.reloads()
  await expect.poll(() => calls.of('GET', '/api/alertBanner/').length).toBe(2)
})

test('shows the stored banner immediately, and forgets it when it is closed [S1-4-16]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  await stub.answers('/api/alertBanner/', banner)
  await shop('wa')
  const bar = page.getByRole('region', { name: 'Announcement' })
  await expect(bar.getByText('Words for wide screens')).toBeVisible()
  await stub.fails('/api/alertBanner/')
  await shopper.reloads()
  await expect(bar.getByText('Words for wide screens')).toBeVisible()
  await bar.getByRole('button', { name: 'Close' }).click()
  await expect(bar).toHaveCount(0)
  expect(await page.evaluate(stored, 'alertCacheData')).toBeNull()
  await shopper.reloads()
  await expect(bar).toHaveCount(0)
})

test('hides a closed bar before the app starts, without a layout shift [S1-4-16]', async ({ page, shop, shopper }) => {
  await shop('wa')
  const bar = page.getByRole('region', { name: 'Announcement' })
  await bar.getByRole('button', { name: 'Close' }).click()
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto(page.url(), { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await page.unroute('**/assets/**/*.js')
  await shopper.reloads()
  await expect(bar).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.003)
})

test('shows a new announcement at the next check', async ({ page, shop, shopper, stub }) => {
  await page.clock.install()
  await shop('wa')
  const bar = page.getByRole('region', { name: 'Announcement' })
  await bar.getByRole('button', { name: 'Close' }).click()
  await stub.answers('/api/alertBanner/', banner)
  await shopper.reloads()
  await expect(bar).toHaveCount(0)
  await page.clock.fastForward('11:00')
  await expect(bar.getByText('Words for wide screens')).toBeVisible()
})

test('shows no bar for an empty response [S1-7-26]', async ({ page, shop, stub }) => {
  await stub.answers('/api/alertBanner/', null)
  await shop('wa')
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0)
})

test('clears the stored banner after a failure, hides the bar and retries in ten minutes [S1-8-03]', async ({
  page,
  shop,
  stub,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'alertCacheData',
      JSON.stringify({ value: { desktopContent: 'old', mobileContent: 'old' }, expiry: 9e15 }),
    ),
  )
  await stub.answers('/api/alertBanner/', { code: 'internal', message: 'no' }, 500)
  await shop('wa')
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0)
  await expect.poll(() => page.evaluate(stored, 'alertCacheData')).toBeNull()
  const entry = JSON.parse((await page.evaluate(stored, 'recheckAlertBannerExpiry')) ?? '{}')
  const now = await page.evaluate(() => Date.now())
  expect(Math.abs(entry.expiry - now - 600_000)).toBeLessThan(60_000)
})
