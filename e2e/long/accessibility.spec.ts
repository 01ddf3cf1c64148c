import { createServer, type ViteDevServer } from 'vite'
import { gallery } from '../../server/render/gallery.ts'
import { expectNoFindings, expectNoSidewaysScroll } from '../axe.ts'
import { brands, port } from '../brands.ts'
import { expect, test } from '../fixtures.ts'
import { buyingStates, orderStates, pagesOf, phoneStates, wideStates } from '../page-states.ts'

test.describe.configure({ timeout: 480_000 })

const narrow = { width: 320, height: 640 }
const wide = { width: 1280, height: 900 }

/** Text spacing that users may set without losing content [WCAG 1.4.12]. */
const ownSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`

// Tests per shop, so that two of them in parallel end at the same time.
const parts = [1, 2, 3]

for (const brand of brands) {
  for (const part of parts)
    test(`has no axe violations and no page wider than 320 px on all kinds of page, ${brand}, ${part} of ${parts.length}`, async ({
      page,
      shop,
    }) => {
      const pages = Object.entries(pagesOf(brand)).filter((_, index) => index % parts.length === part - 1)
      for (const [name, path] of pages) {
        await page.setViewportSize(wide)
        await shop(brand, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoFindings(page, `${name}, wide`)
        await page.setViewportSize(narrow)
        await expectNoSidewaysScroll(page, name)
        await expectNoFindings(page, `${name}, narrow`)
        await page.evaluate((rules) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(rules)
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
        }, ownSpacing)
        await expectNoSidewaysScroll(page, `${name} with spacing of the reader's own`)
      }
    })

  for (const [name, walk] of Object.entries({ phoneStates, wideStates }))
    test(`has no axe violations in ${name}, ${brand}`, async ({ page, shop, shopper }) => {
      await walk({ page, shop, shopper }, brand, (state) => expectNoFindings(page, state))
    })

  // This shop shows prices only to signed-in customers, so a guest cannot fill a cart there.
  if (brand !== 'wac')
    for (const [name, walk] of Object.entries({ buyingStates, orderStates }))
      test(`has no axe violations in ${name}, ${brand}`, async ({ page, shop, shopper }) => {
        await walk({ page, shop, shopper }, brand, (state) => expectNoFindings(page, state))
      })
}

test.describe('the gallery', () => {
  let vite: ViteDevServer
  let address = ''

  test.beforeAll(async () => {
    const shopServer = { target: `http://127.0.0.1:${port}`, headers: { host: `wa.localhost:${port}` } }
    vite = await createServer({
      plugins: [gallery()],
      appType: 'custom',
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1', hmr: false, proxy: { '/images': shopServer } },
    })
    await vite.listen()
    address = `http://127.0.0.1:${vite.config.server.port}/gallery`
    const listening = vite.httpServer?.address()
    if (listening && typeof listening === 'object') address = `http://127.0.0.1:${listening.port}/gallery`
  })
  test.afterAll(() => vite.close())

  for (const brand of brands)
    test(`has no axe violations in any component of it, ${brand}`, async ({ page }) => {
      await page.setViewportSize(wide)
      await page.goto(`${address}?brand=${brand}`)
      await expect(page.getByRole('heading', { name: 'In little room' })).toBeVisible()
      await expectNoFindings(page, 'at rest')

      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('link', { name: 'Please enter a mobile phone' })).toBeVisible()
      await page.getByRole('combobox', { name: 'Suggestions', exact: true }).press('ArrowDown')
      await expect(page.getByRole('option', { name: /MARRICKVILLE/ })).toBeVisible()
      await page.getByRole('button', { name: 'Messages' }).click()
      await expectNoFindings(page, 'with errors, suggestions and messages')

      for (const layout of ['left', 'center', 'two-columns', 'no-styles', 'no-padding']) {
        await page.getByRole('button', { name: `Modal ${layout}` }).click()
        await expect(page.getByRole('dialog', { name: 'Too many products' })).toBeVisible()
        await expectNoFindings(page, `modal, ${layout}`, '[role=dialog]')
        if (layout === 'left') {
          await page.getByRole('button', { name: 'More', exact: true }).click()
          await expect(page.getByRole('dialog', { name: 'Over the other' })).toBeVisible()
          await expectNoFindings(page, 'modal over a modal')
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog', { name: 'Over the other' })).toHaveCount(0)
        }
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      for (const side of ['left', 'right']) {
        await page.getByRole('button', { name: `Drawer ${side}` }).click()
        await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
        await expectNoFindings(page, `drawer, ${side}`, '[role=dialog]')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.setViewportSize(narrow)
      await expectNoFindings(page, 'narrow')
      await expectNoSidewaysScroll(page, 'the gallery')
    })

  test('switches the brand without loading a new page', async ({ page }) => {
    await page.goto(`${address}?brand=wa`)
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible()
    const first = await ground()
    await page.getByLabel('Brand').selectOption('hc')
    await expect.poll(ground).not.toBe(first)
  })
})
