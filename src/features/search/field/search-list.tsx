import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect } from 'react'
import type { Suggestion } from '#contract/catalogue/search.ts'
import { encodeTerm } from '#domain/search/search-term.ts'
import { useApp } from '#lib/app.tsx'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { useWideScreen } from '#lib/browser/wide-screen.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { useSuggestions } from '#ui/combobox/suggestions.ts'
import { SearchIcon } from '#ui/icon/icons.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { themed } from '#ui/themed.ts'
import { FoundHere } from '../found-here.tsx'
import { findProductsAddress } from '../products-address.ts'
import { searchQueries } from '../queries.ts'
import { suggestionCounts } from '../rules/suggestion-count.ts'
import { logSearchFailure } from '../search-failure.ts'
import { MarkedText } from './marked-text.tsx'
import { createRecentSearches } from './recent-searches.ts'
import { Columns, OptionsRoot, ProductOption, type SearchPanelProps } from './search-options.tsx'

/** `asks`: the server resolves the URL when the option is selected. */
type Option = { url: string; asks: boolean; term?: string }

const Results = styled(Columns)(
  themed(({ theme }) => ({
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '&:first-of-type': { borderTop: 0 },
  })),
)

const Nothing = styled('p')({ padding: '14px 16px' })

const All = styled('div')(
  themed(({ theme }) => ({
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.link,
    fontWeight: 600,
    '& > [role="option"]': { justifyContent: 'center' },
  })),
)

/** What is suggested for a term; loaded when the first one is typed. */
export function SearchList({ onState, onFollow, onGo, ...field }: SearchPanelProps) {
  const app = useApp()
  const { api, brand } = app
  const term = field.text
  const isWide = useWideScreen()
  const counts = suggestionCounts({ isWide }, brand.flags)
  const { data, isFetching } = useQuery(searchQueries(api, brand.key).suggestions(term, counts.limit))
  // A term that finds nothing has no results to view.
  const isEmpty = data?.totalCount === 0
  const address = useMutation(findProductsAddress(app))
  const { terms, products } = split(data?.suggestions ?? [], counts)
  const all: Option = isEmpty
    ? { url: paths.products(), asks: false }
    : // Offline the results come from this device, at the link's own URL.
      { url: `/search/${encodeTerm(term)}`, asks: !data?.isFromDevice, term }
  const options: Option[] = [
    ...terms.map(({ url, text }) => ({ url, asks: false, term: text })),
    ...products.map(({ url }) => ({ url, asks: false })),
    all,
  ]

  function pick(option: Option, event: SyntheticEvent) {
    const isClick = event.type === 'click'
    if (option.term) createRecentSearches({ brand: brand.key }).add(option.term)
    // A clicked link leads on by itself, or to a new tab.
    if (isClick && (!option.asks || !isPlainClick(event.nativeEvent as MouseEvent))) return onFollow()
    if (!option.asks) return onGo(option.url)
    event.preventDefault()
    if (address.isPending) return
    // Callbacks of `mutate` do not run when the list is closed meanwhile.
    address.mutate(term, { onSuccess: ({ url }) => url && onGo(url), onError: logSearchFailure })
  }

  const { listbox, optionProps } = useSuggestions({
    ...field,
    isOpen: data !== undefined,
    options,
    keyOf: ({ url }) => url,
    includesField: true,
    onPick: pick,
  })
  const row = (index: number) => {
    const option = options[index] ?? all
    return { to: option.url, ...optionProps(option, index) }
  }

  const isBusy = isFetching || address.isPending
  const isShown = data !== undefined
  useEffect(() => {
    onState({ isBusy, isShown })
    return () => onState({ isBusy: false, isShown: false })
  }, [onState, isBusy, isShown])

  if (!data) return null
  return (
    <OptionsRoot>
      {data.isFromDevice && <FoundHere />}
      {isEmpty && <Nothing>Nothing found for “{term}”. Check the spelling or try another word.</Nothing>}
      <div {...listbox}>
        <Results role="presentation">
          {terms.map((suggestion, index) => (
            <Anchor key={suggestion.url} {...row(index)}>
              <SearchIcon size={18} />
              <span>
                <MarkedText text={suggestion.text} keyword={term} />
              </span>
            </Anchor>
          ))}
        </Results>
        <Results role="presentation">
          {products.map((product, index) => (
            <Anchor key={product.url} {...row(terms.length + index)}>
              <ProductOption product={product} term={term} />
            </Anchor>
          ))}
        </Results>
        <All role="presentation">
          <Anchor {...row(options.length - 1)}>{isEmpty ? 'See all products' : 'View all products'}</Anchor>
        </All>
      </div>
      <Announced count={terms.length + products.length} />
    </OptionsRoot>
  )
}

const split = (suggestions: readonly Suggestion[], counts: ReturnType<typeof suggestionCounts>) => ({
  terms: suggestions.filter(({ type }) => type === 'term').slice(0, counts.terms),
  products: suggestions.filter(({ type }) => type === 'product').slice(0, counts.products),
})

function Announced({ count }: { count: number }) {
  return <VisuallyHidden role="status">{count === 1 ? '1 suggestion' : `${count} suggestions`}</VisuallyHidden>
}
