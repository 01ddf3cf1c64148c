import type { Page } from '@playwright/test'
import { chatScript, originOf, samples, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { type Settings, withChat } from './shop-settings.ts'
import { holds } from './stalled-responses.ts'

// As for a shopper who only looks at first: the app starts by itself.
test.use({ isInUse: false })

const ieUserAgents = [
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
]

test('moves between five kinds of pages without loading the document [S1-0-01]', async ({ page, shop }) => {
  await shop('aol')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const main = page.getByRole('main')
  const header = page.getByRole('banner')
  const steps = [
    async () => header.getByRole('link', { name: 'Dishwashers' }).click(),
    async () => {
      await expect(main.getByRole('heading', { level: 1, name: 'Dishwashers' })).toBeVisible()
      await main.getByRole('article').first().getByRole('link').first().click()
    },
    async () => header.getByRole('link', { name: 'Brands' }).click(),
    async () => header.getByRole('link', { name: 'Stores' }).click(),
    async () => page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click(),
  ]
  const addresses = [/\/c\/kitchen\/dishwashers$/, /\/p\//, /\/brands$/, /\/stores$/, /\/article\/returns$/]
  for (const [index, step] of steps.entries()) {
    await step()
    await expect(page).toHaveURL(addresses[index] ?? '')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('keeps the header and the home page in the window when the browser’s font is twice as large', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const key of ['wa', 'hc'] as const) {
    await shop(key)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const header = page.getByRole('banner')
    for (const name of ['Ask an expert', 'Cart', 'Sale'])
      await expect(header.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 390, height: 800 })
  for (const key of ['wa', 'aol-nz'] as const) {
    await shop(key)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

test('shows at once that the next page loads', async ({ page, shop }) => {
  await shop('aol')
  const slow = await holds(page, '**/api/catalogue/listing*')
  await page.getByRole('banner').getByRole('link', { name: 'Dishwashers' }).click()
  await expect(page.getByText('Loading the page')).toBeAttached()
  slow.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Dishwashers' })).toBeVisible()
  await expect(page.getByText('Loading the page')).toHaveCount(0)
})

for (const path of ['/', shops.wa.product, shops.wa.category])
  test(`requests settings, cart and location once at the start of ${path} [S1-1-15, S1-7-30]${path === '/' ? '' : ' @long'}`, async ({
    page,
    shop,
    calls,
  }) => {
    await shop('wa', path)
    const starts = ['/api/settings', '/api/cart/', '/api/geo']
    const counts = () => starts.map((start) => calls.of('GET', start).length)
    await expect.poll(counts).toEqual([1, 1, 1])
    await page.getByRole('banner').getByRole('link', { name: 'Brands' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
    expect(calls.of('GET', '/api/settings')).toHaveLength(1)
  })

test('requests the cart once at the start, when the location is known, even if that takes longer [S1-1-15, S3-4-08]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shopper.livesIn('wa')
  calls.forget()
  await page.route('**/api/geo', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.fallback()
  })
  await shop('wa')
  const carts = () => calls.of('GET', '/api/cart/').map(({ search }) => search.get('postcode'))
  await expect.poll(carts).toEqual(['2000'])
  await page.waitForTimeout(500)
  expect(carts()).toEqual(['2000'])
})

test('shows content without a frame at an address in blank mode [S1-1-19]', async ({ page, shop }) => {
  await shop('wa', '/blank/anything')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await shop('wa', '/no/such/page')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

for (const userAgent of ieUserAgents)
  test.describe('in an old Internet Explorer', () => {
    test.use({ userAgent })
    test(`warns and lists four browsers: ${userAgent.slice(12, 40)} [S1-2.2-03, S1-2.2-04]${userAgent.includes('MSIE') ? ' @long' : ''}`, async ({
      page,
      shop,
    }) => {
      await shop('wa')
      const dialog = page.getByRole('dialog', { name: 'Your browser is not supported' })
      await expect(dialog).toContainText('IE11) is no longer supported')
      for (const name of ['Edge', 'Chrome', 'Safari', 'Firefox'])
        await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//)
      await expect(dialog.getByRole('link')).toHaveCount(4)
    })
  })

test('shows no warning of an old browser in a current one [S1-2.2-04]', async ({ page, shop, calls }) => {
  await shop('wa')
  await expect.poll(() => calls.of('GET', '/api/cart/').length).toBeGreaterThan(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('scrolls back to the top in about 600 ms on wide screens, and brings the header back on phones [S1-2.2-05, S1-2.2-06]', async ({
  page,
  shop,
}) => {
  await shop('wa')
  const up = page.getByRole('button', { name: 'Back to top' })
  await expect(up).toHaveCount(0)
  await page.mouse.wheel(0, 1500)
  await expect(up).toBeVisible()
  const track = await page.evaluate(
    () =>
      new Promise<{ tops: number[]; took: number }>((resolve) => {
        const tops: number[] = []
        const begin = performance.now()
        const recordTop = () => {
          tops.push(window.scrollY)
          if (window.scrollY === 0) resolve({ tops, took: performance.now() - begin })
          else requestAnimationFrame(recordTop)
        }
        for (const button of document.querySelectorAll('button'))
          if (button.textContent === 'Back to top') button.click()
        requestAnimationFrame(recordTop)
      }),
  )
  expect(track.tops.some((top) => top > 0 && top < 1200)).toBe(true)
  expect(track.took).toBeGreaterThan(450)
  expect(track.took).toBeLessThan(1500)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await expect(up).toBeHidden()
  const cart = page.getByRole('banner').getByRole('link', { name: shops.wa.cart })
  await expect(cart).not.toBeInViewport()
  await expect(async () => {
    await page.mouse.wheel(0, -40)
    await expect(cart).toBeInViewport({ timeout: 500 })
  }).toPass()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('sends requests only to the shop on a plain page', async ({ page, shop }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).host !== new URL(originOf('wa')).host)
      strangers.push(request.url())
  })
  await shop('wa', samples.waEverything)
  await page.waitForLoadState('networkidle')
  expect(strangers).toEqual([])
})

/** A stub of the provider's script: a panel with a close button, under the global function that such scripts define. */
const widget = `
  const panel = document.createElement('div')
  panel.innerHTML = '<button type="button">Close messenger</button>'
  Object.assign(panel, { role: 'dialog', ariaLabel: 'Messenger' })
  panel.style.cssText = 'position: fixed; top: 0; right: 0; z-index: 9999'
  let hidden = () => {}
  const hide = () => {
    if (!panel.isConnected) return
    panel.remove()
    hidden()
  }
  panel.firstChild.onclick = hide
  window.Intercom = (command, detail) => {
    if (command === 'boot') panel.dataset.app = detail.app_id
    if (command === 'onHide') hidden = detail
    if (command === 'show') document.body.append(panel)
    if (command === 'hide') hide()
  }`

/** A phone in a shop whose settings enable the chat; its script loads when the test releases it. */
async function openWithChat(page: Page, shop: () => Promise<void>) {
  const requests: string[] = []
  const held = Promise.withResolvers<void>()
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).host !== new URL(originOf('wa')).host)
      requests.push(request.url())
  })
  await page.route(chatScript, async (route) => {
    await held.promise
    await route.fulfill({ contentType: 'text/javascript', body: widget })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await shop()
  return {
    /** All requests to other hosts than the shop. */
    requests,
    letScriptCome: held.resolve,
    launcher: page.getByRole('button', { name: 'Chat', exact: true }),
    messenger: page.getByRole('dialog', { name: 'Messenger' }),
  }
}

test('loads the chat script once when the chat is opened, and hides it while menu or filters are open [S1-7-59, S1-4-43, S1-4-44, S3-2-42, S3-2-45, S3-2-46]', async ({
  page,
  shop,
  stub,
}) => {
  await stub.changes('/api/settings', withChat)
  const { requests, letScriptCome, launcher, messenger } = await openWithChat(page, () => shop('wa', shops.wa.category))
  await expect(launcher).toBeVisible()
  const box = await launcher.boundingBox()
  expect([box?.width, box?.height]).toEqual([56, 56])
  expect(requests).toEqual([])
  await launcher.click()
  await expect.poll(() => requests).toEqual([chatScript])
  await expect(messenger).toHaveCount(0)
  letScriptCome()
  await expect(messenger).toHaveAttribute('data-app', 'inbox-7')
  await expect(launcher).toHaveCount(0)
  for (const [name, panel] of [
    ['Menu', 'Menu'],
    ['Refine', 'Refine'],
  ] as const) {
    await page.getByRole('button', { name }).last().click()
    await expect(page.getByRole('dialog', { name: panel })).toBeVisible()
    await expect(messenger).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(messenger).toBeVisible()
  }
  await messenger.getByRole('button', { name: 'Close messenger' }).click()
  await expect(messenger).toHaveCount(0)
  await launcher.click()
  await expect(messenger).toBeVisible()
  expect(requests).toEqual([chatScript])
})

/** The start times of the launcher's scripts, in milliseconds after the load event of the document. */
const launcherStarts = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/chat-launcher-[^/]+\.js$/.test(name))
    return loaded.map(({ startTime }) => startTime - (visit?.loadEventEnd || Number.NaN))
  })

test('loads the chat widget once after the start, and the script of its provider when it is opened [S1-1-16, S1-7-59]', async ({
  page,
  shop,
  stub,
}) => {
  await stub.changes('/api/settings', withChat)
  const { requests, letScriptCome, launcher, messenger } = await openWithChat(page, () => shop('wa', shops.wa.category))
  await expect(launcher).toBeVisible()
  const starts = await launcherStarts(page)
  expect(starts).toHaveLength(1)
  expect(starts[0]).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  letScriptCome()
  await launcher.click()
  await expect(messenger).toBeVisible()
  expect(requests).toEqual([chatScript])
})

test('loads neither chat widget nor provider where the settings disable the chat [S1-1-16]', async ({
  page,
  shop,
  stub,
}) => {
  await stub.changes<Settings>('/api/settings', ({ items }) => ({
    items: [...items.filter(({ name }) => name !== 'IntercomEnabled'), { name: 'IntercomEnabled', value: 'false' }],
    totalCount: items.length,
  }))
  const { requests, launcher } = await openWithChat(page, () => shop('wa', shops.wa.category))
  await page.waitForLoadState('networkidle')
  await expect(launcher).toHaveCount(0)
  expect(await launcherStarts(page)).toEqual([])
  expect(requests).toEqual([])
})

test('hides the chat while cart or compare tray are open, and on product pages [S1-4-06, S3-1-05, S3-2-43, S3-2-44, S3-2-47, S3-2-48]', async ({
  page,
  shop,
  stub,
}) => {
  await stub.changes('/api/settings', withChat)
  const { requests, launcher } = await openWithChat(page, () => shop('wa', shops.wa.category))
  await expect(launcher).toBeVisible()
  await page.getByRole('link', { name: /^Cart/ }).last().click()
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible()
  await expect(launcher).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(launcher).toBeVisible()
  const tray = page.getByRole('region', { name: 'Products to compare' })
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .click()
  await expect(tray.getByRole('button', { name: 'Hide' })).toBeVisible()
  await expect(launcher).toHaveCount(0)
  await tray.getByRole('button', { name: 'Hide' }).click()
  await expect(launcher).toBeVisible()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.getByRole('region', { name: 'Buy this product' })).toBeVisible()
  await expect(launcher).toHaveCount(0)
  await page.goBack()
  await expect(launcher).toBeVisible()
  expect(requests).toEqual([])
})

test('links to the brands and home in navigation and breadcrumb [S1-2.1-34, S1-2.2-14, S1-2.2-15]', async ({
  page,
  shop,
}) => {
  await shop('wa', shops.wa.category)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Brands' })).toHaveAttribute('href', '/brands')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs.first().getByRole('link')).toHaveAttribute('href', '/')
  const shown = await crumbs.allInnerTexts()
  expect(shown).toEqual(['Home', 'Kitchen', 'Fridges and freezers'])
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const list = data.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === 'BreadcrumbList')
  const items = list.itemListElement as { name: string; position: number }[]
  expect(items.map(({ name }) => name)).toEqual(shown)
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3])
})

test('has a search view, a store view and a cart panel, in the header of each shop [S1-2.2-16]', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.livesIn('aol')
  await shop('aol')
  await expect(page.getByRole('navigation', { name: 'Categories', exact: true })).toBeVisible()
  await page.getByRole('combobox').first().fill('oven')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Your store/ }).click()
  await expect(page.getByRole('region', { name: 'Your Store' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible()
  await shop('wa')
  await expect(page.getByRole('navigation', { name: 'Categories', exact: true })).toHaveCount(0)
})

test('shows the categories, subcategories and brands of the response in the menu, and closes on navigation [S1-7-42, S1-2.2-17]', async ({
  page,
  shop,
}) => {
  await shop('wa')
  const { mainNav } = await page.evaluate(() => fetch('/api/navbar/').then((response) => response.json()))
  const [kitchen] = mainNav.categories
  const menu = page.getByRole('navigation', { name: 'All categories' })
  await menu.getByRole('button', { name: shops.wa.menu }).click()
  for (const { title, uri } of mainNav.categories)
    await expect(menu.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', uri)
  for (const { title, uri } of kitchen.subCategories)
    await expect(menu.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', uri)
  for (const { title } of kitchen.brands)
    await expect(menu.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', /^\/brands\//)
  await menu.getByRole('link', { name: 'Dishwashers', exact: true }).click()
  await expect(page).toHaveURL(/\/c\/kitchen\/dishwashers$/)
  await expect(menu.getByRole('link')).toHaveCount(0)
})

test('leads from the menu to the narrowed lists of a category', async ({ page, shop }) => {
  await shop('wa')
  const menu = page.getByRole('navigation', { name: 'All categories' })
  await menu.getByRole('button', { name: shops.wa.menu }).click()
  await menu.getByRole('link', { name: 'Laundry', exact: true }).hover()
  await expect(menu.getByRole('link', { name: /^All laundry/ })).toHaveAttribute('href', '/c/appliances/laundry')
  await expect(menu.getByRole('link', { name: 'Dryers', exact: true })).toHaveAttribute(
    'href',
    '/c/appliances/laundry/dryers',
  )
  await expect(menu.getByText('Width', { exact: true })).toBeVisible()
  await menu
    .getByRole('link', { name: /^\d+ to \d+ mm$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/c\/appliances\/laundry\?filter=width/)
  await expect(page.getByRole('group', { name: 'Chosen filters' }).getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('adds styles in short elements, so that opening something new does not restyle the page', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]))
        if (node instanceof HTMLStyleElement && node.dataset.emotion) moved.push(node.dataset.emotion)
    }).observe(document, { childList: true, subtree: true })
    Object.assign(window, { moved })
  })
  await shop('wa')
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().click()
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible()
  const added = () =>
    page
      .locator('style[data-emotion="css"]:empty')
      .evaluateAll((styles) => styles.map((style) => (style as HTMLStyleElement).sheet?.cssRules.length ?? 0))
  await expect.poll(async () => (await added()).length).toBeGreaterThan(1)
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  expect(Math.max(...(await added()))).toBeLessThanOrEqual(40)
})

test('closes a dropdown by Escape, backdrop, cross and navigation [S1-2.2-18]', async ({ page, shop, shopper }) => {
  await shopper.livesIn('wa')
  await shop('wa', '/brands')
  const trigger = page.getByRole('button', { name: /^Your store/ })
  const panel = page.getByRole('region', { name: 'Your Store' })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(1200, 800),
    () => panel.getByRole('button', { name: 'Close' }).click(),
    () => panel.getByRole('link', { name: 'Change Store' }).click(),
  ]
  for (const close of ways) {
    await trigger.click()
    await expect(panel).toBeVisible()
    await close()
    await expect(panel).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\/stores$/)
})

for (const [width, name] of [
  [1280, /^Your store/],
  [375, 'Menu'],
] as const)
  test(`locks the scroll position of the page under an open ${width === 375 ? 'mobile menu [S1-2.2-21]' : 'dropdown [S1-2.2-19]'}`, async ({
    page,
    shop,
    shopper,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await shopper.livesIn('wa')
    await shop('wa')
    await page.getByRole('button', { name }).first().click()
    await expect(
      width === 375 ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('region', { name: 'Your Store' }),
    ).toBeVisible()
    await page.mouse.move(width - 20, 500)
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(
      page.getByRole(width === 375 ? 'dialog' : 'region', { name: width === 375 ? 'Menu' : 'Your Store' }),
    ).toHaveCount(0)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  })

test('prints the name of the store, which is hidden on the screen, and nothing to press [S1-2.2-20]', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.livesIn('wa')
  await shop('wa')
  const store = await page.getByRole('button', { name: /^Your store/ }).innerText()
  const line = page.getByText(`Wattle & Ash · Your store: ${store.replace(/^Your store:\s*/, '')}`)
  await expect(line).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeVisible()
  for (const role of ['button', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0)
})

test('keeps the menu open for 100 ms after the pointer has left it [S1-9-08]', async ({ page, shop }) => {
  await page.clock.install()
  await shop('wa')
  const menu = page.getByRole('navigation', { name: 'All categories' })
  const trigger = menu.getByRole('button', { name: shops.wa.menu })
  await trigger.hover()
  await expect(menu.getByRole('link').first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(640, 890)
  await page.clock.runFor(50)
  await expect(menu.getByRole('link').first()).toBeVisible()
  await trigger.hover()
  await page.clock.runFor(200)
  await expect(menu.getByRole('link').first()).toBeVisible()
  await page.mouse.move(640, 890)
  await page.clock.runFor(110)
  await expect(menu.getByRole('link')).toHaveCount(0)
})

test('has search, comparison and account in the dock of a phone, menu and cart in the header', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop('wa', shops.wa.category)
  const dock = page.getByRole('navigation', { name: 'Shop tools' })
  const comparison = dock.locator('a[href="/compare"]')
  await expect(dock.getByRole('combobox')).toBeVisible()
  await expect(comparison).toHaveAccessibleName('Compare')
  await expect(dock.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/account\/internal\/login/)
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(1)
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check()
  await expect(comparison).toHaveAccessibleName('Compare, 1 chosen')
})

test('changes layouts at 768 and 975 px [S1-9-13, S1-9-14, S2-2-25, S3-9-14]', async ({ page, shop }) => {
  await page.setViewportSize({ width: 974, height: 800 })
  await shop('wa')
  const menu = page.getByRole('navigation', { name: 'All categories' })
  const dock = page.getByRole('button', { name: 'Menu' }).last()
  await expect(dock).toBeVisible()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 975, height: 800 })
  await expect(dock).toBeHidden()
  await expect(menu).toBeVisible()
  const footer = page.getByRole('contentinfo').getByRole('heading')
  const rows = async () =>
    new Set(await footer.evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top))))
      .size
  await page.setViewportSize({ width: 768, height: 800 })
  await expect.poll(rows).toBe(1)
  await page.setViewportSize({ width: 767, height: 800 })
  await expect.poll(rows).toBe(2)
})

test('places the back-to-top button next to the content from 1570 px on [S1-9-14] @long', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1569, height: 800 })
  await shop('wa', shops.wa.category)
  const contentEnd = () =>
    page.locator('main h1').evaluate((heading) => (heading.closest('main')?.clientWidth ?? 0) / 2 + 640)
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.mouse.wheel(0, 900)
  const left = async () => (await button.boundingBox())?.x ?? 0
  await expect(button).toBeVisible()
  expect(await left()).toBeLessThan(await contentEnd())
  await page.setViewportSize({ width: 1570, height: 800 })
  await expect.poll(async () => (await left()) - (await contentEnd())).toBeGreaterThanOrEqual(0)
  const box = await button.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1570)
})

test('shows the breadcrumb in one line on a phone, without overlaps', async ({ page, shop }) => {
  await shop('wa', shops.wa.product)
  for (const width of [360, 390, 447]) {
    await page.setViewportSize({ width, height: 800 })
    const line = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('list')
    const boxes = await line.locator('a, svg, li[aria-current]').evaluateAll((parts) =>
      parts.map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        const { left, right } = part.tagName === 'svg' ? part.getBoundingClientRect() : range.getBoundingClientRect()
        return { left, right }
      }),
    )
    expect(boxes.length).toBeGreaterThan(4)
    for (const [index, { left }] of boxes.entries())
      expect(left - (boxes[index - 1]?.right ?? -1)).toBeGreaterThanOrEqual(0)
    await expect(line).toHaveCSS('mask-image', /linear-gradient/)
    // Scrolled to its end, the last crumb is clear of the fade.
    const gap = await line.evaluate((list) => {
      list.scrollLeft = list.scrollWidth
      const last = list.querySelector('li[aria-current]')
      return list.getBoundingClientRect().right - (last?.getBoundingClientRect().right ?? 0)
    })
    expect(gap, `${width} px`).toBeGreaterThanOrEqual(32)
    await line.evaluate((list) => {
      list.scrollLeft = 0
    })
  }
})

test('shows a failed change for three seconds, or until the page is left [S1-2.2-22]', async ({ page, shop, stub }) => {
  await stub.answers('/api/geo/setlocation', { code: 'internal', message: '' }, 500)
  await page.clock.install()
  await shop('wa')
  const choose = async () => {
    await page
      .getByRole('button', { name: /delivery location/i })
      .first()
      .click()
    await page.getByLabel('Delivery Postcode').fill('2000')
    await page.getByRole('option', { name: '2000 Sydney, NSW' }).click()
  }
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  await choose()
  await expect(message).toHaveText(/An error has occurred, please try again/)
  await page.clock.runFor(3100)
  await expect(message).toHaveCount(0)
})
