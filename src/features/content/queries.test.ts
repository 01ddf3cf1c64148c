import { expect, it, vi } from 'vitest'
import type { Api } from '#contract/client.ts'
import { createQueryClient } from '#lib/query/query-client.ts'
import { contentQueries } from './queries.ts'

it('looks up the redirect of a missing address at each visit', async () => {
  const redirect = vi.fn<Api['content']['redirect']>(async () => ({ doRedirect: false, destinationUri: '' }))
  const client = createQueryClient(() => {})
  // The query uses nothing else of the API.
  const query = contentQueries({ content: { redirect } } as unknown as Api).redirect('/gone')
  for (const _visit of [1, 2]) await client.fetchQuery(query)
  expect(redirect).toHaveBeenCalledTimes(2)
})
