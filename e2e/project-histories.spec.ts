import type { Page } from '@playwright/test'
import { originOf } from './brands.ts'
import { expect, shopperOf, test } from './fixtures.ts'
import {
  decide,
  deletesFolder,
  heading,
  kettle,
  movesToFolder,
  oven,
  panel,
  row,
  setQuantity,
  status,
} from './project-controls.ts'
import { staffPost } from './staff-calls.ts'

const noor = 'noor@hearth.example'
const wiremu = 'wiremu@hearth.example'
test.use({ viewport: { width: 1280, height: 900 } })
// An edit that is lost once in two runs is lost.
test.describe.configure({ timeout: 120_000, retries: 0 })

const api = /\/api\/(?:v2\/)?projects?(?:\/|$|\?)/

type Post = Awaited<ReturnType<typeof staffPost>>
type Shown = {
  version: number
  cart: {
    products: { productCode: string; sku: string; quantity: number; folderId: string | null; position: string }[]
  }
  folders: { id: string; title: string; products: string[] }[]
  productNotes: { id: string; notes: string }[]
  productVariations: { id: string; rrpOverride: number | null }[]
  quoteData: { projectGoal: string }
}

const view = (post: Post, id: string) => post<Shown>(`/api/v2/project/${id}`)

/** Signs a member of staff in on their own device. */
async function atDevice(page: Page, email: string) {
  return staffPost(page, email)
}

async function aProject(post: Post, name: string, skus = [kettle, oven]) {
  const { projectRef } = await post<{ projectRef: string }>('/api/v2/project', {
    projectName: name,
    quoteData: { customerName: 'Ada Fenwick' },
  })
  for (const sku of skus) await post('/api/projects/product', { projectId: projectRef, sku, quantity: 1 })
  return projectRef
}

async function opens(page: Page, id: string, name: string) {
  await page.goto(`${originOf('wa')}/project/${id}`)
  await expect(heading(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(status(page, 'Saved')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Signs two members of staff in on two devices, and creates a project. */
async function twoDevices(page: Page, second: Page, name: string, skus?: string[]) {
  const own = await atDevice(page, noor)
  const theirs = await atDevice(second, wiremu)
  const id = await aProject(own, name, skus)
  return { own, theirs, id }
}

/** Makes every project request hang, though the device is online. */
async function hangs(page: Page) {
  await page.route(api, () => new Promise<void>(() => {}))
}

test('stores edits immediately while requests hang, and sends them after the tab was closed', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const own = await atDevice(page, noor)
  const id = await aProject(own, 'Hung line')
  await opens(page, id, 'Hung line')
  await hangs(page)
  await setQuantity(page, kettle, 4)
  await expect(status(page, 'Sending…')).toBeVisible()
  await setQuantity(page, oven, 5)
  await expect(row(page, oven)).toContainText('Waiting to send')
  const next = await context.newPage()
  await page.close()
  await next.goto(`${originOf('wa')}/project/${id}`)
  await expect(row(next, oven).getByText('5').or(row(next, oven).locator('input')).first()).toBeVisible()
  const quantities = () =>
    next.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const open = indexedDB.open('hearth')
          open.onsuccess = () => {
            const count = open.result.transaction('edits').objectStore('edits').count()
            count.onsuccess = () => resolve(count.result)
            open.result.onversionchange = () => open.result.close()
          }
        }),
    )
  await expect.poll(quantities, { timeout: 60_000 }).toBe(0)
  await next.reload()
  await next.getByRole('button', { name: 'Edit', exact: true }).click()
  for (const [sku, count] of [
    [kettle, '4'],
    [oven, '5'],
  ] as const)
    await expect(row(next, sku).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue(count)
})

test('aborts a request without a response after ten seconds and sends the edit again @long', async ({ page }) => {
  const own = await atDevice(page, noor)
  const id = await aProject(own, 'Dead line')
  await opens(page, id, 'Dead line')
  await hangs(page)
  await setQuantity(page, kettle, 4)
  await expect(status(page, 'Saved on this tablet')).toBeVisible({ timeout: 20_000 })
  await page.unroute(api)
  await expect(status(page, 'Saved')).toBeVisible({ timeout: 60_000 })
  expect((await view(own, id)).cart.products.map(({ quantity }) => quantity)).toContain(4)
})

test('keeps the RRP of a colleague for a variation when theirs is chosen @long', async ({ page, browser, network }) => {
  const second = await (await browser.newContext()).newPage()
  const { own, theirs, id } = await twoDevices(page, second, 'RRP on both sides', [oven])
  const [line] = (await view(own, id)).cart.products
  const made = { projectId: id, productCode: line?.productCode, brand: 'Osmo', variationSku: 'OS-X', comments: '' }
  const { id: variationId } = await own<{ id: string }>('/api/v2/project/product-variation', {
    ...made,
    rrpOverride: 100,
  })
  await opens(page, id, 'RRP on both sides')
  await network.offline()
  await row(page, oven)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Variations' }).click()
  const editor = page.getByRole('dialog', { name: /^Variations of/ })
  await editor.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor.getByLabel('RRP for this project').fill('300')
  await editor.getByRole('button', { name: 'Save variation' }).click()
  await expect(editor.getByText('RRP $300.00')).toBeVisible()
  await page.keyboard.press('Escape')
  await theirs('/api/v2/project/product-variation', { ...made, id: variationId, rrpOverride: 200 })
  await network.online()
  await expect(decide(page)).toContainText('RRP of', { timeout: 30_000 })
  await expect(decide(page).getByRole('radio', { name: /\$300\.00/ })).toBeVisible()
  await decide(page)
    .getByRole('radio', { name: /\$200\.00/ })
    .check()
  await decide(page).getByRole('button', { name: 'Use these choices' }).click()
  await expect(status(page, 'Saved')).toBeVisible({ timeout: 30_000 })
  expect((await view(own, id)).productVariations).toMatchObject([{ rrpOverride: 200 }])
  await second.context().close()
})

test('asks before it deletes a folder to which a colleague added a line and a note @long', async ({
  page,
  browser,
  network,
}) => {
  const second = await (await browser.newContext()).newPage()
  const { own, theirs, id } = await twoDevices(page, second, 'Folder with more', [kettle])
  const { id: folderId } = await own<{ id: string }>('/api/v2/project/folder', { projectId: id, title: 'Laundry' })
  const code = (await view(own, id)).cart.products[0]?.productCode
  await own('/api/projects/sort-products', { projectId: id, folderId, products: [code] })
  await opens(page, id, 'Folder with more')
  await network.offline()
  await deletesFolder(page, 'Laundry', true)
  await expect(page.getByRole('region', { name: 'Laundry' })).toHaveCount(0)
  await theirs('/api/projects/product', { projectId: id, sku: oven, folderId, quantity: 1 })
  await theirs('/api/v2/project/product-note', { projectId: id, sku: oven, notes: 'Hinges on the left' })
  await network.online()
  await expect(decide(page)).toContainText(/Wiremu Tane added .* to Laundry\./, { timeout: 30_000 })
  await decide(page)
    .getByRole('radio', { name: /Keep the folder/ })
    .check()
  await decide(page).getByRole('button', { name: 'Use these choices' }).click()
  await expect(page.getByRole('region', { name: 'Laundry' })).toContainText(oven)
  const left = await view(own, id)
  expect([left.cart.products.length, left.productNotes.length]).toEqual([2, 1])
  await second.context().close()
})

test('asks before it removes a line of which a colleague changed the quantity and wrote a note', async ({
  page,
  browser,
  network,
}) => {
  await page.clock.install()
  const second = await (await browser.newContext()).newPage()
  const { own, theirs, id } = await twoDevices(page, second, 'Line with more')
  await opens(page, id, 'Line with more')
  const code = (await view(own, id)).cart.products.find(({ sku }) => sku === oven)?.productCode
  await network.offline()
  await row(page, oven)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(row(page, oven)).toHaveCount(0)
  await theirs('/api/projects/product', { projectId: id, sku: oven, productCode: code, quantity: 3 })
  await theirs('/api/v2/project/product-note', { projectId: id, sku: oven, notes: 'Hinges on the left' })
  await page.clock.fastForward(11_000) // no one pressed Undo
  await network.online()
  await expect(decide(page)).toContainText('Wiremu Tane changed quantity of')
  await decide(page)
    .getByRole('radio', { name: /Delete anyway/ })
    .check()
  await decide(page).getByRole('button', { name: 'Use these choices' }).click()
  await expect(status(page, 'Saved')).toBeVisible({ timeout: 30_000 })
  expect((await view(own, id)).cart.products.map(({ sku }) => sku)).toEqual([kettle])
  await second.context().close()
})

/** Creates three folders and two lines; the first device moves the kettle to Pantry while offline. */
async function moving(page: Page, second: Page, name: string) {
  const devices = await twoDevices(page, second, name)
  const folders = new Map<string, string>()
  for (const title of ['Pantry', 'Laundry']) {
    const { id } = await devices.own<{ id: string }>('/api/v2/project/folder', { projectId: devices.id, title })
    folders.set(title, id)
  }
  const { cart } = await view(devices.own, devices.id)
  const codeOf = (sku: string) => cart.products.find((line) => line.sku === sku)?.productCode
  const theyMove = (sku: string, folder: string) =>
    devices.theirs('/api/projects/sort-products', {
      projectId: devices.id,
      moves: [{ productCode: codeOf(sku), folderId: folders.get(folder), position: 'a0' }],
    })
  return { ...devices, theyMove }
}

test('shows a conflict when one line was moved to two folders @long', async ({ page, browser, network }) => {
  const second = await (await browser.newContext()).newPage()
  const { own, id, theyMove } = await moving(page, second, 'Two ways')
  await opens(page, id, 'Two ways')
  await network.offline()
  await movesToFolder(page, kettle, 'Pantry')
  await theyMove(kettle, 'Laundry')
  await network.online()
  await expect(decide(page)).toContainText('Place of', { timeout: 30_000 })
  await expect(decide(page).getByRole('radio', { name: /Laundry/ })).toBeVisible()
  await decide(page)
    .getByRole('radio', { name: /Pantry/ })
    .check()
  await decide(page).getByRole('button', { name: 'Use these choices' }).click()
  await expect(status(page, 'Saved')).toBeVisible({ timeout: 30_000 })
  const { folders } = await view(own, id)
  expect(folders.map(({ title, products }) => [title, products.length])).toEqual([
    ['Pantry', 1],
    ['Laundry', 0],
  ])
  await second.context().close()
})

test('merges moves of different lines into one folder, without a conflict @long', async ({
  page,
  browser,
  network,
}) => {
  const second = await (await browser.newContext()).newPage()
  const { own, id, theyMove } = await moving(page, second, 'Same folder')
  await opens(page, id, 'Same folder')
  await network.offline()
  await movesToFolder(page, kettle, 'Pantry')
  await theyMove(oven, 'Pantry')
  await network.online()
  await expect(status(page, 'Saved')).toBeVisible({ timeout: 30_000 })
  await expect(decide(page)).toHaveCount(0)
  expect((await view(own, id)).folders[0]?.products).toHaveLength(2)
  await expect(page.getByRole('region', { name: 'Pantry' })).toContainText(oven)
  await second.context().close()
})

test('stores a field while the user types, and a comment and a new note as drafts, over a reload', {
  tag: '@core',
}, async ({ page }) => {
  const own = await atDevice(page, noor)
  const id = await aProject(own, 'Half a sentence')
  await opens(page, id, 'Half a sentence')
  await hangs(page)
  await panel(page, 'Quote')
  const goal = page.getByRole('textbox', { name: 'Project goal' })
  await goal.click()
  await page.keyboard.type('Seats for six ')
  // The field never loses focus.
  await expect(status(page, 'Sending…')).toBeVisible()
  await expect(goal).toHaveValue('Seats for six ')
  await panel(page, 'Notes')
  await page.getByRole('textbox', { name: 'Write to colleagues' }).pressSequentially('Call before t')
  await row(page, kettle)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'New note' }).pressSequentially('Left hin')
  const drafts = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const open = indexedDB.open('hearth')
          open.onsuccess = () => {
            const all = open.result.transaction('kept').objectStore('kept').getAllKeys()
            all.onsuccess = () => {
              open.result.close()
              resolve(all.result.filter((key) => String(key).includes('draft:')).length)
            }
          }
        }),
    )
  await expect.poll(drafts).toBe(2)
  await page.unroute(api)
  await page.reload()
  await expect(heading(page, 'Half a sentence')).toBeVisible()
  await panel(page, 'Notes')
  await expect(page.getByRole('textbox', { name: 'Write to colleagues' })).toHaveValue('Call before t')
  await row(page, kettle)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Notes' }).click()
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('Left hin')
  await page.keyboard.press('Escape')
  await panel(page, 'Quote')
  await expect(page.getByRole('textbox', { name: 'Project goal' })).toHaveValue('Seats for six')
  await expect(status(page, 'Saved')).toBeVisible({ timeout: 60_000 })
  expect((await view(own, id)).quoteData.projectGoal).toBe('Seats for six')
})

test('shows a conflict with what the same person chose later on another device @long', async ({
  page,
  browser,
  network,
}) => {
  const second = await (await browser.newContext()).newPage()
  const own = await atDevice(page, noor)
  const theirs = await atDevice(second, noor)
  const id = await aProject(own, 'Two desks')
  await opens(page, id, 'Two desks')
  await network.offline()
  await setQuantity(page, kettle, 4)
  await expect(row(page, kettle)).toContainText('Waiting to send')
  await opens(second, id, 'Two desks')
  await setQuantity(second, kettle, 7)
  // Otherwise the older edit may arrive first, and is correctly replaced.
  const quantities = async () => (await view(theirs, id)).cart.products.map(({ quantity }) => quantity)
  await expect.poll(quantities, { timeout: 30_000 }).toContain(7)
  await network.online()
  await expect(decide(page)).toContainText('Yours, on another device', { timeout: 30_000 })
  expect((await view(own, id)).cart.products.map(({ quantity }) => quantity)).toContain(7)
  await second.context().close()
})

test('shows a project that was created offline at its final address @long', async ({ page, network }) => {
  await atDevice(page, noor)
  await shopperOf(page).reloads()
  await page.waitForLoadState('networkidle')
  await network.offline()
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Far from the shop')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(heading(page, 'Far from the shop')).toBeVisible()
  const address = page.url()
  await network.online()
  await expect(status(page, 'Saved')).toBeVisible({ timeout: 30_000 })
  await page.goto(address)
  await expect(heading(page, 'Far from the shop')).toBeVisible()
})
