import type { Page } from '@playwright/test'
import { originOf, samples, shops } from './brands.ts'
import { cartButtons } from './cart-buttons.ts'
import { expect, test } from './fixtures.ts'

// As for a shopper who only looks at first: the app starts by itself.
test.use({ isInUse: false })

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Your cart/ })
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
const total = (dollars: string) => new RegExp(`Total\\s*\\$${dollars.replace('.', '\\.')}(?![\\d.,])`)

test('replays the first click after hydration', async ({ page }) => {
  await page.goto(originOf('wa') + shops.wa.product, { waitUntil: 'domcontentloaded' })
  await cartButtons(page).first().click()
  await expect(drawer(page).getByRole('list').getByText('Wexcombe 2 Slice Everyday Toaster')).toBeVisible()
  // Once: the held click is not replayed a second time.
  await expect(drawer(page).getByRole('heading', { level: 2 })).toHaveText('Your cart1')
})

test('opens the mini cart with an added product, and increases the count [S3-1-02, S3-2-04]', async ({
  page,
  shop,
  calls,
}) => {
  await shop('wa', shops.wa.product)
  await cartButtons(page).first().click()
  await expect(drawer(page).getByRole('list').getByText('Wexcombe 2 Slice Everyday Toaster')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(shops.wa.product)
  // The drawer shows the product before it is sent.
  await expect
    .poll(() => calls.of('POST', '/api/cart/product/').map(({ body }) => body))
    .toEqual([expect.objectContaining({ sku: 'WX-TS2EBS', quantity: 1 })])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await cartLink(page).click()
  await expect(drawer(page).getByRole('list').getByText('Wexcombe 2 Slice Everyday Toaster')).toBeVisible()
})

test('leaves the second tap of a double tap on "Add to cart" without effect in the drawer below the finger', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop('wa', shops.wa.product)
  const add = cartButtons(page).first()
  await add.scrollIntoViewIfNeeded()
  const box = await add.boundingBox()
  if (!box) throw new Error('The button is not visible')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const hits = page.evaluate(async ({ x, y }) => {
    const found: string[] = []
    const frame = () => new Promise<number>(requestAnimationFrame)
    let [openedAt, now] = [0, await frame()]
    // As long as a double tap may take.
    while (openedAt === 0 || now - openedAt < 300) {
      const target = document.elementFromPoint(x, y)
      if (openedAt === 0 && document.querySelector('.MuiDrawer-root')) openedAt = now
      if (openedAt > 0) found.push(target?.closest('a, button, [role=dialog] > *')?.outerHTML.slice(0, 80) ?? 'nothing')
      now = await frame()
    }
    return new Set(found).values().toArray()
  }, point)
  await page.mouse.click(point.x, point.y)
  expect(await hits).toEqual(['nothing'])
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('moves the focus into the mini cart, and back when it is closed by its button and by Escape [S3-2-02]', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.hasInCart('wa')
  await shop('wa')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  for (const close of [
    () => drawer(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await cartLink(page).click()
    await expect(drawer(page)).toBeVisible()
    await expect.poll(() => drawer(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await close()
    await expect(drawer(page)).toHaveCount(0)
    await expect(cartLink(page)).toBeFocused()
  }
})

test('removes one of two lines and reduces the total [S3-2-05]', async ({ page, shop, shopper }) => {
  await shopper.hasInCart('wa', 'WX-TS2EBS')
  await shopper.hasInCart('wa', 'WX-K15ES')
  await shop('wa', '/cart')
  await expect(summary(page)).toContainText(total('168'))
  await page.getByRole('button', { name: /^Remove Wexcombe 2 Slice/ }).click()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Remove Wexcombe 1.5 L Everyday Kettle' })).toBeVisible()
  await expect(summary(page)).toContainText(total('89'))
})

test('shows the empty cart after three lines are cleared [S3-2-06]', async ({ page, shop, shopper }) => {
  for (const sku of ['WX-TS2EBS', 'WX-K15ES', 'WX-TS2EBG']) await shopper.hasInCart('wa', sku)
  await shop('wa', '/cart')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3)
  // Pages read it before the app has started.
  const kept = () => page.evaluate(() => localStorage.getItem('hearth:wa:cart-kept'))
  await expect.poll(kept).toBe('1')
  await page.getByRole('button', { name: 'Empty cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await expect.poll(kept).toBe('empty')
})

test('saves a valid email with the cart, and sends no other [S3-2-07, S3-5-14, S1-5-14]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shopper.hasInCart('wa')
  await shop('wa', '/cart')
  const field = page.getByLabel('Email for this cart')
  await field.fill('robin@')
  await field.press('Tab')
  await expect(page.getByText('Please enter a valid Email')).toBeVisible()
  expect(calls.of('POST', '/api/cart/email')).toEqual([])
  await field.fill('robin@example.com')
  await field.press('Tab')
  await expect
    .poll(() => calls.of('POST', '/api/cart/email').map(({ body }) => body))
    .toEqual([{ email: 'robin@example.com', cartId: expect.any(String) }])
  await expect(page.getByRole('img', { name: 'Kept' })).toBeVisible()
  await shopper.reloads()
  await expect(field).toHaveValue('robin@example.com')
})

test('applies and removes a coupon [S3-2-08, S3-2-09]', async ({ page, shop, shopper }) => {
  await shopper.hasInCart('wa', 'WX-TS2EBS')
  await shop('wa', '/cart')
  await expect(summary(page)).toContainText(total('79'))
  await page.getByLabel('Coupon code').fill('HEARTH10')
  await page.getByLabel('Coupon code').press('Enter')
  await expect(page.getByText('HEARTH10 applied')).toBeVisible()
  await expect(summary(page)).toContainText(total('71.10'))
  const remove = page.getByRole('button', { name: 'Remove coupon HEARTH10' })
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await expect(page.getByText('HEARTH10 applied')).toHaveCount(0)
  await expect(summary(page)).toContainText(total('79'))
  await expect(page.getByLabel('Coupon code')).toBeFocused()
})

test('sends a trimmed code once, nothing when it is empty, and shows the error for an unknown one [S3-5-15]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shopper.hasInCart('wa')
  await shop('wa', '/cart')
  const field = page.getByLabel('Coupon code')
  await field.fill('   ')
  await field.press('Enter')
  expect(calls.of('POST', '/api/cart/coupon/')).toEqual([])
  const response = page.waitForResponse('**/api/cart/coupon/')
  await field.fill(' SAVE10 ')
  await field.press('Enter')
  const rejection = (await (await response).json()) as { message: string; errors?: string[] }
  expect(calls.of('POST', '/api/cart/coupon/').map(({ body }) => Object.values(body as object))).toEqual([['SAVE10']])
  await expect(page.getByText(rejection.errors?.[0] ?? rejection.message).first()).toBeVisible()
})

test('leads to the checkout with the same products [S3-2-10]', async ({ page, shop, shopper }) => {
  await shopper.hasInCart('wa')
  await shop('wa')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await cartLink(page).click()
  await drawer(page).getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/customer\/checkout$/)
  await expect(page.getByRole('list', { name: 'Products in your order' })).toContainText(
    'Wexcombe 2 Slice Everyday Toaster',
  )
})

test('hides an error of adding when the cart is loaded again [S3-4-05]', async ({ page, shop, stub }) => {
  await shop('wa', shops.wa.product)
  await stub.answers(
    '/api/cart/product/',
    { code: 'invalid_request', message: 'Only three to a shopper', errors: ['Only three to a shopper'] },
    400,
  )
  await cartButtons(page).first().click()
  const message = page.getByText('Only three to a shopper')
  await expect(message).toBeVisible()
  await page.unroute('**/api/cart/product/')
  await cartButtons(page).first().click()
  await expect(drawer(page)).toBeVisible()
  await expect(message).toHaveCount(0)
})

test('changes the quantity of a line and the total', async ({ page, shop, shopper }) => {
  await shopper.hasInCart('wa', 'WX-TS2EBS')
  await shop('wa', '/cart')
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(summary(page)).toContainText(total('158'))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('reloads a line that was removed in another tab, shows why and removes it from the page [S3-7-16]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shopper.hasInCart('wa', 'WX-TS2EBS')
  await shopper.hasInCart('wa', 'WX-K15ES')
  await shop('wa', '/cart')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2)
  await page.evaluate(() => fetch('/api/cart/product/WX-TS2EBS', { method: 'DELETE' }))
  calls.forget()
  await page.getByRole('button', { name: 'One more' }).first().click()
  await expect(page.getByText('This product is not in your cart')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await expect(summary(page)).toContainText(total('89'))
  expect(calls.of('GET', '/api/cart/product/WX-TS2EBS')).toHaveLength(1)
})

test('shows that a product is sold out, without a way to add it', async ({ page, shop }) => {
  await shop('wa', samples.soldOut)
  await expect(page.getByRole('main').getByRole('button', { name: /^Add to cart \$/ })).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /sold out|out of stock/i })
      .first(),
  ).toBeDisabled()
})

test('shows the cart offline', async ({ page, shop, shopper, network }) => {
  await shopper.hasInCart('wa')
  await shop('wa')
  await cartLink(page).click()
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await network.offline()
  await cartLink(page).click()
  await expect(drawer(page).getByRole('list').getByText('Wexcombe 2 Slice Everyday Toaster')).toBeVisible()
  await network.online()
})

test('looks up no redirect for a gift card that returns 404, and stays in the cart [S1-4-37]', async ({
  page,
  shop,
  shopper,
  stub,
  calls,
}) => {
  await shopper.hasInCart('wa')
  await shop('wa', '/cart')
  await stub.answers('/api/cart/coupon/', { code: 'not_found', message: 'There is no such card' }, 404)
  await page.getByLabel('Coupon code').fill('GIFTCARD50')
  const response = page.waitForResponse('**/api/cart/coupon/')
  await page.getByLabel('Coupon code').press('Enter')
  expect((await response).status()).toBe(404)
  await expect(page.getByLabel('Coupon code')).toHaveValue('GIFTCARD50')
  expect(calls.of('GET', '/api/redirect')).toEqual([])
  await expect(page).toHaveURL(/\/cart$/)
})

test('leaves the words of a line room beside the summary of a narrow screen @long', async ({ page, shop, shopper }) => {
  await shopper.hasInCart('wa')
  for (const width of [768, 980, 1024, 1280]) {
    await page.setViewportSize({ width, height: 768 })
    await shop('wa', '/cart')
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Remove/ }) })
    const title = await line.getByRole('link').first().boundingBox()
    const quantity = await line.getByRole('group').boundingBox()
    expect(title?.width, `${width}`).toBeGreaterThan(150)
    const isBeside = (title?.x ?? 0) + (title?.width ?? 0) <= (quantity?.x ?? 0)
    const isAbove = (title?.y ?? 0) + (title?.height ?? 0) <= (quantity?.y ?? 0)
    expect(isBeside || isAbove, `${width}: the title is clear of the quantity`).toBe(true)
  }
})
