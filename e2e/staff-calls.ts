import type { Page } from '@playwright/test'
import { originOf } from './brands.ts'
import { shopperOf } from './fixtures.ts'

/** Signs in a member of staff, opens their projects, and returns a function that sends requests as the page would. */
export async function staffPost(page: Page, email: string) {
  await shopperOf(page).signsIn('wa', email)
  const signed = page.waitForRequest((request) => request.headers().authorization !== undefined)
  await page.goto(`${originOf('wa')}/project`)
  const { authorization = '' } = await (await signed).allHeaders()
  return <Answer>(path: string, body?: object) =>
    page.evaluate(
      async ({ to, bearer, text }) => {
        const headers = { authorization: bearer, ...(text && { 'content-type': 'application/json' }) }
        const response = await fetch(to, { method: text ? 'POST' : 'GET', headers, body: text ?? null })
        if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`)
        return (await response.json()) as unknown
      },
      { to: path, bearer: authorization, text: body && JSON.stringify(body) },
    ) as Promise<Answer> // the test knows the endpoint
}
