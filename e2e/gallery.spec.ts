import { globSync, readFileSync } from 'node:fs'
import { startShop } from '../scripts/lib/shop-server.ts'
import { dataDir } from './brands.ts'
import { expect, test } from './fixtures.ts'

test('excludes the gallery of components from the build and the shop', async ({ request, baseURL }) => {
  const built = globSync('dist/**/*.{js,json}').filter((file) => readFileSync(file, 'utf8').includes('src/gallery'))
  expect(built).toEqual([])
  expect(globSync('dist/**/*gallery-page*')).toEqual([])
  const headers = { host: new URL(baseURL ?? '').host }
  const response = await request.get(`http://127.0.0.1:${new URL(baseURL ?? '').port}/gallery`, { headers })
  expect(response.status()).toBe(404)
})

test('shows buttons of six heights, modals of four widths and their errors in the development gallery [S1-9-15, S1-9-16, S1-9-17, S1-2.10-34]', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const shop = await startShop(dataDir, { NODE_ENV: 'development' }, ['--watch', '--watch-preserve-output'])
  try {
    await page.goto(`http://wa.localhost:${shop.port}/gallery`, { waitUntil: 'commit' })
    const heightOf = async (size: string) =>
      (await page.getByRole('button', { name: size, exact: true }).boundingBox())?.height
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible({ timeout: 60_000 })
    const heights = { xs: 29, small: 34, medium: 48, large: 48, xl: 68, default: 46 }
    for (const [size, height] of Object.entries(heights)) expect(await heightOf(size), size).toBe(height)

    const levels = page.getByRole('region', { name: 'Levels' })
    for (const level of [1, 2, 3, 4, 5, 6]) await expect(levels.locator(`h${level}`)).toHaveText(`Level ${level}`)
    const clamps = page.getByRole('region', { name: 'Clamps' }).locator('span')
    const linesOf = (clamp: Element) => clamp.clientHeight / Number.parseFloat(getComputedStyle(clamp).lineHeight)
    for (const lines of [1, 2, 3, 4, 5]) {
      const clamp = clamps.nth(lines - 1)
      expect(Math.round(await clamp.evaluate(linesOf)), `${lines} lines`).toBe(lines)
      expect(await clamp.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)
    }

    const modal = page.getByRole('dialog')
    const widths = { 'of size small': 560, 'of size default': 700, 'of size medium': 800, 'of size large': 970 }
    for (const [kind, width] of Object.entries({ ...widths, 'two-columns': 970 })) {
      await page.getByRole('button', { name: `Modal ${kind}`, exact: true }).click()
      await expect.poll(async () => (await modal.boundingBox())?.width, kind).toBe(width)
      await page.keyboard.press('Escape')
      await expect(modal).toHaveCount(0)
    }

    await page.getByRole('button', { name: 'Modal left' }).click()
    const errors = modal.getByRole('alert')
    await expect(errors).toHaveText(['It could not be sent', 'The email address is missing'])
    await errors.first().getByRole('button', { name: 'Close Error Message' }).click()
    await expect(errors).toHaveText(['The email address is missing'])
  } finally {
    await shop.stop()
  }
})
