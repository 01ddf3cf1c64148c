import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { catalogueChapters } from './catalogue-chapters.ts'

const tile = (uri: string) => ({ name: uri, uri, productCount: 3, picture: null })

async function chapters(departments: readonly string[], children: readonly string[]) {
  const catalogue = {
    categories: () => Promise.resolve(departments.map(tile)),
    category: () => Promise.resolve({ children: children.map(tile) }),
  }
  const api = { catalogue } as unknown as Api // the calls of the chapters only
  const found = await new QueryClient().fetchQuery(catalogueChapters(api))
  return found.map(({ uri }) => uri)
}

it('has a chapter for each department', async () => {
  expect(await chapters(['kitchen', 'laundry'], ['kitchen/ovens'])).toEqual(['kitchen', 'laundry'])
})

it('has the categories as chapters in a shop with one department', async () => {
  expect(await chapters(['kitchen'], ['kitchen/ovens', 'kitchen/fridges'])).toEqual([
    'kitchen/ovens',
    'kitchen/fridges',
  ])
})

it('has the only department as the chapter where it has no categories', async () => {
  expect(await chapters(['kitchen'], [])).toEqual(['kitchen'])
})

it('has no chapters in an empty shop', async () => {
  expect(await chapters([], [])).toEqual([])
})
