import type { Page } from '@playwright/test'
import { expectNoFindings, expectNoSidewaysScroll } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPost } from './staff-calls.ts'
import { holds, rejects } from './stalled-responses.ts'

// Several members of staff, because tests that run in parallel sign in too.
const noor = 'noor@hearth.example'
const ines = 'ines@hearth.example'
test.use({ viewport: { width: 1280, height: 900 } })

const oven = 'OS-O90PYS'
const toast = (page: Page) => page.locator('[aria-label="Messages"]')
const panel = (page: Page) => page.locator('[data-place="panel"]')
const opens = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click()
const field = (page: Page, name: string) => panel(page).getByLabel(name, { exact: true })

type Shopper = { signsIn: (brand: 'wa', email: string) => Promise<void>; goesTo: (path: string) => Promise<void> }
type Make = { page: Page; shopper: Shopper; name: string; sku?: string; by?: string }

/** Creates a project through the API with the token of the page, and opens it in Edit. */
async function openOwn({ page, shopper, name, sku, by = noor }: Make) {
  const send = await staffPost(page, by)
  const quoteData = { customerName: 'Ada Fenwick' }
  const { projectRef: projectId } = await send<{ projectRef: string }>('/api/v2/project', {
    projectName: name,
    quoteData,
  })
  if (sku) await send('/api/projects/product', { projectId, sku, quantity: 1 })
  await page.evaluate(() => sessionStorage.setItem('project-mode', 'Edit'))
  const open = async () => {
    await shopper.goesTo(`/project/${projectId}`)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }
  return { projectId, send, open }
}

/** The bodies of the requests of the page with this method and path. */
const bodies = (calls: { body: unknown }[]) => calls.map(({ body }) => body)

/** The date in this many days, in the time zone of this machine, which the shop uses in tests. */
function dayIn(days: number): [number, number, number] {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
}

test('shows the reminders of a project with date and status, and saves each as done, undone or archived [S3-2-20, S3-3-30, S3-4-24, S3-4-25, S3-4-26, S3-7-63]', async ({
  page,
  shopper,
  calls,
}) => {
  const { projectId, send, open } = await openOwn({ page, shopper, name: 'Reminders of Ada' })
  const first = await send<{ id: string }>('/api/Reminders', {
    projectId,
    name: 'Ring Rhys',
    notes: 'After four',
    date: [2027, 3, 4],
  })
  const second = await send<{ id: string }>('/api/Reminders', {
    projectId,
    name: 'Order plugs',
    notes: '',
    date: [2027, 3, 5],
  })
  calls.forget()
  await open()
  await opens(page, /^Reminders/)
  const row = (name: string) => panel(page).getByRole('listitem').filter({ hasText: name })
  await expect(row('Ring Rhys')).toContainText('Thu 4 Mar · Open')
  await expect(row('Ring Rhys')).toContainText('After four')
  await expect(row('Order plugs')).toContainText('Fri 5 Mar · Open')
  expect(calls.of('GET', '/api/Reminders').map(({ search }) => [...search])).toEqual([[['projectId', projectId]]])

  const status = () => bodies(calls.of('POST', '/api/Reminders/status'))
  await page.getByRole('button', { name: 'Done: Ring Rhys' }).click()
  await expect(row('Ring Rhys')).toContainText('Done')
  await expect(row('Ring Rhys')).not.toContainText('Open')
  await expect.poll(status).toEqual([{ id: first.id, status: 'Done' }])
  await page.getByRole('button', { name: 'Archive: Order plugs' }).click()
  await expect(row('Order plugs')).toContainText('Archived')
  await expect.poll(() => status().at(-1)).toEqual({ id: second.id, status: 'Archived' })

  await open()
  await opens(page, /^Reminders/)
  await expect(row('Ring Rhys').getByText('Done', { exact: true })).toBeVisible()
  await expect(row('Order plugs').getByText('Archived', { exact: true })).toBeVisible()
  await expect(row('Order plugs').getByRole('button')).toHaveCount(0)
  await expect(row('Ring Rhys').getByRole('button')).toHaveText(['Undo'])
  await page.getByRole('button', { name: 'Undo: Ring Rhys' }).click()
  await expect(row('Ring Rhys')).toContainText('Thu 4 Mar · Open')
  await open()
  await opens(page, /^Reminders/)
  await expect(row('Ring Rhys')).toContainText('Thu 4 Mar · Open')
})

test('shows the status of a reminder as text, sends only its id and status, and shows the error of the server [S3-3-39, S3-7-64, S3-8-36]', async ({
  page,
  shopper,
  calls,
}) => {
  const { projectId, send, open } = await openOwn({ page, shopper, name: 'Due dates of Ada' })
  const remind = (name: string, days: number) =>
    send<{ id: string }>('/api/Reminders', { projectId, name, notes: '', date: dayIn(days) })
  const late = await remind('Late one', -3)
  await remind('Far one', 40)
  await page.route(
    '**/api/Reminders?*',
    (route) => route.fulfill({ status: 403, json: { message: 'Reminders are resting' } }),
    {
      times: 1,
    },
  )
  await open()
  await opens(page, /^Reminders/)
  // The list fails with the message of the server, and loads on retry.
  await expect(panel(page).getByText('Reminders are resting', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  const row = (name: string) => panel(page).getByRole('listitem').filter({ hasText: name })
  await expect(row('Late one').getByText('Overdue', { exact: true })).toBeVisible()
  await expect(row('Far one').getByText('Not due', { exact: true })).toBeVisible()
  await rejects(page, '**/api/Reminders/status', { status: 400, json: { message: 'Reminder is locked' } })
  await page.getByRole('button', { name: 'Done: Late one' }).click()
  await expect(row('Late one').getByText('Reminder is locked', { exact: true })).toBeVisible()
  await expect(row('Late one').getByText('Overdue', { exact: true })).toBeVisible()
  expect(bodies(calls.of('POST', '/api/Reminders/status'))).toEqual([{ id: late.id, status: 'Done' }])
  await expectNoFindings(page, 'the reminders of a project')
})

test('shows the change log of the response, and an error when the request fails [S3-2-22, S3-7-31, S3-8-18]', async ({
  page,
  shopper,
  calls,
}) => {
  const { projectId, open } = await openOwn({ page, shopper, name: 'Log of Ada', sku: oven })
  const path = /\/api\/v2\/project\/changelogs/
  await rejects(page, path, { status: 403 })
  calls.forget()
  await open()
  await opens(page, /^Log/)
  await expect(panel(page).getByText('An error occurred getting logs.', { exact: true })).toBeVisible()
  const response = page.waitForResponse(path)
  await page.getByRole('button', { name: 'Try again' }).click()
  const entries = (await (await response).json()) as { user: string; text: string }[]
  expect(entries.length).toBeGreaterThan(1)
  await expect(panel(page).getByRole('listitem')).toHaveCount(entries.length)
  for (const [place, { user, text }] of entries.entries())
    await expect(panel(page).getByRole('listitem').nth(place)).toContainText(`${user} ${text}`)
  for (const { search } of calls.of('GET', '/api/v2/project/changelogs'))
    expect([...search]).toEqual([['projectId', projectId]])
})

test('shows staff comments by time with author and date; adds one, or keeps the text when that fails [S3-2-18, S3-3-29, S3-7-33]', async ({
  page,
  shopper,
  stub,
  calls,
  network,
}) => {
  const { projectId, send, open } = await openOwn({ page, shopper, name: 'Comments of Ada' })
  await send('/api/v2/project/comment', { projectId, message: 'Rhys has the plan' })
  await open()
  await opens(page, /^Notes/)
  const comments = panel(page).getByRole('list', { name: 'Comments' }).getByRole('listitem')
  const box = field(page, 'Write to colleagues')
  const add = panel(page).getByRole('button', { name: 'Add comment' })
  await box.fill('Call him on Tuesday')
  await rejects(page, '**/api/v2/project/comment')
  await add.click()
  await expect(toast(page).getByText('Update Failed!', { exact: true })).toBeVisible()
  await expect(box).toHaveValue('Call him on Tuesday')
  // A file that is still loading would fail, and the page would load again for it.
  await page.waitForLoadState('networkidle')
  // Offline it is pending, and it is sent once.
  await network.offline()
  await add.dispatchEvent('click')
  await expect(
    panel(page).getByText('We save changes on this tablet and send them when you are back online.'),
  ).toBeVisible()
  await expect(comments).toHaveCount(2)
  calls.forget()
  await network.online()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(comments).toHaveCount(2)
  expect(bodies(calls.of('POST', '/api/v2/project/comment'))).toMatchObject([
    { projectId, message: 'Call him on Tuesday' },
  ])
  await expect(box).toHaveValue('')

  type Comments = { staffComments: { id: string; user: string; timestamp: string; message: string }[] }
  const commentAt = (id: string, timestamp: string, message: string) => ({
    id,
    user: 'Maya Lindqvist',
    timestamp,
    message,
  })
  const { staffComments } = await send<Comments>(`/api/v2/project/${projectId}`)
  expect(staffComments.map(({ message }) => message).sort()).toEqual(['Call him on Tuesday', 'Rhys has the plan'])
  await open()
  await opens(page, /^Notes/)
  await expect(comments).toContainText(['Rhys has the plan', 'Call him on Tuesday'])
  await stub.changes<Comments>(`/api/v2/project/${projectId}`, (project) => ({
    ...project,
    staffComments: [commentAt('b', '2026-11-19T10:00:00', 'Second'), commentAt('a', '2026-11-18T09:12:00', 'First')],
  }))
  await open()
  await opens(page, /^Notes/)
  await expect(comments).toHaveText(['FirstMaya Lindqvist · 18 Nov, 09:12', 'SecondMaya Lindqvist · 19 Nov, 10:00'])
})

test('saves notes and variations of a line with all fields, shows them at their product, and deletes them by both ids [S3-3-27, S3-3-28, S3-7-38, S3-7-39, S3-7-40, S3-7-41]', async ({
  page,
  shopper,
  calls,
}) => {
  const { projectId, open } = await openOwn({ page, shopper, name: 'Variations of Ada', sku: oven })
  await open()
  const line = page.locator('[data-line]').first()
  const dialog = page.getByRole('dialog')
  const editor = async (name: string) => {
    await line.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  type ProjectView = { productNotes: object[]; productVariations: { id: string; productCode: string }[] }
  /** The project as it is loaded after the change; one that was loading before it may arrive first. */
  const viewAfter = async (act: () => Promise<void>, isIt: (view: ProjectView) => boolean) => {
    const path = new RegExp(`/api/v2/project/${projectId}$`)
    const response = page.waitForResponse(
      async (view) => path.test(view.url()) && isIt((await view.json()) as ProjectView),
    )
    await act()
    return (await (await response).json()) as ProjectView
  }

  await editor('Notes')
  await dialog.getByRole('textbox', { name: 'New note' }).fill('Needs a 32 A circuit')
  const noted = await viewAfter(
    () => dialog.getByRole('button', { name: 'Add note' }).click(),
    ({ productNotes }) => productNotes.length > 0,
  )
  const [note] = noted.productNotes as { id: string }[]
  expect(note).toMatchObject({
    notes: 'Needs a 32 A circuit',
    sku: oven,
    createdBy: expect.stringMatching(/./),
    salesPersonName: 'Noor Haddad',
    lastModified: expect.stringMatching(/^\d{4}-/),
  })
  await dialog.getByRole('button', { name: 'Close' }).click()
  // It is shown at its product, and in the panel with author and date.
  await expect(line.getByText('1 note')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(line.getByText('Needs a 32 A circuit')).toBeVisible()
  await expect(line.getByText('1 note')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await opens(page, /^Notes/)
  const listed = panel(page).getByRole('list', { name: 'Notes' }).getByRole('listitem')
  await expect(listed).toContainText(oven)
  await expect(listed).toContainText('Needs a 32 A circuit')
  await expect(listed).toContainText(/Noor Haddad · \d{1,2} \w{3}, \d\d:\d\d/)
  await line.getByRole('button', { name: '1 note' }).click()
  await expect(dialog.getByRole('listitem')).toContainText(
    /Needs a 32 A circuit.*Noor Haddad · \d{1,2} \w{3}, \d\d:\d\d/s,
  )
  calls.forget()
  await viewAfter(
    () => dialog.getByRole('button', { name: 'Delete', exact: true }).click(),
    ({ productNotes }) => productNotes.length === 0,
  )
  const [removed] = calls.of('DELETE', '/api/v2/project/product-note')
  expect(Object.fromEntries(removed?.search ?? [])).toMatchObject({ projectId, noteId: note?.id })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(listed).toHaveCount(0)

  await editor('Variations')
  const sku = dialog.getByLabel(/^Variation/).first()
  if ((await sku.evaluate((box) => box.tagName)) === 'SELECT') await sku.selectOption({ index: 1 })
  else await sku.fill('OS-RED')
  const variationSku = await sku.inputValue()
  await dialog.getByRole('textbox', { name: /^Comments/ }).fill('Left hinged')
  await dialog.getByRole('textbox', { name: /^RRP for this project/ }).fill('9876.50')
  const saved = await viewAfter(
    () => dialog.getByRole('button', { name: 'Add variation' }).click(),
    ({ productVariations }) => productVariations.length > 0,
  )
  const [variation] = saved.productVariations
  expect(variation).toMatchObject({
    variationSku,
    comments: 'Left hinged',
    rrpOverride: 9876.5,
    brand: expect.stringMatching(/./),
  })
  expect(bodies(calls.of('POST', '/api/v2/project/product-variation'))[0]).toMatchObject({
    productCode: variation?.productCode,
    rrpOverride: 9876.5,
  })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(line).toHaveAttribute('data-line', variation?.productCode ?? '')
  await expect(line.getByText('RRP $9,876.50', { exact: true })).toBeVisible()
  await line.getByRole('button', { name: 'Left hinged' }).click()
  await viewAfter(
    () => dialog.getByRole('button', { name: 'Delete', exact: true }).click(),
    ({ productVariations }) => productVariations.length === 0,
  )
  const [deleted] = calls.of('DELETE', '/api/v2/project/product-variation')
  expect(Object.fromEntries(deleted?.search ?? [])).toMatchObject({ projectId, variationId: variation?.id })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(line.getByText('RRP $9,876.50')).toHaveCount(0)
})

test('saves the customer field by field, and counts their projects by the fields that are filled [S3-7-30, S3-7-37, S3-3-33, S3-8-23]', async ({
  page,
  shopper,
  stub,
  calls,
}) => {
  const { projectId, open } = await openOwn({ page, shopper, name: 'Customer of Ada', by: ines })
  const count = '/api/v2/project/customer-project-count'
  const counted = () => calls.of('GET', count).map(({ search }) => Object.fromEntries(search))
  // Twice, when the number as it was typed is counted before it is saved in another form.
  await stub.answers(`${count}?*`, {}, 403)
  await open()
  await opens(page, /^Customer/)
  expect(counted()).toEqual([])
  await field(page, 'Phone').fill('0491 570 159')
  await field(page, 'Phone').press('Enter')
  await expect(
    panel(page).getByText('An error occurred getting customer project count.', { exact: true }),
  ).toBeVisible()
  await expect.poll(() => counted().at(-1)).toEqual({ phone: '0491570159' })
  await stub.answers(`${count}?*`, { projectCount: 3 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page).getByRole('link', { name: 'This customer has 3 projects' })).toBeVisible()
  await field(page, 'Second email').fill('bea@example.com')
  await expect
    .poll(() => counted().at(-1))
    .toEqual({ phone: expect.stringMatching(/^0491/), secondaryEmail: 'bea@example.com' })
  await field(page, 'Second email').press('Enter')
  await expect(panel(page).getByText('Saved', { exact: true })).toHaveCount(2)
  await page.unroute(`**${count}?*`)
  await stub.answers(`${count}?*`, { projectCount: 0 })

  // A rejected value stays in its field, and is sent again when the field loses focus again.
  const path = '**/api/v2/project/customer'
  await rejects(page, path)
  await field(page, 'Customer name').fill('Fenwick & Daughters')
  await field(page, 'Customer name').press('Tab')
  await expect(panel(page).getByText('Not saved', { exact: true })).toBeVisible()
  await expect(toast(page).getByText('Update Failed!', { exact: true })).toBeVisible()
  const name = panel(page).getByRole('textbox', { name: 'Customer name' })
  await expect(name).toHaveValue('Fenwick & Daughters')
  await opens(page, /^Log/)
  await opens(page, /^Customer/)
  await expect(name).toHaveValue('Fenwick & Daughters')
  calls.forget()
  await name.focus()
  await name.press('Tab')
  await expect(panel(page).getByText('Saved', { exact: true })).toHaveCount(1)
  await expect(panel(page).getByText('Not saved', { exact: true })).toHaveCount(0)
  const [sent] = bodies(calls.of('POST', '/api/v2/project/customer'))
  expect(sent).toMatchObject({ projectId, customerName: 'Fenwick & Daughters' })
  await field(page, 'Address').fill('14 Banksia Rise')
  await field(page, 'Address').press('Enter')
  await expect.poll(() => calls.of('POST', '/api/v2/project/details').length).toBe(1)
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()

  await open()
  await opens(page, /^Customer/)
  await expect(field(page, 'Customer name')).toHaveValue('Fenwick & Daughters')
  await expect(field(page, 'Phone')).toHaveValue(/^0491 ?570 ?159$/)
  await expect(field(page, 'Second email')).toHaveValue('bea@example.com')
  await expect(field(page, 'Address')).toHaveValue('14 Banksia Rise')
  await expect.poll(() => counted().at(-1)).toEqual({ phone: expect.any(String), secondaryEmail: 'bea@example.com' })
  await expect(panel(page).getByText(/^This customer has/)).toHaveCount(0)
  await expectNoFindings(page, 'the customer of a project')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('dialog').getByLabel('Postcode')).toBeVisible()
  await expectNoSidewaysScroll(page, 'the customer on a phone')

  await open()
  await page.getByRole('button', { name: 'Details' }).click()
  const row = page.getByRole('dialog').getByRole('button', { name: /^Customer/ })
  await row.click()
  await expect(page.getByRole('dialog').getByLabel('Postcode')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(row).toBeFocused()
})

test('saves goal, start and customer with the quote, shows it as quoted, and keeps all text when saving fails [S3-2-19, S3-4-16, S3-4-28, S3-7-42]', async ({
  page,
  shopper,
  calls,
}) => {
  const { projectId, open } = await openOwn({ page, shopper, name: 'Quote of Ada', by: ines, sku: oven })
  await open()
  await field(page, 'Customer name').fill('Ada and Bea')
  await opens(page, /^Quote/)
  await expect(panel(page).getByText(/^No quote saved yet/)).toBeVisible()
  await field(page, 'Project goal').fill('In by March')
  await field(page, 'Project start').fill('2027-01-12')
  const path = '**/api/v2/project/quote'
  const save = page.getByRole('button', { name: /^Sav(e|ing) quote/ })
  await rejects(page, path)
  await save.click()
  await expect(toast(page).getByText('Update Failed!', { exact: true })).toBeVisible()
  await expect(panel(page).getByLabel('Project goal')).toHaveValue('In by March')
  await expect(panel(page).getByLabel('Project start')).toHaveValue('2027-01-12')
  await expect(panel(page).getByText(/^No quote saved yet/)).toBeVisible()

  const slow = await holds(page, path)
  calls.forget()
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await save.dispatchEvent('click')
  const isView = new RegExp(`/api/v2/project/${projectId}$`)
  // Loads that began before it still show the project without a quote.
  const viewed = page.waitForResponse(
    async (response) => isView.test(response.url()) && ((await response.json()) as { quoted: boolean }).quoted,
  )
  slow.release()
  await expect(toast(page).getByText('Successfully updated!', { exact: true })).toBeVisible()
  expect(await (await viewed).json()).toMatchObject({ quoted: true, changedSinceQuote: false })
  await expect(panel(page).getByText(/^Quoted: [\d\u00a0]+, version 1$/)).toBeVisible()
  expect(calls.of('POST', '/api/v2/project/quote')).toHaveLength(1)

  await open()
  await expect(field(page, 'Customer name')).toHaveValue('Ada and Bea')
  await opens(page, /^Quote/)
  await expect(field(page, 'Project goal')).toHaveValue('In by March')
  await expect(field(page, 'Project start')).toHaveValue('2027-01-12')
  await expect(panel(page).getByText(/^Quoted: /)).toBeVisible()
})

test('offers the stores, salespeople and referrers of the responses, and clears those of another store [S3-7-32, S3-8-19, S3-3-34, S3-6-09, S3-7-13, S3-8-16]', async ({
  page,
  shopper,
  calls,
}) => {
  const { open } = await openOwn({ page, shopper, name: 'Stores of Ada', by: ines })
  const view = '**/api/store/select-view'
  await rejects(page, view, { status: 403 })
  await open()
  expect(calls.of('GET', '/api/store/select-view')).toEqual([])
  await opens(page, /^Quote/)
  await expect(panel(page).getByText('An error occurred getting store view.', { exact: true })).toBeVisible()
  type People = { code: string; name: string; subdivision: string }[]
  type Stores = { storeId: string; name: string; subdivision: string }[]
  const response = page.waitForResponse(view)
  await page.getByRole('button', { name: 'Try again' }).click()
  const { availableStores, availableSalesPersons } = (await (await response).json()) as {
    availableStores: Stores
    availableSalesPersons: People
  }
  const store = field(page, 'Store')
  const person = field(page, 'Salesperson')
  const of = ({ subdivision }: { subdivision: string }) =>
    availableSalesPersons.filter((member) => member.subdivision.toLowerCase() === subdivision.toLowerCase())
  const [here, there] = [
    availableStores[0],
    availableStores.find(
      (candidate) => of(candidate).length > 0 && candidate.subdivision !== availableStores[0]?.subdivision,
    ),
  ]
  if (!here || !there) throw new Error('Stores of two subdivisions are needed')
  await expect(store.getByRole('option')).toHaveText(['No store', ...availableStores.map(({ name }) => name)])
  const names = (people: People) => ['Nobody', ...people.map(({ name }) => name)]
  // The page follows a choice before it is sent, and the next choice replaces an unsent one.
  const sent = () => bodies(calls.of('POST', '/api/v2/project/details'))
  const code = of(here)[0]?.code ?? ''
  await store.selectOption({ value: here.storeId })
  await expect(person.getByRole('option')).toHaveText(names(of(here)))
  await person.selectOption({ value: code })
  await expect.poll(sent).toContainEqual(expect.objectContaining({ salespersonCode: code }))
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  await expect(person).toHaveValue(code)
  await store.selectOption({ value: there.storeId })
  await expect(person.getByRole('option')).toHaveText(names(of(there)))
  await expect(person).toHaveValue('')
  await expect.poll(sent).toContainEqual(expect.objectContaining({ storeId: there.storeId, salespersonCode: null }))
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  await store.selectOption({ value: '' })
  await expect(person.getByRole('option')).toHaveText(names(availableSalesPersons))
  await expect(person).toHaveValue('')

  const box = panel(page).getByRole('combobox', { name: 'Find a referrer' })
  const options = panel(page)
    .getByRole('option', { name: /\(|·|\w/ })
    .and(panel(page).locator('[role="option"]'))
  await rejects(page, '**/api/v2/project/kad/*', { status: 403 })
  await box.fill('a/b c')
  await expect(panel(page).getByText('An error occurred getting referrer.', { exact: true })).toBeVisible()
  const made = (code: string, name: string) => ({
    code,
    name,
    businessName: 'Oak & Co',
    phone: '0491570156',
    contact: 'o@example.com',
  })
  const stubReferrers = (json: unknown) =>
    page.route('**/api/v2/project/kad/*', (route) => route.fulfill({ json }), { times: 1 })
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/kad/')) requests.push(request.url().split('/kad/')[1] ?? '')
  })
  await stubReferrers([made('OAK-1', 'Ola Berg'), made('OAK-2', 'Uma Dahl')])
  await box.fill('oak/ co')
  await expect(options).toHaveText([/Ola Berg/, /Uma Dahl/])
  expect(requests).toEqual(['oak%2F%20co'])
  await stubReferrers([])
  await box.fill('nobody')
  await expect(panel(page).getByText('No referrer found')).toBeVisible()
  await stubReferrers(made('OAK-3', 'Siv Lund'))
  await box.fill('siv')
  await expect(options).toHaveText([/Siv Lund/])
  await box.fill('OAK')
  const [real] = await options.allInnerTexts()
  await expect(options.first()).not.toContainText('Siv Lund')
  await options.first().click()
  expect(real).toBeTruthy()
  await expect(panel(page).getByRole('list', { name: 'Referrer' })).toContainText('OAK-214')
  await panel(page).getByRole('button', { name: 'Remove referrer' }).click()
  await expect(panel(page).getByRole('list', { name: 'Referrer' })).toHaveCount(0)
})

test('attaches files to the project or a product with progress, opens them, and removes them [S3-2-17, S3-3-23, S3-7-49, S3-7-50]', async ({
  page,
  shopper,
  calls,
}) => {
  const { projectId, send, open } = await openOwn({ page, shopper, name: 'Files of Ada', by: ines, sku: oven })
  await open()
  await opens(page, /^Files/)
  const chooser = panel(page).locator('input[type="file"]')
  const pdf = (name: string, bytes = 40) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from(`%PDF-1.7\n${name}\n`), Buffer.alloc(bytes, 'x')]),
  })
  await chooser.setInputFiles(pdf('plan.svg'))
  await expect(panel(page).getByRole('alert')).toContainText('Attach a PDF, JPG, PNG, WebP, HEIC, DOCX or XLSX file')
  await panel(page).getByRole('button', { name: 'Remove plan.svg' }).click()

  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seenPercent: seen })
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      if (bar && seen.at(-1) !== bar.value) seen.push(bar.value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const wire = await page.context().newCDPSession(page)
  const speed = (uploadThroughput: number) =>
    wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await speed(600_000)
  const upload = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/attachment'))
  await chooser.setInputFiles(pdf('plan.pdf', 900_000))
  expect((await upload).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  const files = panel(page).getByRole('list', { name: 'Files of the project' }).getByRole('listitem')
  // It is in the list before the upload, and shows who attached it afterwards.
  await expect(files).toContainText([/plan\.pdf.*Ines/])
  await speed(-1)
  const seen = await page.evaluate(() => (window as unknown as { seenPercent: number[] }).seenPercent)
  expect(seen[0]).toBe(0)
  expect(seen.at(-1)).toBe(100)
  expect(seen.length).toBeGreaterThan(3)
  expect(seen).toEqual(seen.toSorted((first, second) => first - second))

  await panel(page).getByLabel('New files belong to').selectOption({ index: 1 })
  await chooser.setInputFiles(pdf('oven.pdf'))
  const ofOven = panel(page)
    .getByRole('list', { name: /^Files of .*Wall Oven/ })
    .getByRole('listitem')
  await expect(ofOven).toContainText(['oven.pdf'])
  await expect(files).toHaveCount(1)
  await expect(page.locator('[data-line]').getByText('1 file', { exact: true })).toBeVisible()

  const loading = page.waitForEvent('download')
  await panel(page).getByRole('button', { name: 'Open plan.pdf' }).click()
  expect((await loading).suggestedFilename()).toBe('plan.pdf')
  calls.forget()
  await panel(page).getByRole('button', { name: 'Remove plan.pdf' }).click()
  await expect(toast(page).getByText('Successfully deleted', { exact: true })).toBeVisible()
  const { files: left } = await send<{ files: { name: string }[] }>(`/api/v2/project/${projectId}`)
  expect(left.map(({ name }) => name)).toEqual(['oven.pdf'])
  expect([...(calls.of('DELETE', '/api/v2/project/attachment')[0]?.search.keys() ?? [])].sort()).toEqual([
    'attachmentId',
    'projectId',
  ])
  await expect(files).toHaveCount(0)
  await open()
  await opens(page, /^Files/)
  await expect(ofOven).toContainText(['oven.pdf'])
  await expect(files).toHaveCount(0)
  await expectNoFindings(page, 'the files of a project')
})
