import type { Brand } from '#themes/brand.ts'
import type { SitePage, sitePages } from '../../content/site-pages.ts'

type Pages = Awaited<ReturnType<typeof sitePages>>

const sections: readonly (readonly [keyof Pages, string])[] = [
  ['main', 'Shop'],
  ['categories', 'Categories'],
  ['brands', 'Brands'],
  ['stores', 'Stores'],
  ['reading', 'Articles and cooking demos'],
  ['forms', 'Forms'],
  ['help', 'Help and policies'],
]

/** The llms.txt of a shop: https://llmstxt.org. */
export function llmsText(brand: Brand, pages: Pages, origin: string) {
  const line = ({ path, title, note }: SitePage) => `- [${title}](${origin}${path})${note ? `: ${note}` : ''}`
  const parts = sections
    .filter(([key]) => pages[key].length > 0)
    .map(([key, title]) => `## ${title}\n\n${pages[key].map(line).join('\n')}`)
  return [
    `# ${brand.name}`,
    `> ${brand.description}`,
    `${brand.wording.footerAbout} ${brand.wording.priceNote} Telephone ${brand.supportNumber}.`,
    ...parts,
    `## For programs\n\n- [API](${origin}/api/): every call with its fields\n- [OpenAPI](${origin}/api/openapi.json): the same for tools`,
    '',
  ].join('\n\n')
}
