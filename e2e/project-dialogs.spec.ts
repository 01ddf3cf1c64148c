import type { Page } from '@playwright/test'
import { expectNoFindings, expectNoSidewaysScroll } from './axe.ts'
import { expect, shopperOf, test } from './fixtures.ts'
import { staffPost } from './staff-calls.ts'
import { holds, rejects } from './stalled-responses.ts'
import { heard } from './third-parties.ts'

// A tablet in landscape, which shows both columns.
test.use({ viewport: { width: 1024, height: 768 } })

const skus = { oven: 'OS-O90PYS', toaster: 'WX-TS2EBS', hob: 'AB-I905K' } as const
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
// Found by attribute, because an open dialog hides everything else from the accessibility tree.
const toast = (page: Page) => page.locator('[aria-label="Messages"] [data-tone]')
const lines = (page: Page) => page.locator('[data-line]')
const linesOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).locator('[data-line]')
const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click()

async function act(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

type Made = { name: string; email?: string; skus: readonly string[]; folder?: string; isQuoted?: boolean }

/** Signs a member of staff in and creates projects through the API, because all tests share the shops. */
async function staffWith(page: Page, projects: readonly Made[], staff = 'noor') {
  const shopper = shopperOf(page)
  const post = await staffPost(page, `${staff}@hearth.example`)
  const ids: string[] = []
  for (const { name, email = '', skus: projectSkus, folder, isQuoted } of projects) {
    const quoteData = { customerName: 'Ada Fenwick', customerEmail: email }
    const { projectRef: projectId } = await post<{ projectRef: string }>('/api/v2/project', {
      projectName: name,
      quoteData,
    })
    const folderId = folder
      ? (await post<{ id: string }>('/api/v2/project/folder', { projectId, title: folder })).id
      : null
    for (const sku of projectSkus) await post('/api/projects/product', { projectId, sku, quantity: 1, folderId })
    if (isQuoted) await post('/api/v2/project/quote', { projectId })
    ids.push(projectId)
  }
  await page.evaluate(() => sessionStorage.setItem('project-mode', 'Edit'))
  const open = async (place: number) => {
    await shopper.goesTo(`/project/${ids[place]}`)
    await expect(heading(page, projects[place]?.name ?? '')).toBeVisible()
  }
  await open(0)
  return { ids, post, open, shopper }
}

const serverError = 'A server error occurred. Please try again later.'

/** Expects a visible error toast, and an alert inside the open dialog for screen readers. */
async function expectFailure(page: Page, text: string) {
  await expect(toast(page).filter({ hasText: text }).locator('strong')).toHaveText(text)
  await expect(toast(page)).toHaveAttribute('data-tone', 'error')
  await expect(toast(page)).toHaveAttribute('role', 'alert')
  await expect(dialog(page).getByRole('alert').filter({ hasText: text })).toHaveText(`${text} ${serverError}`)
}

const lockPath = '**/api/v2/project/lock-price*'
const isoIn = (days: number) => {
  const today = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(today)
}
const dayIn = (days: number) => {
  const [year, month, day] = isoIn(days).split('-')
  return `${Number(day)} ${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[Number(month) - 1]} ${year}`
}

test('locks prices with a chosen expiry, changes the expiry, and unlocks them [S3-2-21, S3-4-13, S3-4-30, S3-5-16, S3-7-34, S3-7-35]', async ({
  page,
  calls,
}) => {
  const { ids } = await staffWith(page, [{ name: 'Locks of Ada', skus: [skus.oven, skus.toaster] }])
  const projectId = ids[0]
  const locks = () => calls.of('POST', '/api/v2/project/lock-price').map(({ body }) => body)
  await expect(page.getByRole('button', { name: 'Live prices, change' })).toBeVisible()
  await act(page, 'Lock prices')
  await expectNoFindings(page, 'the lock of prices', '[role="dialog"]')
  await expect(dialog(page).getByRole('radio')).toHaveCount(5)
  await expect(dialog(page).getByRole('radio', { name: /^30 days/ })).toBeVisible()

  // The field neither offers nor sends a past day.
  await dialog(page).getByRole('radio', { name: 'Until a date' }).check()
  const day = dialog(page).getByLabel('Last day')
  await expect(day).toHaveAttribute('min', isoIn(0))
  await day.fill(isoIn(-1))
  await press(page, 'Lock prices')
  await expect(dialog(page).getByText('Choose today or a later day')).toBeVisible()
  expect(locks()).toEqual([])

  await day.fill(isoIn(20))
  await press(page, 'Lock prices')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Prices locked until ${dayIn(20)}, change` })).toBeVisible()
  await expect(lines(page).getByText('Locked')).toHaveCount(2)
  expect(locks()).toEqual([{ projectId, expiryDate: isoIn(20) }])

  // A new expiry: pending, then rejected, then accepted.
  const slow = await holds(page, lockPath, 'POST')
  await page.getByRole('button', { name: `Prices locked until ${dayIn(20)}, change` }).click()
  await expect(dialog(page).getByLabel('Last day')).toHaveValue(isoIn(20))
  await dialog(page).getByRole('radio', { name: 'Until I unlock' }).check()
  await rejects(page, lockPath, { method: 'POST' })
  await press(page, 'Save price lock')
  await expectFailure(page, 'An error occurred locking project.')
  await expect(dialog(page).getByRole('radio', { name: 'Until I unlock' })).toBeChecked()
  await press(page, 'Save price lock')
  const save = dialog(page).getByRole('button', { name: 'Locking prices' })
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await save.dispatchEvent('click')
  slow.release()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Prices locked, change' })).toBeVisible()
  expect(locks().slice(1)).toEqual([{ projectId }, { projectId }])

  await act(page, 'Price lock')
  await press(page, 'Unlock prices')
  await expect(dialog(page)).toContainText('2 lines go back to today’s price')
  await press(page, 'Unlock prices')
  await expect(page.getByRole('button', { name: 'Live prices, change' })).toBeVisible()
  await expect(lines(page).getByText('Locked')).toHaveCount(0)
  const undone = calls.of('DELETE', '/api/v2/project/lock-price')
  expect(undone.map(({ search }) => search.get('projectId'))).toEqual([projectId])
})

test('shows locking and unlocking as busy while they are pending, and each failure as an error [S3-4-12, S3-8-20, S3-8-21, S3-8-34]', async ({
  page,
  calls,
}) => {
  await staffWith(page, [{ name: 'Busy locks of Ada', skus: [skus.toaster] }], 'ines')
  await act(page, 'Lock prices')
  await rejects(page, lockPath, { method: 'POST' })
  await press(page, 'Lock prices')
  await expectFailure(page, 'An error occurred locking project.')
  const lock = await holds(page, lockPath, 'POST')
  await press(page, 'Lock prices')
  const locking = dialog(page).getByRole('button', { name: 'Locking prices' })
  await expect(locking).toHaveAttribute('aria-disabled', 'true')
  await locking.dispatchEvent('click')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  lock.release()
  await expect(toast(page)).toHaveText(/Successfully updated!/)
  await expect(dialog(page)).toHaveCount(0)
  expect(calls.of('POST', '/api/v2/project/lock-price')).toHaveLength(2)

  await page.getByRole('button', { name: /^Prices locked until/ }).click()
  await press(page, 'Unlock prices')
  await rejects(page, lockPath, { method: 'DELETE' })
  await press(page, 'Unlock prices')
  await expectFailure(page, 'An error occurred cancelling lock project.')
  const unlock = await holds(page, lockPath, 'DELETE')
  await press(page, 'Unlock prices')
  const unlocking = dialog(page).getByRole('button', { name: 'Unlocking prices' })
  await expect(unlocking).toHaveAttribute('aria-disabled', 'true')
  await unlocking.dispatchEvent('click')
  unlock.release()
  await expect(page.getByRole('button', { name: 'Live prices, change' })).toBeVisible()
  expect(calls.of('DELETE', '/api/v2/project/lock-price')).toHaveLength(2)
})

test('switches sharing on and off, and switches back when the request is rejected [S3-4-14, S3-7-36, S3-8-22]', async ({
  page,
  calls,
}) => {
  const { ids } = await staffWith(page, [{ name: 'Shares of Ada', skus: [skus.toaster] }])
  const path = '**/api/projects/shared-project-status'
  const link = () => dialog(page).getByRole('textbox', { name: 'Link' })
  await page.getByRole('button', { name: 'Not shared' }).click()
  const shared = dialog(page).getByRole('switch', { name: 'Shared with the customer' })
  await expect(shared).not.toBeChecked()
  await expectNoFindings(page, 'sharing', '[role="dialog"]')
  await rejects(page, path, { method: 'POST' })
  await shared.click()
  await expectFailure(page, 'An error occurred updating shared status.')
  await expect(shared).not.toBeChecked()
  await expect(link()).toHaveCount(0)

  const slow = await holds(page, path, 'POST')
  await shared.click()
  await expect(shared).toHaveAttribute('aria-busy', 'true')
  await expect(shared).toBeChecked()
  await shared.dispatchEvent('click')
  slow.release()
  await expect(link()).toHaveValue(/\/project\?shareId=.{20}/)
  await expect(shared).not.toHaveAttribute('aria-busy', 'true')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page, 'Copy link')
  await expect(
    dialog(page)
      .getByRole('status')
      .filter({ hasText: /Link copied|Copy it with/ }),
  ).toBeVisible()
  await press(page, 'Done')
  await expect(page.getByRole('button', { name: 'Shared', exact: true })).toBeFocused()

  // The request to stop sharing is rejected first, then accepted.
  await page.getByRole('button', { name: 'Shared', exact: true }).click()
  await rejects(page, path, { method: 'POST' })
  const sentBodies = () => calls.of('POST', '/api/projects/shared-project-status').map(({ body }) => body)
  await shared.click()
  // The error of the first request may still be visible.
  await expect.poll(sentBodies).toHaveLength(3)
  await expect(shared).not.toHaveAttribute('aria-busy', 'true')
  await expectFailure(page, 'An error occurred updating shared status.')
  await expect(shared).toBeChecked()
  await shared.click()
  await expect(link()).toHaveCount(0)
  await expect(shared).not.toBeChecked()
  await expect
    .poll(sentBodies)
    .toEqual(
      ['Shared', 'Shared', 'NotShared', 'NotShared'].map((sharedStatus) => ({ projectId: ids[0], sharedStatus })),
    )
})

test('sends the quote by email and shows it as sent; leaves it unsent when the request fails [S3-7-29, S3-8-17, S3-8-32, S3-4-29]', async ({
  page,
  calls,
}) => {
  const email = 'ada.fenwick@example.com'
  const { ids, shopper } = await staffWith(
    page,
    [{ name: 'Mails of Ada', email, skus: [skus.toaster], isQuoted: true }],
    'ines',
  )
  const head = page
    .getByRole('banner')
    .or(page.locator('header'))
    .filter({ has: heading(page, 'Mails of Ada') })
  await expect(head.getByText('v1')).toBeVisible()
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(dialog(page)).toContainText(email)
  const preview = dialog(page).getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Hello Ada Fenwick')
  // No product is in a folder, as in the mail.
  await expect(preview.getByRole('heading')).toHaveCount(0)
  await expectNoFindings(page, 'sending a quote', '[role="dialog"]')
  const path = '**/api/v2/project/email'
  await rejects(page, path, { method: 'POST' })
  await press(page, 'Send to 1 address')
  await expectFailure(page, 'An error occurred sending email.')
  await expect(dialog(page)).toContainText('Not sent yet.')
  await shopper.reloads()
  await expect(head.getByText('v1')).toBeVisible()
  await expect(head.getByText('sent', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Send email' }).click()
  const slow = await holds(page, path, 'POST')
  await press(page, 'Send to 1 address')
  const sending = dialog(page).getByRole('button', { name: 'Sending' })
  await expect(sending).toHaveAttribute('aria-busy', 'true')
  await sending.dispatchEvent('click')
  const next = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith(`/api/v2/project/${ids[0]}`),
  )
  slow.release()
  await expect(toast(page)).toHaveText('Successfully sent')
  expect(((await (await next).json()) as { projectEmailed: boolean }).projectEmailed).toBe(true)
  await expect(dialog(page)).toHaveCount(0)
  await expect(head.getByText('sent', { exact: true })).toBeVisible()
  expect(calls.of('POST', '/api/v2/project/email').map(({ body }) => body)).toEqual([
    { projectId: ids[0] },
    { projectId: ids[0] },
  ])
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(dialog(page)).toContainText(`to ${email}`)
})

test('moves products to another project, whose outline is loaded when it is chosen [S3-2-24, S3-4-20, S3-4-21, S3-7-46, S3-7-47, S3-8-29]', async ({
  page,
  calls,
}) => {
  const stamp = Date.now().toString(36)
  const [from, to] = [`Source ${stamp}`, `Target ${stamp}`]
  const { ids, open } = await staffWith(page, [
    { name: from, skus: [skus.oven, skus.toaster, skus.hob] },
    { name: to, skus: [], folder: 'Pantry' },
  ])
  await act(page, 'Transfer products')
  const move = dialog(page).getByRole('button', { name: /^(?:Move|Moving)/ })
  await expect(move).toHaveAttribute('aria-disabled', 'true')
  await expect(dialog(page)).toContainText('Choose the other project first')
  await expect(dialog(page)).toContainText('Locked and agreed prices do not move')
  const boxes = dialog(page).getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(dialog(page).getByRole('list', { name: 'Products' }).locator('img')).toHaveCount(await boxes.count())
  // On a phone the dialog scrolls under its buttons.
  await page.setViewportSize({ width: 390, height: 560 })
  await expect(move).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1024, height: 768 })

  const outlinePath = `**/api/v2/project/outline/${ids[1]}`
  let isDown = true
  await page.route(outlinePath, (route) => (isDown ? route.fulfill({ status: 500, json: {} }) : route.fallback()))
  await dialog(page).getByRole('combobox', { name: 'To' }).fill(stamp)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option', { name: to }).click()
  const failed = dialog(page).getByRole('alert').filter({ hasText: 'Could not load project outline' })
  await expect(failed.locator('strong')).toHaveText('Could not load project outline')
  isDown = false
  const slowOutline = await holds(page, outlinePath, 'GET')
  await press(page, 'Try again')
  await expect(dialog(page).getByText('Loading the outline')).toBeAttached()
  slowOutline.release()
  await expect(dialog(page).getByRole('radio')).toHaveCount(2)
  const outlines = calls.of('GET', /\/outline\//).map((call) => call.path)
  expect(new Set(outlines)).toEqual(new Set([`/api/v2/project/outline/${ids[1]}`]))
  await dialog(page)
    .getByRole('radio', { name: /^Pantry/ })
    .check()
  await expectNoFindings(page, 'moving products', '[role="dialog"]')

  // A rejected transfer keeps all choices. Then a slow one, with two clicks.
  const path = '**/api/v2/project/product-transfer'
  await rejects(page, path, { method: 'POST' })
  await move.click()
  await expect(dialog(page).getByRole('alert')).toContainText(serverError)
  await expect(toast(page)).toHaveCount(0)
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(dialog(page).getByRole('radio', { name: /^Pantry/ })).toBeChecked()
  calls.forget()
  const slow = await holds(page, path, 'POST')
  await move.click()
  await expect(move).toHaveAttribute('aria-busy', 'true')
  await move.dispatchEvent('click')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  slow.release()
  await expect(dialog(page)).toHaveCount(0)
  await expect(lines(page)).toHaveCount(1)
  const [sent, ...more] = calls.of('POST', '/api/v2/project/product-transfer')
  expect(more).toEqual([])
  expect(sent?.body).toMatchObject({ fromProjectId: ids[0], toProjectId: ids[1] })
  await shopperOf(page).reloads()
  await expect(lines(page)).toHaveCount(1)
  await open(1)
  await expect(linesOf(page, 'Pantry')).toHaveCount(2)
})

test('opens a shared link without sign-in, shows what is meant for the customer, and says when it has ended [S3-2-12, S3-7-24]', async ({
  page,
}) => {
  const { ids, post } = await staffWith(
    page,
    [{ name: 'Kitchen of Ada', skus: [skus.oven, skus.toaster], folder: 'Bench' }],
    'ines',
  )
  const projectId = ids[0]
  await post('/api/v2/project/product-note', { projectId, sku: skus.oven, notes: 'Left hinge ordered' })
  await post('/api/v2/project/comment', { projectId, message: 'Wants a discount' })
  const share = (sharedStatus: string) =>
    post('/api/projects/shared-project-status', { projectId, sharedStatus }) as unknown as Promise<{ link: string }>
  const { link } = await share('Shared')
  // The recipient of the link, who is not signed in.
  const context = await page.context().browser()?.newContext({ serviceWorkers: 'block' })
  if (!context) throw new Error('No browser')
  const guest = await context.newPage()
  const requests: string[] = []
  guest.on('request', (request) => {
    if (request.url().includes('/api/v2/project/') || request.url().includes('/api/projects/'))
      requests.push(request.url())
  })
  const origin = new URL(page.url()).origin
  await guest.goto(origin + link)
  await expect(guest.getByRole('heading', { level: 1, name: 'Kitchen of Ada' })).toBeVisible()
  await expect(guest.getByRole('region', { name: 'Bench' }).locator('[data-line]')).toHaveCount(2)
  await expect(guest.getByText('Left hinge ordered')).toBeVisible()
  await expect(guest.getByText('Wants a discount')).toHaveCount(0)
  await expect(guest.getByRole('region', { name: 'Your selection' })).toContainText('2 of 2 products')
  const shareId = new URL(origin + link).searchParams.get('shareId')
  expect(requests.map((url) => new URL(url).pathname)).toEqual(['/api/v2/project/shared'])
  expect(new URL(requests[0] ?? '').searchParams.get('shareId')).toBe(shareId)
  await expectNoFindings(guest, 'a shared project')
  await guest.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(guest, 'a shared project on a phone')
  await guest.getByRole('checkbox').first().uncheck()
  await expect(guest.getByRole('region', { name: 'Your selection' })).toContainText('1 of 2 products')
  await guest.getByRole('button', { name: 'Add selected to cart' }).click()
  await expect(guest).toHaveURL(/\/cart$/)
  await expect(guest.getByText(/Toaster/).first()).toBeVisible()

  await share('NotShared')
  await guest.goto(origin + link)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
    'This link is no longer available. Please ask your salesperson.',
  )
  await expect(guest.getByText('Left hinge ordered')).toHaveCount(0)
  await context.close()
})

test('shows staff controls only to an account with a winning user id, independent of the token [S3-6-04, S1-1-05, S1-6-06]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  const bar = page.getByRole('region', { name: 'Staff toolbar' })
  let winningUserId: unknown = 'w-9'
  // Ada is a customer; only the server knows that, because her token contains no role.
  await shopper.signsIn('wa', 'ada@hearth.example')
  const token = await page.evaluate(() => localStorage.getItem('idToken') ?? '')
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  expect(claims).toContain('"sub"')
  expect(claims).not.toMatch(/role|staff|winning|permission/i)
  await stub.changes<object>('/api/account', (account) => ({ ...account, winningUserId }))
  await shop('wa', '/stores')
  await expect(bar).toContainText('Ada')
  for (const none of ['', null, undefined]) {
    winningUserId = none
    await shopper.goesTo('/project')
    await expect(page.getByRole('heading', { level: 1, name: 'This page is for our staff' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New project' })).toHaveCount(0)
    await expect(bar).toHaveCount(0)
  }
  winningUserId = 'w-9'
  await shopper.goesTo('/project')
  await expect(page.getByRole('button', { name: 'New project' })).toBeVisible()
})

test('records separate page types for search results, project and dashboard [S3-2-29] @long', async ({ page }) => {
  await staffWith(page, [{ name: 'Views of Ada', skus: [] }], 'jo')
  const views = async () =>
    (await heard(page)).dataLayer.filter(({ event }) => event === 'pageview').map(({ pageType }) => pageType)
  await expect.poll(views).toEqual(['project'])
  await shopperOf(page).goesTo('/performance-dashboard')
  await expect.poll(views).toEqual(['performanceDashboard'])
  await shopperOf(page).goesTo('/search/fridge')
  await expect.poll(views).toEqual(['search'])
})

test('opens all eight sections of a project from its page [S3-1-06]', async ({ page, shop, shopper }) => {
  await shopper.signsIn('wa', 'jo@hearth.example')
  await page.evaluate(() => sessionStorage.setItem('project-mode', 'Edit'))
  await shop('wa', '/project?customer=Raman')
  await page.locator('tbody').getByRole('link', { name: 'Raman and Doyle kitchen', exact: true }).click()
  await expect(heading(page, 'Raman and Doyle kitchen')).toBeVisible()
  expect(await lines(page).count()).toBeGreaterThan(5)
  await expect(page.getByRole('navigation', { name: 'Folders' }).getByText('Laundry')).toBeVisible()
  for (const [tab, title, words] of [
    ['Notes', 'Notes and comments', /Door must open toward the window/],
    ['Files', 'Attachments', /PDF/],
    ['Reminders', 'Reminders', /Call about cut-outs|Send version/],
    ['Log', 'Change log', /Noor Haddad/],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
    await expect(page.getByRole('region', { name: title })).toHaveText(words)
  }
  await lines(page).getByRole('button', { name: 'Left-hinged doors' }).click()
  await expect(dialog(page).getByRole('listitem')).toContainText('Left-hinged doors')
  await press(page, 'Close')
  await page.getByRole('button', { name: /^Prices locked/ }).click()
  await expect(dialog(page).getByRole('radio')).toHaveCount(5)
})
