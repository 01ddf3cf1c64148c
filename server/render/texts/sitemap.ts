import { canonicalUrl } from '#domain/web/canonical.ts'
import type { SiteAddresses } from '../../content/site-pages.ts'

/** URLs per file; more are split over several files with an index. */
export const addressesPerFile = 5000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const urlSet = (origin: string, paths: readonly string[]) =>
  `${head}<urlset ${namespace}>\n${paths
    .map((path) => `<url><loc>${escaped(canonicalUrl(origin + path))}</loc></url>\n`)
    .join('')}</urlset>\n`

const fileIndex = (origin: string, count: number) =>
  `${head}<sitemapindex ${namespace}>\n${Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escaped(canonicalUrl(`${origin}/sitemap-${index + 1}.xml`))}</loc></sitemap>\n`,
  ).join('')}</sitemapindex>\n`

/**
 * The sitemap: `file` 0 is /sitemap.xml. Null if there is no such file. A large shop has a file for each range of
 * products, then files of pages: no file reads more than its own URLs.
 */
export async function sitemap(origin: string, addresses: SiteAddresses, file = 0): Promise<string | null> {
  const ranges = await addresses.ranges()
  const range = ranges[file - 1]
  const products = ranges.reduce((sum, { count }) => sum + count, 0)
  if (range && products > addressesPerFile) return urlSet(origin, await addresses.productsOf(range))
  const pages = await addresses.pages()
  if (products + pages.length <= addressesPerFile) {
    if (file > 0) return null
    return urlSet(origin, [...pages, ...(await Promise.all(ranges.map(addresses.productsOf))).flat()])
  }
  if (range) return urlSet(origin, await addresses.productsOf(range))
  if (file === 0) return fileIndex(origin, ranges.length + Math.ceil(pages.length / addressesPerFile))
  const before = (file - 1 - ranges.length) * addressesPerFile
  return before < pages.length ? urlSet(origin, pages.slice(before, before + addressesPerFile)) : null
}
