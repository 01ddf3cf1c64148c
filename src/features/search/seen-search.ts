import type { ProductCard } from '#contract/catalogue/product.ts'
import type { SearchResult, Suggestion, Suggestions } from '#contract/catalogue/search.ts'
import { searchSeen } from '#domain/search/device-search.ts'
import { paths } from '#lib/page/paths.ts'
import { createOpenedProducts } from '#offline/opened-products.ts'
import { createSeenProducts } from '#offline/seen-products.ts'
import { pictureUrl } from '#ui/picture/picture-url.ts'
import { suggestionThumbnailPx } from './rules/suggestion-count.ts'

const find = async (brand: string, term: string) =>
  searchSeen(await createSeenProducts({ brand }).list(), term, ({ title, sku, manufacturer, category }) => [
    `${title} ${sku}`,
    `${manufacturer.name} ${category}`,
  ])

const suggestionOf = ({ title, uri, image, price, ribbon }: ProductCard): Suggestion => ({
  type: 'product',
  text: title,
  url: paths.product({ slug: uri }),
  imageUrl: pictureUrl(image.path, suggestionThumbnailPx.wide > 160 ? 320 : 240, 'webp'),
  price,
  ribbon,
})

/** The products whose pages were opened here last. */
export const openedHere = async (brand: string, limit: number): Promise<Suggestion[]> =>
  (await createOpenedProducts({ brand }).list()).slice(0, limit).map(suggestionOf)

type FromDevice = { isFromDevice: true }

/** Suggestions out of the products this device has seen; null when none fits. */
export async function suggestSeen(
  brand: string,
  term: string,
  limit: number,
): Promise<(Suggestions & FromDevice) | null> {
  const cards = await find(brand, term)
  if (cards.length === 0) return null
  return {
    isFromDevice: true,
    suggestions: cards.slice(0, limit).map(suggestionOf),
    totalCount: cards.length,
    correctedTerm: null,
  }
}

/** The results page out of the products this device has seen; null when none fits. */
export async function resultsSeen(brand: string, term: string): Promise<(SearchResult & FromDevice) | null> {
  const products = [...(await find(brand, term))]
  if (products.length === 0) return null
  const count = products.length
  return {
    isFromDevice: true,
    products,
    totalCount: count,
    unfilteredCount: count,
    page: 1,
    size: count,
    sort: 'relevance',
    facets: [],
    promoted: [],
    term,
    correctedTerm: null,
  }
}
