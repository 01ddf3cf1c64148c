import type { Page } from '@playwright/test'
import { originOf } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { staffPost } from './staff-calls.ts'

const noor = 'noor@hearth.example'
test.use({ viewport: { width: 1280, height: 900 } })

const toast = (page: Page) => page.getByRole('region', { name: 'Messages' })

async function openProject(page: Page, name: string) {
  const post = await staffPost(page, noor)
  const { projectRef } = await post<{ projectRef: string }>('/api/v2/project', {
    projectName: name,
    quoteData: { customerName: 'Ada Fenwick' },
  })
  await post('/api/projects/product', { projectId: projectRef, sku: 'WX-TS2EBS', quantity: 1 })
  await page.goto(`${originOf('wa')}/project/${projectRef}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Save quote/ })).toBeVisible()
}

const unexpected = 'An unexpected error occurred. Please try again later.'

const reasons = [
  [400, 'Invalid request. Please check your input.'],
  [403, 'You do not have permission to perform this action.'],
  [404, 'The requested resource could not be found.'],
  [500, 'A server error occurred. Please try again later.'],
  [418, unexpected],
  [503, unexpected],
  [401, 'Authentication required. Please log in again.'],
] as const

test('says why a quote is rejected, by the status of an empty response [S3-8-05, S3-8-06, S3-8-07, S3-8-08, S3-8-09, S3-8-10] @long', async ({
  page,
}) => {
  await openProject(page, 'Rejected')
  let responseStatus = 0
  await page.route('**/api/v2/project/quote', (route) => route.fulfill({ status: responseStatus, body: '' }))
  for (const [status, text] of reasons) {
    responseStatus = status
    await page.getByRole('button', { name: /^Save quote/ }).click()
    await expect(toast(page).getByText(text, { exact: true }), `${status}`).toBeVisible()
    await expect(toast(page).getByText('Update Failed!')).toBeVisible()
    await toast(page).getByRole('button', { name: 'Close message' }).click()
    await expect(toast(page).getByText('Update Failed!')).toHaveCount(0)
  }
})

test('shows an error when only the response to a quote is lost, and saves the quote once on a second click [S3-8-10] @long', async ({
  page,
  calls,
}) => {
  await openProject(page, 'Broken off')
  const path = '**/api/v2/project/quote'
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/project/quote')) keys.push(request.headers()['idempotency-key'])
  })
  // The request arrives, and its response is lost.
  await page.route(path, async (route) => {
    const url = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host: url.host }
    await route.fetch({ url: `http://127.0.0.1:${url.port}${url.pathname}`, headers })
    await route.abort()
  })
  const save = page.getByRole('button', { name: /^Save quote/ })
  await save.click()
  await expect(toast(page).getByText(unexpected, { exact: true })).toBeVisible()
  await expect(toast(page).getByText('Update Failed!')).toBeVisible()
  await page.unroute(path)
  await save.click()
  await expect(toast(page).getByText('Successfully updated!')).toBeVisible()
  expect(calls.of('POST', '/api/v2/project/quote').length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  await page.getByRole('tab', { name: /^Quote/ }).click()
  await expect(page.getByText(/^Quoted: [\d\u00a0]+, version 1$/)).toBeVisible()
})
