import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoFindings, expectNoSidewaysScroll } from './axe.ts'
import { type Call, expect, test } from './fixtures.ts'

const noor = 'noor@hearth.example'
const path = '/performance-dashboard'

const row = (number: number, more: object = {}) => ({
  projectName: `Kitchen ${number}`,
  projectId: `p-${number}`,
  folderName: '',
  folderId: '',
  quoteId: 104000 + number,
  status: { name: 'Quoted' },
  salesperson: { name: 'Noor Haddad' },
  store: { name: 'Kiln Lane showroom' },
  customerName: `Customer ${number}`,
  customerPhone: '0491570156',
  customerEmail: `c${number}@example.com`,
  secondaryCustomerPhone: '',
  secondaryCustomerEmail: '',
  quotePrice: 12180,
  projectGoal: '',
  projectStart: '',
  created: '2026-11-01T02:00:00.000Z',
  dateModified: '2026-11-19T02:00:00.000Z',
  referrer: '',
  fullAddress: '',
  ...more,
})
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1))
const page13 = { quotes: rows(13), totalCount: 40 }

const search = /\/api\/v2\/project\/search\?/
const stubRows = (page: Page, json: unknown = page13, status = 200) =>
  page.route(search, (route) => route.fulfill({ status, json }))

const queryOf = (call: Call | undefined) => Object.fromEntries(call?.search ?? [])
const table = (page: Page) => page.getByRole('table', { name: 'Projects' })
const body = (page: Page) => table(page).locator('tbody tr:not([aria-hidden])')
const heads = (page: Page) => table(page).getByRole('columnheader')
const sortBy = (page: Page, name: string) => table(page).getByRole('button', { name, exact: true }).click()

test('shows staff the projects with filters, columns and export, and sorts them by a column header [S3-1-07, S3-2-25, S3-7-65, S3-2-55, S1-2.1-13]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shopper.signsIn('wa', noor)
  const response = page.waitForResponse(search)
  await shop('wa', path)
  const { quotes, totalCount } = (await (await response).json()) as { quotes: object[]; totalCount: number }
  await expect(page.getByRole('heading', { level: 1, name: 'Performance' })).toBeVisible()
  await expect(body(page)).toHaveCount(quotes.length)
  expect(quotes.length).toBeGreaterThan(3)
  await expect(page.getByText(`${totalCount} projects`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Columns', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  expect(queryOf(calls.of('GET', '/api/v2/project/search').at(-1))).toMatchObject({ page: '0', limit: '13' })

  const customer = heads(page).filter({ hasText: 'Customer' })
  await expect(heads(page).filter({ hasText: 'Last Modified' })).toHaveAttribute('aria-sort', 'descending')
  await sortBy(page, 'Customer')
  await expect(customer).toHaveAttribute('aria-sort', 'ascending')
  await expect
    .poll(() => queryOf(calls.of('GET', '/api/v2/project/search').at(-1)))
    .toMatchObject({ sortProperty: 'customerName', sortDirection: 'asc' })
  await sortBy(page, 'Customer')
  await expect(customer).toHaveAttribute('aria-sort', 'descending')
  await expect
    .poll(() => queryOf(calls.of('GET', '/api/v2/project/search').at(-1)))
    .toMatchObject({ sortProperty: 'customerName', sortDirection: 'desc' })
  await expect(body(page).first()).toBeVisible()
  await expectNoFindings(page, 'the dashboard')
})

test('counts pages from 0 in requests and from 1 on the screen [S3-3-35, S3-9-02, S3-9-03]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await stubRows(page)
  await shopper.signsIn('wa', noor)
  await shop('wa', path)
  await expect(body(page)).toHaveCount(13)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager).toContainText('Page 1 of 4')
  expect(queryOf(calls.of('GET', '/api/v2/project/search').at(-1))).toMatchObject({ page: '0', limit: '13' })
  await pager.getByRole('button', { name: 'Next' }).click()
  await expect(pager).toContainText('Page 2 of 4')
  await expect
    .poll(() => queryOf(calls.of('GET', '/api/v2/project/search').at(-1)))
    .toMatchObject({ page: '1', limit: '13' })
  // Reload and browser back keep the page number.
  await shopper.reloads()
  await expect(pager).toContainText('Page 2 of 4')
  // Chromium may miss a resize in the styles of what is being inserted.
  await expect(page.getByRole('button', { name: /^Reminders \d/ })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const cards = page.getByRole('list', { name: 'Projects' }).getByRole('listitem')
  await expect(cards).toHaveCount(13)
  await expect(cards.first()).toContainText(/Status.*Quote Price.*Last Modified/)
  await expectNoSidewaysScroll(page, 'the dashboard on a phone')
})

const people = {
  availableStores: [],
  availableSalesPersons: [
    { code: 'NH01', name: 'Noor Haddad', subdivision: 'NSW' },
    { code: 'WT02', name: 'Wiremu Tane', subdivision: 'NSW' },
  ],
}

test('maps each filter to its parameter of the search, and the customer name to none [S3-2-54, S3-5-09, S3-5-10, S3-6-08, S3-9-05] @long', async ({
  page,
  shop,
  shopper,
  calls,
  stub,
}) => {
  await stubRows(page)
  await stub.answers('/api/store/select-view', people)
  await shopper.signsIn('wa', noor)
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00'))
  await shop('wa', path)
  await expect(body(page)).toHaveCount(13)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const last = () => queryOf(calls.of('GET', '/api/v2/project/search').at(-1))
  expect(last()).toMatchObject({ fromDate: '2026-08-22', toDate: '2026-11-20', showCulinaryBookings: 'true' })
  expect(last()).not.toHaveProperty('onlyMyProjects')
  expect(last()).not.toHaveProperty('salespersonCode')

  await page.getByLabel('Created from').fill('2026-10-01')
  await expect.poll(last).toMatchObject({ fromDate: '2026-10-01' })
  await page.getByLabel('Created to').fill('2026-10-31')
  await expect.poll(last).toMatchObject({ toDate: '2026-10-31' })
  const seller = page.getByLabel('Salesperson')
  await seller.selectOption({ label: 'Wiremu Tane' })
  await expect.poll(last).toMatchObject({ salespersonCode: 'WT02' })

  await page.getByLabel('Only my projects').check()
  await expect.poll(last).toMatchObject({ onlyMyProjects: 'true', salespersonCode: 'NH01' })
  await expect(seller).toBeDisabled()
  await page.getByLabel('Only my projects').uncheck()
  await expect.poll(last).not.toHaveProperty('onlyMyProjects')
  await page.getByRole('button', { name: 'Remove Salesperson: Wiremu Tane' }).click()
  await expect.poll(last).not.toHaveProperty('salespersonCode')

  await page.getByLabel('Show culinary bookings').uncheck()
  await expect.poll(last).toMatchObject({ showCulinaryBookings: 'false' })
  await page.getByLabel('All time').check()
  await expect.poll(last).toMatchObject({ allTime: 'true', fromDate: '2016-01-01', toDate: '2026-11-20' })

  const requestCount = calls.of('GET', '/api/v2/project/search').length
  await page.getByLabel('Customer name').fill('customer 1')
  await expect(body(page)).toHaveCount(5) // 1 and 10 to 13
  await expect(page.getByText('Filtering this page by customer name')).toBeVisible()
  expect(calls.of('GET', '/api/v2/project/search')).toHaveLength(requestCount)
  expect(last()).not.toHaveProperty('customerName')
})

test('filters brand, category and SKU by typing and selecting a suggestion [S3-7-67, S3-7-68, S3-7-69]', async ({
  page,
  shop,
  shopper,
  calls,
  stub,
}) => {
  await stubRows(page)
  await stub.answers('/api/brand/autocomplete/*', { brands: ['Marlow', 'Maren'] })
  await stub.answers('/api/category/autocomplete/*', { paths: ['Kitchen/Fridges'] })
  const product = { sku: 'NV-1', title: 'Fridge', brand: 'Norrvik', price: 1, imageUrl: null }
  await stub.answers('/api/product/search/*', { products: [product] })
  await shopper.signsIn('wa', noor)
  await shop('wa', path)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const last = () => queryOf(calls.of('GET', '/api/v2/project/search').at(-1))
  for (const [label, typed, option, sent] of [
    ['Brand', 'mar', 'Marlow', { brand: 'Marlow' }],
    ['Category', 'fri', 'Kitchen / Fridges', { category: 'Kitchen/Fridges' }],
    ['SKU', 'nv', 'NV-1, Fridge', { sku: 'NV-1' }],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).fill(typed)
    await page.getByRole('option', { name: option, exact: true }).click()
    await expect.poll(last).toMatchObject(sent)
  }
  expect(calls.of('GET', '/api/brand/autocomplete/mar')).toHaveLength(1)
  expect(calls.of('GET', '/api/category/autocomplete/fri')).toHaveLength(1)
  expect(calls.of('GET', '/api/product/search/nv')).toHaveLength(1)
})

test('shows an error under the field when its list fails to load, and keeps the rows [S3-8-25, S3-8-26, S3-8-27, S3-8-28]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  await stubRows(page)
  const broken = { code: 'unexpected', message: '' }
  for (const call of ['brand/autocomplete', 'category/autocomplete', 'product/search', 'v2/project/kad'])
    await stub.answers(`/api/${call}/*`, broken, 500)
  await shopper.signsIn('wa', noor)
  await shop('wa', path)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const names = { Brand: 'brand', Category: 'category', SKU: 'Sku', Referrer: 'referrer' }
  for (const [label, name] of Object.entries(names)) {
    await page.getByRole('combobox', { name: label, exact: true }).fill('oak')
    await expect(page.getByText(`An error occurred getting ${name}.`, { exact: true })).toBeVisible()
  }
  await expect(body(page)).toHaveCount(13)
})

test('shows, hides and moves columns by pointer and by keyboard, and stores them on the device [S3-2-49, S3-2-50, S3-2-51, S3-2-52, S3-9-07]', async ({
  page,
  shop,
  shopper,
}) => {
  await stubRows(page)
  await shopper.signsIn('wa', noor)
  await shop('wa', path)
  await expect(body(page)).toHaveCount(13)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const chooser = page.getByRole('complementary', { name: 'Columns' })
  const order = async () => (await heads(page).allTextContents()).slice(0, 4)
  expect(await order()).toEqual(['Project Name', 'Status', 'Customer', 'Phone'])

  await chooser.getByRole('button', { name: 'Move Customer up' }).click()
  expect(await order()).toEqual(['Project Name', 'Customer', 'Status', 'Phone'])
  await expect(chooser.getByRole('status')).toHaveText('Customer is now 2 of 20')
  await chooser.getByRole('checkbox', { name: 'Status', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  expect(await order()).toEqual(['Project Name', 'Status', 'Customer', 'Phone'])
  await page.keyboard.press('Alt+ArrowDown')
  await chooser.getByRole('checkbox', { name: 'Phone', exact: true }).uncheck()
  expect(await order()).toEqual(['Project Name', 'Customer', 'Status', 'Salesperson'])
  await expect(chooser.getByRole('checkbox', { name: 'Project Name' })).toBeDisabled()
  await expect(chooser.getByRole('checkbox', { name: 'Project Name' })).toBeChecked()

  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('dashboard-columns') ?? '{}') as object)
  expect(await stored()).toMatchObject({ version: 2 })
  await shopper.reloads()
  await expect(body(page)).toHaveCount(13)
  expect(await order()).toEqual(['Project Name', 'Customer', 'Status', 'Salesperson'])
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await chooser.getByRole('checkbox', { name: 'Phone', exact: true }).check()
  expect(await order()).toEqual(['Project Name', 'Customer', 'Status', 'Phone'])

  const hidden = { version: 2, columns: [{ title: 'Status', path: 'status.name', isShown: true }] }
  await page.evaluate((record) => localStorage.setItem('dashboard-columns', JSON.stringify(record)), hidden)
  await shopper.reloads()
  await expect(heads(page)).toHaveText(['Project Name', 'Status'])
})

test('shows each of the twenty fields of a full row, and no fields of an empty one [S3-2-53] @long', async ({
  page,
  shop,
  shopper,
}) => {
  const full = row(1, {
    projectName: 'Raman and Doyle kitchen',
    folderName: 'Laundry',
    folderId: 'f-7',
    secondaryCustomerPhone: '0491570157',
    secondaryCustomerEmail: 'second@example.com',
    quotePrice: 12180.5,
    projectGoal: 'New build',
    projectStart: '2027-01-05',
    referrer: 'Oak Joinery',
    fullAddress: '14 Banksia Rise, SYDNEY 2000',
  })
  const bare = { ...row(2), salesperson: null, store: null, quotePrice: null, quoteId: null }
  await stubRows(page, { quotes: [full, bare], totalCount: 2 })
  await shopper.signsIn('wa', noor)
  await shop('wa', path)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const chooser = page.getByRole('complementary', { name: 'Columns' })
  while ((await chooser.getByRole('checkbox', { checked: false }).count()) > 0)
    await chooser.getByRole('checkbox', { checked: false }).first().check()
  const cells = body(page).first().locator('th, td')
  await expect(cells).toHaveCount(20)
  expect((await cells.allTextContents()).toSorted()).toEqual(
    [
      ...['Raman and Doyle kitchen', 'p-1', 'Laundry', 'f-7', '104001', 'Quoted', 'Noor Haddad', 'Kiln Lane showroom'],
      ...['Customer 1', '0491570156', 'c1@example.com', '0491570157', 'second@example.com', '$12,180.50', 'New build'],
      ...['05/01/2027', '01/11/2026', '19/11/2026', 'Oak Joinery', '14 Banksia Rise, SYDNEY 2000'],
    ].toSorted(),
  )
  const empty = body(page).nth(1).locator('th, td').filter({ hasText: /^$/ })
  // Without a price, quote, seller and store, and fields that were left empty.
  await expect(empty).toHaveCount(12)
})

test('shows placeholders while loading, an error with a retry, and a warning above 2000 [S3-4-22, S3-8-24, S3-2-56]', async ({
  page,
  shop,
  shopper,
}) => {
  let response: { status: number; json: unknown } = { status: 200, json: { quotes: rows(13), totalCount: 2000 } }
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = true
  await page.route(search, async (route) => {
    if (isHeld) await held
    await route.fulfill(response)
  })
  await shopper.signsIn('wa', noor)
  const request = page.waitForRequest(search)
  await shop('wa', path)
  await request
  await expect(table(page)).toHaveAttribute('aria-busy', 'true')
  await expect(table(page).locator('tbody tr')).toHaveCount(13)
  isHeld = false
  release()
  await expect(body(page)).toHaveCount(13)
  await expect(page.getByText(/projects match\./)).toHaveCount(0)

  response = { status: 200, json: { quotes: rows(13), totalCount: 2001 } }
  await sortBy(page, 'Customer')
  await expect(
    page.getByText('2,001 projects match. Narrow the dates or filters for a faster list and export.'),
  ).toBeVisible()

  response = { status: 500, json: {} }
  await sortBy(page, 'Store')
  await expect(page.getByRole('heading', { name: 'An error occurred sorting projects.', exact: true })).toBeVisible()
  await expect(page.getByText('A server error occurred. Please try again later.')).toBeVisible()
  await expect(body(page)).toHaveCount(0)
  response = { status: 200, json: page13 }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(body(page)).toHaveCount(13)
  response = { status: 500, json: {} }
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'An error occurred getting projects.', exact: true })).toBeVisible()
})

test('exports all results of the search, is busy meanwhile, and downloads a file or shows an error [S3-4-23, S3-7-66]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await stubRows(page)
  let isBroken = true
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/v2\/project\/export\?/, async (route) => {
    if (isBroken) return route.fulfill({ status: 500, json: {} })
    await held
    const quotes = [row(1, { customerName: '=1+1', projectName: 'Kitchen, "big"' }), ...rows(39).slice(1)]
    return route.fulfill({ json: { quotes, totalCount: 40 } })
  })
  await shopper.signsIn('wa', noor)
  await shop('wa', path)
  await sortBy(page, 'Customer')
  await expect(body(page)).toHaveCount(13)
  const button = page.getByRole('button', { name: 'Export CSV' })
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not create the file. Try again.' })).toBeVisible()

  isBroken = false
  await button.click()
  await expect(page.getByText('Preparing 40 rows')).toBeVisible()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  const download = page.waitForEvent('download')
  release()
  const file = await download
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  expect(file.suggestedFilename()).toMatch(/^projects-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  const [head, first, ...rest] = text.split('\r\n')
  expect(head).toBe('\uFEFFProject Name,Status,Customer,Phone,Salesperson,Store,Quote Price,Created,Last Modified')
  expect(first).toContain(`"Kitchen, ""big""",Quoted,'=1+1,`)
  expect(rest).toHaveLength(39)

  const exported = calls.of('GET', '/api/v2/project/export')
  expect(exported).toHaveLength(2)
  const searched = queryOf(calls.of('GET', '/api/v2/project/search').at(-1))
  expect(queryOf(exported.at(-1))).toEqual({ ...searched, limit: '-1' })
})
