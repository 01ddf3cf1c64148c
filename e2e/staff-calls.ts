import type { Page } from '@playwright/test'
import { originOf } from './brands.ts'
import { shopperOf } from './fixtures.ts'

/** Signs a member of staff in, opens their projects, and answers with a way to post as that page would. */
export async function staffPost(page: Page, email: string) {
  await shopperOf(page).signsIn('wa', email)
  const signed = page.waitForRequest((request) => request.headers().authorization !== undefined)
  await page.goto(`${originOf('wa')}/project`)
  const { authorization = '' } = await (await signed).allHeaders()
  return <Answer>(path: string, body: object) =>
    page.evaluate(
      async ([to, bearer, text]) => {
        const headers = { 'content-type': 'application/json', authorization: bearer }
        const answer = await fetch(to, { method: 'POST', headers, body: text })
        if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`)
        return (await answer.json()) as unknown
      },
      [path, authorization, JSON.stringify(body)] as const,
    ) as Promise<Answer> // the test knows the call
}
