import type { Facet, Listing } from '#contract/catalogue/catalogue.ts'
import { listingSorts } from '#contract/fields/limits.ts'
import { randomOf } from '../../../server/demo/catalogue/random.ts'

type Get = (url: string) => Promise<{ body: string }>
type ListKind = readonly [kind: string, urls: readonly string[]]

const listing = (query: Record<string, string>) => `/api/catalogue/listing?${new URLSearchParams(query)}`
const results = (term: string, query: Record<string, string> = {}) =>
  `/api/v2/SiteSearch/all/${encodeURIComponent(term)}?${new URLSearchParams(query)}`

const scopes = {
  'all products': [listing({})],
  'top categories': ['kitchen', 'appliances', 'electronics', 'furniture'].map((category) => listing({ category })),
  'middle categories': ['kitchen/small-appliances', 'kitchen/fridges-and-freezers'].map((category) =>
    listing({ category }),
  ),
  'narrow categories': ['kitchen/small-appliances/kettles', 'kitchen/small-appliances/toasters'].map((category) =>
    listing({ category }),
  ),
  manufacturers: ['norrvik', 'ondrell'].map((manufacturer) => listing({ manufacturer })),
  collections: ['sale', 'new', 'clearance'].map((collection) => listing({ collection })),
  'search, broad': ['fridge', 'white', 'steel'].map((term) => results(term)),
  'search, narrow': ['norrvik wine cooler', 'steel kettle', 'fridge freezer white'].map((term) => results(term)),
}

/** Choices in one to three facets, as shoppers make them. */
function filterOf(facets: readonly Facet[], random: ReturnType<typeof randomOf>) {
  const parts = Array.from({ length: 1 + Math.floor(random.next() * 3) }, () => {
    const facet = random.pick(facets)
    if (facet.kind === 'choice') return `${facet.key}:${random.pick(facet.values).value}`
    const from = Math.floor((facet.min ?? 0) + random.next() * ((facet.max ?? 0) - (facet.min ?? 0)))
    return random.chance(0.5) ? `${facet.key}:${from}-` : `${facet.key}:-${from}`
  })
  return parts.join(';')
}

const filtersOfEach = 12

/** Lists of a shop: plain, in every order, on later pages and with generated filters. */
export async function listKinds(get: Get): Promise<ListKind[]> {
  const kinds: ListKind[] = []
  for (const [kind, urls] of Object.entries(scopes)) {
    const random = randomOf('bench-lists', kind)
    const pages: string[] = []
    const filtered: string[] = []
    for (const url of urls) {
      const { facets, totalCount } = JSON.parse((await get(url)).body) as Listing // our own response
      const last = String(Math.min(Math.ceil(totalCount / 24), 100_000))
      const pageNumbers = ['2', '10', last]
      pages.push(...pageNumbers.map((page) => `${url}&page=${page}&sort=${random.pick(listingSorts)}`))
      for (let index = 0; facets.length > 0 && index < filtersOfEach; index++)
        filtered.push(
          `${url}&${new URLSearchParams({ filter: filterOf(facets, random), sort: random.pick(listingSorts) })}`,
        )
    }
    kinds.push([kind, urls])
    kinds.push([`${kind}, sorted`, urls.flatMap((url) => listingSorts.map((sort) => `${url}&sort=${sort}`))])
    kinds.push([`${kind}, later pages`, pages])
    kinds.push([`${kind}, filtered`, filtered])
  }
  return [...kinds, ...otherKinds, ['sitemap', await sitemapUrls(get)]]
}

/** What else reads the whole catalogue. */
const otherKinds: readonly ListKind[] = [
  [
    'home',
    [
      '/api/catalogue/best?mixed=true&size=8',
      '/api/catalogue/best?category=kitchen&mixed=true&size=12',
      '/api/catalogue/best?collection=sale&mixed=true',
      '/api/catalogue/best?collection=new&sort=newest&size=8',
      '/api/catalogue/best?category=kitchen/small-appliances/kettles&size=4',
      '/api/catalogue/best?sort=discount&size=8',
    ],
  ],
  ['menu, promotions', ['/api/navbar/', '/api/promotion/list']],
  ['manufacturer pages', ['/api/catalogue/brands', '/api/catalogue/brands/norrvik']],
]

/** The index, and of its files the first, one of the middle and the last. */
async function sitemapUrls(get: Get) {
  const { body } = await get('/sitemap.xml')
  const files = [...body.matchAll(/\/sitemap-\d+\.xml/g)].map(([path]) => path)
  const some = [files.at(0), files.at(files.length / 2), files.at(-1)].flatMap((path) => path ?? [])
  return [...new Set(['/sitemap.xml', ...some, '/llms.txt'])]
}
