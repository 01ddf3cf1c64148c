type Missing = null | undefined

/** The answer of the product search, spelled as it comes. */
export type SearchAnswer = {
  readonly SearchSuggestions?:
    | readonly { readonly Result?: string | Missing; readonly Url?: string | Missing }[]
    | Missing
  readonly ProductResults?:
    | readonly {
        readonly Name?: string | Missing
        readonly ImageUrl?: string | Missing
        readonly Price?: number | Missing
        readonly Url?: string | Missing
      }[]
    | Missing
}

export type Suggestion =
  | { readonly type: 'term'; readonly text: string; readonly url: string }
  | {
      readonly type: 'product'
      readonly text: string
      readonly url: string
      readonly imageUrl: string | null
      readonly price: number | null
    }

/** Terms first, then products; a row without text or address is left out. */
export function readSearchAnswer(response: SearchAnswer | Missing): readonly Suggestion[] {
  const terms = (response?.SearchSuggestions ?? []).map(
    (row): Suggestion => ({ type: 'term', text: row.Result ?? '', url: row.Url ?? '' }),
  )
  const products = (response?.ProductResults ?? []).map(
    (row): Suggestion => ({
      type: 'product',
      text: row.Name ?? '',
      url: row.Url ?? '',
      imageUrl: row.ImageUrl ?? null,
      price: row.Price ?? null,
    }),
  )
  return [...terms, ...products].filter(({ text, url }) => text !== '' && url !== '')
}
