import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { expectNoFindings, expectNoSidewaysScroll } from './axe.ts'
import { originOf } from './brands.ts'
import { expect, shopperOf, test } from './fixtures.ts'
import { untilControlled } from './idle.ts'
import { staffPost } from './staff-calls.ts'

const ines = 'ines@hearth.example'
const wiremu = 'wiremu@hearth.example'
test.use({ viewport: { width: 1280, height: 900 } })

const panel = (page: Page) => page.locator('[data-place="panel"]')
const files = (page: Page) => panel(page).getByRole('list', { name: 'Files of the project' }).getByRole('listitem')
const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true })
const attachmentPath = '/api/v2/project/attachment'

const pdf = (name: string, bytes = 40) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from(`%PDF-1.7\n${name}\n`), Buffer.alloc(bytes, 'x')]),
})

async function openFiles(page: Page, projectRef: string, name: string) {
  await page.goto(`${originOf('wa')}/project/${projectRef}`)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(saved(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('tab', { name: /^Files/ }).click()
}

async function openProject(page: Page, name: string, by = ines) {
  const post = await staffPost(page, by)
  const { projectRef } = await post<{ projectRef: string }>('/api/v2/project', { projectName: name })
  await post('/api/projects/product', { projectId: projectRef, sku: 'OS-O90PYS', quantity: 1 })
  await openFiles(page, projectRef, name)
  return { projectRef, post }
}

const attach = (page: Page, ...chosen: ReturnType<typeof pdf>[]) =>
  panel(page).locator('input[type="file"]').setInputFiles(chosen)

const filesOf = async (post: Awaited<ReturnType<typeof staffPost>>, projectRef: string) =>
  (await post<{ files: { name: string }[] }>(`/api/v2/project/${projectRef}`)).files.map(({ name }) => name)

test.describe('on a tablet with the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('stores a file attached offline over a reload, opens it from the tablet, and uploads it with progress for colleagues to open @long', async ({
    page,
    browser,
    network,
  }) => {
    test.slow()
    const name = 'Tarn Street plans'
    const { projectRef } = await openProject(page, name)
    await untilControlled(page)
    await shopperOf(page).reloads()
    await page.waitForLoadState('networkidle')
    await page.getByRole('tab', { name: /^Files/ }).click()
    await expect(panel(page).getByRole('button', { name: 'Add file or photo' })).toBeVisible()

    await network.offline()
    await attach(page, pdf('plan.pdf', 900_000), pdf('notes.pdf'))
    await expect(files(page)).toContainText([/saved on this tablet, waiting for connection/, 'notes.pdf'])
    await page.getByRole('button', { name: 'Saved on this tablet' }).click()
    const list = page.getByRole('dialog', { name: 'Pending changes' })
    await expect(list.getByRole('listitem')).toContainText(['Attach: plan.pdf', 'Attach: notes.pdf'])
    await page.keyboard.press('Escape')
    await expectNoFindings(page, 'files that wait')

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await page.getByRole('tab', { name: /^Files/ }).click()
    await expect(files(page)).toContainText(['plan.pdf', 'notes.pdf'])
    const loading = page.waitForEvent('download')
    await panel(page).getByRole('button', { name: 'Open notes.pdf' }).click()
    expect(readFileSync(await (await loading).path())).toEqual(pdf('notes.pdf').buffer)
    await panel(page).getByRole('button', { name: 'Cancel notes.pdf' }).click()
    await expect(files(page)).toHaveCount(1)
    await expectNoSidewaysScroll(page)

    await page.evaluate(() => {
      const seen: number[] = []
      Object.assign(window, { seenPercent: seen })
      new MutationObserver(() => {
        const bar = document.querySelector('progress')
        if (bar && seen.at(-1) !== bar.value) seen.push(bar.value)
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    // Slow before it is online: the upload begins at once.
    const wire = await page.context().newCDPSession(page)
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 600_000,
    })
    await network.online()
    await expect(saved(page)).toBeVisible({ timeout: 60_000 })
    await expect(files(page)).toContainText(['Ines'])
    const seen = await page.evaluate(() => (window as unknown as { seenPercent: number[] }).seenPercent)
    expect(seen.length).toBeGreaterThan(3)
    expect([seen.at(-1), seen]).toEqual([100, seen.toSorted((first, second) => first - second)])

    const secondPage = await (await browser.newContext()).newPage()
    const colleague = await staffPost(secondPage, wiremu)
    expect(await filesOf(colleague, projectRef)).toEqual(['plan.pdf'])
    await secondPage.context().close()
  })
})

test('creates one file when the response of an upload is lost, and saves what is typed meanwhile without waiting for it @long', async ({
  page,
  calls,
}) => {
  const name = 'Weir Lane plans'
  const { projectRef, post } = await openProject(page, name)
  let reached = 0
  let letGo = () => {}
  const loseResponse = async (route: Route) => {
    const { host, port } = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host }
    await route.fetch({ url: `http://127.0.0.1:${port}${attachmentPath}`, headers })
    reached++
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
    await route.abort()
  }
  await page.route((url) => url.pathname === attachmentPath, loseResponse, { times: 1 })
  await attach(page, pdf('only.pdf'))
  await expect.poll(() => reached).toBe(1)
  await expect(panel(page).getByRole('progressbar', { name: 'Sending only.pdf' })).toBeVisible()

  await page.getByRole('button', { name: 'Rename project' }).click()
  await page.getByRole('textbox', { name: 'Project name' }).fill(`${name}, unit 2`)
  const renamed = page.waitForResponse((response) => response.url().endsWith('/api/v2/project/name'))
  await page.keyboard.press('Enter')
  expect((await renamed).ok()).toBe(true)
  await expect(panel(page).getByRole('progressbar')).toBeVisible()

  letGo()
  await expect(saved(page)).toBeVisible({ timeout: 30_000 })
  await expect(panel(page).getByRole('button', { name: 'Remove only.pdf' })).toBeVisible()
  expect(calls.of('POST', attachmentPath)).toHaveLength(1)
  expect(await filesOf(post, projectRef)).toEqual(['only.pdf'])
})
