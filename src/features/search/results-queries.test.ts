import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { wire } from '../../../tests/wire.ts'
import { resultsQueries } from './results-queries.ts'

const whole = {
  term: 'gas oven',
  correctedTerm: null,
  products: [],
  facets: [],
  promoted: [],
  totalCount: 0,
  unfilteredCount: 0,
  page: 1,
  size: 24,
  sort: 'relevance',
}

it('requests facets (f) and products (p) of an encoded term separately, each with the chosen filters [S3-7-02]', async () => {
  const { api, lines } = wire(({ path }) => (path.includes('SiteSearch') ? whole : { ...whole, totalCount: 3 }))
  const client = new QueryClient()
  const result = await client.fetchQuery(
    resultsQueries(api, { brand: 'wa' }).results('gas oven', { filter: 'brand:norrvik', page: 2 }),
  )
  const [first, ...parts] = lines()
  expect(first).toMatch(/^GET \/api\/v2\/SiteSearch\/products\/gas%20oven\?fallback=true/)
  expect(parts.sort()).toEqual([
    'GET /api/v2/sitesearch/f/gas%20oven?filter=brand%3Anorrvik&page=2',
    'GET /api/v2/sitesearch/p/gas%20oven?filter=brand%3Anorrvik&page=2',
  ])
  expect(result.totalCount).toBe(3)
})

it('names the place of the shopper once it is known, and a sign-in only when there is one [S3-7-04]', async () => {
  const { api, lines } = wire(() => whole)
  const client = new QueryClient()
  await client.fetchQuery(resultsQueries(api, { brand: 'wa' }).results('oven', {}))
  client.setQueryData(['geo'], { locationId: '2204_MARRICKVILLE' })
  await client.fetchQuery(resultsQueries(api, { brand: 'wa' }).results('hob', {}))
  await client.fetchQuery(resultsQueries(api, { brand: 'wa', isSignedIn: true }).results('sink', {}))
  client.setQueryData(['geo'], { locationId: '' })
  await client.fetchQuery(resultsQueries(api, { brand: 'wa', isSignedIn: true }).results('tap', {}))
  expect(lines()).toEqual([
    'GET /api/v2/SiteSearch/products/oven?fallback=true',
    'GET /api/v2/SiteSearch/products/hob?fallback=true&location=2204_MARRICKVILLE',
    'GET /api/v2/SiteSearch/products/sink?fallback=true&location=2204_MARRICKVILLE&wid=true',
    'GET /api/v2/SiteSearch/products/tap?fallback=true&wid=true',
  ])
})
