import { canonicalUrl } from '#domain/web/canonical.ts'

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

/** The sitemap: `file` 0 is /sitemap.xml. Null if there is no such file. */
export function sitemap(origin: string, paths: readonly string[], file = 0): string | null {
  const files = Math.ceil(paths.length / addressesPerFile)
  if (file === 0) return files > 1 ? fileIndex(origin, files) : urlSet(origin, paths)
  if (files <= 1 || file > files) return null
  return urlSet(origin, paths.slice((file - 1) * addressesPerFile, file * addressesPerFile))
}
