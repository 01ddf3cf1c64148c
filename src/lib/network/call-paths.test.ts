import { beforeEach, expect, it, vi } from 'vitest'
import type { Api } from '#contract/client.ts'
import { httpSend } from './api.ts'

/** The paths with every entry of the table changed, by entry. */
const moved = {
  staticContent: '/elsewhere/texts/:name',
  localitySearch: '/elsewhere/places/:term',
  searchAddress: '/elsewhere/search-address',
  productSearchAddress: '/elsewhere/product-address',
  productSearch: '/elsewhere/products',
  newsletter: '/elsewhere/newsletter',
  reminders: '/elsewhere/reminders',
  logout: '/elsewhere/logout',
  comparedProducts: '/elsewhere/compared',
}

beforeEach(() => vi.resetModules())

const asks: Record<keyof typeof moved, (api: Api) => Promise<unknown>> = {
  staticContent: (api) => api.content.static({ params: { name: 'delivery' } }),
  localitySearch: (api) => api.locality.search({ params: { term: '2000' } }),
  searchAddress: (api) => api.search.address({ query: { searchterms: 'oven' } }),
  productSearchAddress: (api) => api.search.productAddress({ query: { SearchTerm: 'oven' } }),
  productSearch: (api) => api.search.lookup({ query: { searchTerms: 'oven' } }),
  newsletter: (api) => api.contact.kitchenClub({ body: { Email: '', Name: '', Postcode: '', source: 'Newsletter' } }),
  reminders: (api) => api.account.reminders(),
  logout: (api) => api.identity.logout({ body: { userId: '1', clientId: '2' } }),
  comparedProducts: (api) => api.comparison.products({ query: { SkuList: 'A' } }),
}

async function requestedPaths() {
  const { createClient } = await import('#contract/client.ts')
  const { contract } = await import('#contract/contract.ts')
  const requested: string[] = []
  const fetcher: typeof fetch = async (url) => {
    requested.push(String(url))
    return new Response('{}')
  }
  const api = createClient(contract, httpSend('', fetcher))
  for (const ask of Object.values(asks)) await ask(api)
  return requested
}

it('sends requests to the paths in its table [S1-7-55]', async () => {
  vi.doUnmock('#contract/protocol/call-paths.ts')
  const { callPaths } = await import('#contract/protocol/call-paths.ts')
  expect(Object.keys(callPaths)).toEqual(Object.keys(moved))
  expect(await requestedPaths()).toEqual([
    '/api/Static/delivery',
    '/api/locality/2000',
    '/api/v2/sitesearch/search-url?searchterms=oven',
    '/api/v2/product/search-url?SearchTerm=oven',
    '/api/search/products?searchTerms=oven',
    '/api/Contact/kitchenclub',
    '/api/account/reminders',
    '/api/account/logout',
    '/api/compare/products?SkuList=A',
  ])
})

it('sends requests to other paths when the table changes [S1-7-55]', async () => {
  vi.doMock('#contract/protocol/call-paths.ts', () => ({ callPaths: moved }))
  expect(await requestedPaths()).toEqual([
    '/elsewhere/texts/delivery',
    '/elsewhere/places/2000',
    '/elsewhere/search-address?searchterms=oven',
    '/elsewhere/product-address?SearchTerm=oven',
    '/elsewhere/products?searchTerms=oven',
    '/elsewhere/newsletter',
    '/elsewhere/reminders',
    '/elsewhere/logout',
    '/elsewhere/compared?SkuList=A',
  ])
})
