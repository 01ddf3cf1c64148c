import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { Webhook } from 'standardwebhooks'
import { webhookReceiver } from '../tests/webhook-receiver.ts'
import { expectNoFindings } from './axe.ts'
import { port } from './brands.ts'
import { buysAsCustomer } from './customer-order.ts'
import { expect, test } from './fixtures.ts'
import { backOfficePost, newCustomer, opensBackOffice, signedInPost } from './signing-in.ts'

async function chooses(page: Page, label: string, option: RegExp) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).first().click()
}

const picture = async (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('adds a product with pictures, attributes, price and stock, which a guest then buys @long', async ({
  browser,
  page,
  shopper,
}) => {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await opensBackOffice(desk)
  await desk.getByRole('menuitem', { name: 'Products' }).click()
  await desk.getByRole('link', { name: 'Add product' }).click()
  await expect(desk.getByRole('textbox', { name: 'SKU', exact: true })).toBeVisible()
  await expectNoFindings(desk, 'form of a new product')
  const sku = `NEW-${randomBytes(4).toString('hex').toUpperCase()}`
  const name = `Copper kettle ${sku}`
  await desk.getByRole('textbox', { name: 'SKU', exact: true }).fill(sku)
  await desk.getByRole('textbox', { name: /^Name/ }).fill(name)
  await chooses(desk, 'Manufacturer', /./)
  await chooses(desk, 'Category', /Kettles/)
  await desk.getByLabel('Add pictures').setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await picture('#b87333') },
    { name: 'side.jpg', mimeType: 'image/jpeg', buffer: await picture('#3366cc') },
    { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  ])
  await expect(desk.getByText('plan.svg: Choose a JPG, PNG or WebP picture')).toBeVisible()
  await desk.getByLabel('What picture 2 shows').fill('The kettle from the side')
  await desk.getByRole('button', { name: 'Make main: picture 2' }).click()
  await expect(desk.getByLabel('What picture 1 shows')).toHaveValue('The kettle from the side')
  await desk.getByRole('group', { name: 'Attributes' }).getByLabel('Power (W)').fill('2200')
  await expectNoFindings(desk, 'form of a product with pictures')
  await desk.getByLabel('Price with GST').fill('129')
  for (const field of await desk.getByRole('group', { name: 'Pieces in stock' }).getByRole('spinbutton').all())
    await field.fill('20')
  await desk.getByRole('button', { name: 'Add product' }).click()
  const inShop = desk.getByRole('link', { name: 'See in the shop' })
  await expect(inShop).toBeVisible()
  const address = (await inShop.getAttribute('href')) ?? ''
  await desk.context().close()

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('$129').first()).toBeVisible()
  const main = page.getByRole('img', { name: 'The kettle from the side' }).first()
  await expect(main).toBeVisible()
  await expect.poll(() => main.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  await expect(page.getByText('2,200 W').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const drawer = page.getByRole('dialog', { name: /cart/i })
  await expect(drawer).toContainText(name)
  await drawer.getByRole('link', { name: /checkout/i }).click()
  await shopper.buysByCard('wa')
  await expect(page.getByRole('main')).toContainText(name)
})

test('accepts a return with a note, which its customer reads @long', async ({ browser, page, shop, shopper }) => {
  const id = await buysAsCustomer({ page, shop, shopper })
  const post = await backOfficePost('wa', 'noor@hearth.example')
  for (const state of ['shipped', 'delivered']) await post(`/orders/${id}/state`, { state })
  await shop('wa', `/account/orders/${id}`)
  await page.getByRole('button', { name: 'Return products' }).click()
  const form = page.getByRole('dialog', { name: 'Return products' })
  await form.getByRole('combobox', { name: /^Reason to return/ }).selectOption('It arrived damaged')
  const comment = `A dent beside the lever ${id}`
  await form.getByLabel('What should we know?').fill(comment)
  await form.getByRole('button', { name: 'Request return' }).click()
  await expect(page.getByText('We have your return request.', { exact: false })).toBeVisible()

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await opensBackOffice(desk)
  await desk.getByRole('menuitem', { name: 'Returns' }).click()
  const row = desk.getByRole('row').filter({ hasText: comment })
  await expect(row).toContainText('It arrived damaged')
  await expectNoFindings(desk, 'list of returns')
  await row.getByRole('button', { name: 'Accept' }).click()
  const question = desk.getByRole('dialog')
  await question.getByRole('button', { name: 'Accept' }).click()
  await expect(question.getByText('Write what happens next: the customer reads it')).toBeVisible()
  await question.getByLabel('What happens next').fill('We collect it on Friday.')
  await question.getByRole('button', { name: 'Accept' }).click()
  await expect(row).toBeHidden()
  await desk.getByRole('menuitem', { name: 'Orders' }).click()
  // The list of returns stays until the list of orders has its rows.
  await expect(desk.getByRole('columnheader', { name: 'Placed' })).toBeVisible()
  await desk.getByRole('row').nth(1).click()
  await expect(desk.getByRole('heading', { name: 'Payment' })).toBeVisible()
  const amount = desk.getByLabel('Amount to send back')
  const refund = desk.getByRole('button', { name: 'Refund' })
  // A whole refund is a choice, and the button says what it sends back.
  await desk.getByLabel('Reason').fill('Dent')
  await refund.click()
  await expect(desk.getByText('Enter an amount above zero')).toBeVisible()
  await expect(amount).toBeFocused()
  await desk.getByRole('button', { name: 'Enter the whole $' }).click()
  await expect(refund).toHaveText(/^Refund \$[\d,.]+$/)
  await amount.fill('1')
  await expect(refund).toHaveText('Refund $1.00')
  await refund.press('Enter')
  await expect(desk.getByText('$1.00 sent back').first()).toBeVisible()
  await expect(refund).toBeFocused()
  await desk.context().close()

  await shopper.reloads()
  await expect(page.getByRole('region', { name: 'Returns' })).toContainText('We collect it on Friday.')
})

test('adds a webhook, whose secret is shown once and signs a test event @long', async ({ browser }) => {
  const receiver = await webhookReceiver()
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await opensBackOffice(desk)
  await desk.getByRole('menuitem', { name: 'Webhooks' }).click()
  // The empty list names the button, which shows its name on narrow screens, too.
  await desk.setViewportSize({ width: 768, height: 900 })
  await expect(desk.getByText('Press “Add webhook”')).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Add webhook' })).toHaveText('Add webhook')
  await desk.setViewportSize({ width: 1280, height: 900 })
  await desk.getByRole('link', { name: 'Add webhook' }).click()
  const address = desk.getByRole('textbox', { name: 'Address' })
  await address.fill('https://10.0.0.1/')
  await desk.getByRole('checkbox', { name: 'Return requested' }).check()
  await expectNoFindings(desk, 'form of a new webhook')
  await desk.getByRole('button', { name: 'Add webhook' }).click()
  await expect(desk.getByText('This address is in a private network, where the shop sends nothing')).toBeVisible()
  await address.fill(receiver.address)
  await desk.getByRole('button', { name: 'Add webhook' }).click()
  const shown = desk.getByRole('dialog', { name: 'The secret of this webhook' })
  const field = shown.getByLabel('Secret')
  await expect(field).toHaveValue(/^whsec_/)
  const secret = await field.inputValue()
  await shown.getByRole('button', { name: 'I have stored it' }).click()
  await desk.getByRole('button', { name: 'Send test event' }).click()
  const row = desk.getByRole('row').filter({ hasText: 'webhook.test' })
  await expect(row).toContainText('200 thanks', { timeout: 20_000 })
  const event = receiver.received.find(({ body }) => body.includes('webhook.test'))
  const headers = Object.fromEntries(Object.entries(event?.headers ?? {}).map(([name, value]) => [name, String(value)]))
  expect(new Webhook(secret).verify(event?.body ?? '', headers)).toMatchObject({ type: 'webhook.test', shop: 'wa' })
  await expectNoFindings(desk, 'page of a webhook')
  await desk.context().close()
  await receiver.close()
})

test('adds a person to the staff with a role, changes it, and removes the person @long', async ({ page }) => {
  const email = await newCustomer('wa')
  await page.setViewportSize({ width: 1280, height: 900 })
  await opensBackOffice(page)
  await page.getByRole('menuitem', { name: 'Staff' }).click()
  await page.getByRole('button', { name: 'Add person' }).click()
  const form = page.getByRole('dialog', { name: 'Add a person to this shop' })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('checkbox', { name: /^Store:/ }).check()
  await form.getByRole('button', { name: 'Add person' }).click()
  await expect(form).toHaveCount(0)
  await page.getByPlaceholder('Name or email').fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Store')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectNoFindings(page, 'list of staff')

  await row.getByRole('button', { name: /^Roles/ }).click()
  const roles = page.getByRole('dialog', { name: /^Change the roles of/ })
  await roles.getByRole('checkbox', { name: /^Service:/ }).check()
  await roles.getByRole('button', { name: 'Save roles' }).click()
  await expect(row).toContainText('Service, Store')

  await row.getByRole('button', { name: /^Remove/ }).click()
  await page
    .getByRole('dialog', { name: /^Remove/ })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(row).toHaveCount(0)
})

test('says why a page could not load or save, keeps what was typed, and goes on', async ({ page }) => {
  test.slow()
  const api = '**/manage/api/**'
  const cut = () => page.route(api, (route) => route.abort())
  const problem = page.getByRole('alert')
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`http://admin.localhost:${port}/manage`)
  await page.getByLabel('Email').fill('noor@hearth.example')
  await page.getByLabel('Password').fill('not the password')
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  await signIn.press('Enter')
  await expect(problem).toContainText('No member of staff has this email and password')
  await expect(signIn).toBeFocused()
  await opensBackOffice(page)
  await page.goto(`http://admin.localhost:${port}/manage#/nowhere`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such page')
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')

  const loading = page.getByRole('status', { name: 'Loading' })
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/manage/api/orders/*', async (route) => {
    await isAnswered
    await route.continue()
  })
  await page.getByRole('cell', { name: 'Ada Fenwick' }).first().click()
  await expect(loading).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  await expect(loading).toHaveCount(0)

  await cut()
  await page.getByRole('menuitem', { name: 'Coupons' }).click()
  await expect(problem).toContainText('There is no connection')
  await expect(page.getByText('No coupons yet')).toHaveCount(0)
  await expect(tryAgain).toBeVisible()
  await page.unroute(api)
  // A list may also load again by itself, which takes the button away.
  await refresh.click()
  await expect(page.getByRole('columnheader', { name: 'Code' })).toBeVisible()
  await page.getByRole('link', { name: 'HEARTH10' }).click()
  await expect(page.getByText('This coupon holds in every shop')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)

  await page.getByRole('menuitem', { name: 'Categories' }).click()
  await expect(page.getByRole('columnheader', { name: 'Attributes' })).toBeVisible()
  await page.route(api, (route) => route.fulfill({ status: 500, json: { message: 'Something broke here' } }))
  await page.getByRole('cell', { name: 'Appliances', exact: true }).click()
  await expect(problem).toContainText('Something broke here')
  await page.unroute(api)
  await refresh.click()
  const address = page.getByLabel('Last part of the address')
  await address.fill('apparatus')
  // Leaving asks first: "Go back" of the browser, and the menu. The test runner says no.
  const toCoupons = () => page.getByRole('menuitem', { name: 'Coupons' }).click()
  async function asksBefore(leave: () => Promise<unknown>) {
    const question = page.waitForEvent('dialog')
    await Promise.all([question.then((dialog) => dialog.dismiss()), leave()])
    expect((await question).message()).toBe('Your changes are not saved. Leave without them?')
    await expect(address).toHaveValue('apparatus')
  }
  await asksBefore(() => page.goBack())
  await asksBefore(toCoupons)
  await cut()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(problem).toContainText('There is no connection')
  await expect(address).toHaveValue('apparatus')
  // A save that failed leaves the edits unsaved.
  await asksBefore(toCoupons)

  await page.getByRole('button', { name: /^Noor Haddad/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('You are still signed in.')).toBeVisible()
  await page.reload()
  await expect(problem).toContainText('There is no connection')
  await page.unroute(api)
  await tryAgain.click()
  await expect(address).toHaveValue('appliances')
})

test('ends requests that hang after 30 seconds, keeps what was typed, and goes on', async ({ page }) => {
  const api = '**/manage/api/**'
  const slow = page.getByText('has not responded for 30 seconds')
  /** Holds every request until the page has waited long enough for the last of them. */
  async function hang(act: () => Promise<unknown>) {
    await page.route(api, () => new Promise<void>(() => {}))
    await act()
    await expect(async () => {
      await page.clock.fastForward(31_000)
      await expect(slow).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 15_000 })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.clock.install()
  await opensBackOffice(page)

  await page.route(api, (route) => route.fulfill({ body: '{"rows":[' }))
  await page.getByRole('menuitem', { name: 'Coupons' }).click()
  await expect(page.getByText('The response of the server is not complete')).toBeVisible({ timeout: 30_000 })
  await page.unroute(api)

  await hang(() => page.getByRole('menuitem', { name: 'Redirects' }).click())
  await page.unroute(api)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const another = page.getByRole('link', { name: 'Add redirect' })
  await another.click()
  const from = page.getByRole('textbox', { name: /^Old address/ })
  const path = `/old-${randomBytes(4).toString('hex')}`
  const to = page.getByRole('textbox', { name: /^New address/ })
  const add = page.getByRole('button', { name: 'Add redirect' })
  // What the form itself rejects, and below what the server rejects, gets the focus.
  await to.fill('/sale')
  await add.click()
  await expect(from).toBeFocused()
  await from.fill(path)
  await hang(() => add.click())
  await expect(slow).toContainText('What you typed is still here')
  await expect(from).toHaveValue(path)
  await page.unroute(api)
  await add.click()
  await expect(page.getByRole('cell', { name: path })).toBeVisible()
  await another.click()
  await from.fill(path)
  await to.fill('/')
  await add.click()
  await expect(from).toHaveAccessibleDescription(/already/)
  await expect(from).toBeFocused()

  page.once('dialog', (question) => question.accept())
  await page.getByRole('menuitem', { name: 'Products' }).click()
  await page.getByRole('link', { name: 'Add product' }).click()
  const chosen = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await picture('#b87333') }
  const pictures = page.getByLabel('Add pictures')
  await expect(page.getByRole('textbox', { name: 'SKU', exact: true })).toBeVisible()
  await hang(async () => {
    await pictures.setInputFiles([chosen])
    await expect(page.getByText('Uploading, 1 left')).toBeVisible()
  })
  await expect(page.getByText('front.jpg: The server has not responded')).toBeVisible()
  await page.unroute(api)
  await pictures.setInputFiles([chosen])
  await expect(page.getByLabel('What picture 1 shows')).toBeVisible()
})

test('saves a product on top of what another person has changed meanwhile, field by field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await opensBackOffice(page)
  const id = await page.evaluate(
    async (sku) => {
      const headers = { 'content-type': 'application/json', 'x-shop': 'wa' }
      const { categories } = await (await fetch('/manage/api/product-options', { headers })).json()
      const form = { sku, title: 'Kettle', manufacturer: 'Testa', category: categories[0].uri, price: 90, rrp: null }
      const body = JSON.stringify({ ...form, stock: [] })
      return (await (await fetch('/manage/api/products', { method: 'POST', headers, body })).json()).id as string
    },
    `TWO-${randomBytes(4).toString('hex')}`,
  )
  const theirs = await page.context().newPage()
  const fieldsOf = (desk: Page) => ({
    name: desk.getByRole('textbox', { name: /^Name/ }),
    price: desk.getByRole('spinbutton', { name: 'Price with GST' }),
    finish: desk.getByLabel('Finish'),
    save: desk.getByRole('button', { name: 'Save' }),
  })
  const [own, other] = [fieldsOf(page), fieldsOf(theirs)]
  for (const desk of [page, theirs]) {
    await desk.goto(`${new URL(page.url()).origin}/manage#/products/${id}`)
    await expect(fieldsOf(desk).price).toHaveValue('90')
  }
  await other.price.fill('75')
  await other.finish.fill('Copper')
  await other.save.click()
  await expect(theirs.getByText('Saved', { exact: true })).toBeVisible()

  await own.name.fill('Copper kettle')
  await own.price.fill('80')
  await own.save.click()
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Someone else has changed this product since you opened it' })
  await expect(notice).toHaveCount(1)
  await expect(notice).toBeInViewport()
  const price = notice.getByRole('radiogroup', { name: 'Price with GST' })
  await expect(price.getByRole('radio', { name: 'Yours: 80' })).toBeChecked()
  await expect(notice.getByText('Now: Copper')).toBeVisible()
  await expect(notice.getByText('Before: empty')).toBeVisible()
  await expectNoFindings(page, 'form of a product that another person has changed')
  await price.getByRole('radio', { name: 'Theirs: 75' }).check()
  await expect(own.price).toHaveValue('75')
  await price.getByRole('radio', { name: 'Yours: 80' }).check()
  await expect(own.price).toHaveValue('80')

  // Another change, before the form was saved again.
  await other.price.fill('70')
  await other.save.click()
  await expect(theirs.getByText('Saved', { exact: true })).toBeVisible()
  await own.save.click()
  await expect(price.getByRole('radio', { name: 'Theirs: 70' })).toBeVisible()
  await expect(notice.getByText('Now: Copper')).toHaveCount(0)
  await own.save.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(own.name).toHaveValue('Copper kettle')
  await expect(own.price).toHaveValue('80')
  await expect(own.finish).toHaveValue('Copper')
})

test('counts waiting questions in its menu, keeps an answer that did not arrive, and sends it @long', async ({
  page,
}) => {
  const text = `Is the cable in the box? ${randomBytes(4).toString('hex')}`
  const ada = await signedInPost('wa', 'ada@hearth.example')
  await ada('/api/reviewing/questions/OS-O90PYS', { text, author: 'Mei', email: 'mei@mail.example' })
  await page.setViewportSize({ width: 390, height: 844 })
  await opensBackOffice(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('menuitem', { name: /^Reviews, questions \d+ waiting$/ }).click()
  const row = page.getByRole('row').filter({ hasText: text })
  // On a phone an entry is read and decided without scrolling sideways.
  await expect(row).toBeVisible()
  const list = page.getByRole('region', { name: 'Reviews and questions' })
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await row.getByRole('button', { name: 'Answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer this question?' })
  await dialog.getByLabel('Answer').fill('Yes, with a plug.')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Answer' }).click()
  await expect(dialog.getByText('There is no connection. Check it, then try again')).toBeVisible()
  await expect(dialog.getByLabel('Answer')).toHaveValue('Yes, with a plug.')
  await expectNoFindings(page, 'question that waits for an answer')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Answer' }).click()
  await expect(page.getByText('Question answered')).toBeVisible()
  await expect(row).toHaveCount(0)
})
