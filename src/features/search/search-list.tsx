import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useState } from 'react'
import type { Suggestion } from '#contract/catalogue/search.ts'
import { shownRibbon } from '#domain/catalogue/ribbon.ts'
import { formatPrice } from '#domain/money/price-format.ts'
import { encodeTerm } from '#domain/search/search-term.ts'
import { useApp } from '#lib/app.tsx'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { useWideScreen } from '#lib/browser/wide-screen.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { type SuggestionProps, useSuggestions } from '#ui/combobox/suggestions.ts'
import { ImageIcon, SearchIcon } from '#ui/icon/icons.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Ribbon } from '#ui/product/ribbon.tsx'
import { themed } from '#ui/themed.ts'
import { FoundHere } from './found-here.tsx'
import { MarkedText } from './marked-text.tsx'
import { findProductsAddress } from './products-address.ts'
import { searchQueries } from './queries.ts'
import { suggestionCounts, suggestionThumbnailPx } from './rules/suggestion-count.ts'
import { logSearchFailure } from './search-failure.ts'

/** What the field shows of its list. */
export type ListState = { isBusy: boolean; isShown: boolean }

/** `asks`: the server resolves the URL when the option is selected. */
type Option = { url: string; asks: boolean }

type Props = SuggestionProps & {
  onState: (state: ListState) => void
  onFollow: () => void
  onGo: (url: string) => void
}

const Root = styled('div')(
  themed(({ theme }) => ({
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    '--ring': theme.vars.palette.focus,
    '& [role="option"]': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 44,
      padding: '6px 16px',
      lineHeight: 1.35,
    },
    '& [role="option"]:hover, & .Mui-focused': { backgroundColor: theme.vars.palette.sel.tint },
    '& svg': { color: theme.vars.palette.text.secondary },
  })),
)

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '&:first-of-type': { borderTop: 0 },
  })),
)

const Thumbnail = styled('span')(
  themed(({ theme }) => ({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: suggestionThumbnailPx.narrow,
    height: suggestionThumbnailPx.narrow,
    borderRadius: theme.vars.shape.small,
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.picture,
    [theme.breakpoints.up('lg')]: { width: suggestionThumbnailPx.wide, height: suggestionThumbnailPx.wide },
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  })),
)

const Words = styled('span')({ display: 'grid', gap: 4, justifyItems: 'start', minWidth: 0, fontSize: '0.9375rem' })

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
export function SearchList({ onState, onFollow, onGo, ...field }: Props) {
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
      { url: `/search/${encodeTerm(term)}`, asks: !data?.isFromDevice }
  const options = [...[...terms, ...products].map(({ url }) => ({ url, asks: false })), all]

  function pick(option: Option, event: SyntheticEvent) {
    const isClick = event.type === 'click'
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
    <Root>
      {data.isFromDevice && <FoundHere />}
      {isEmpty && <Nothing>Nothing found for “{term}”. Check the spelling or try another word.</Nothing>}
      <div {...listbox}>
        <Columns role="presentation">
          {terms.map((suggestion, index) => (
            <Anchor key={suggestion.url} {...row(index)}>
              <SearchIcon size={18} />
              <span>
                <MarkedText text={suggestion.text} keyword={term} />
              </span>
            </Anchor>
          ))}
        </Columns>
        <Columns role="presentation">
          {products.map((product, index) => (
            <Anchor key={product.url} {...row(terms.length + index)}>
              <ProductWords product={product} term={term} />
            </Anchor>
          ))}
        </Columns>
        <All role="presentation">
          <Anchor {...row(options.length - 1)}>{isEmpty ? 'See all products' : 'View all products'}</Anchor>
        </All>
      </div>
      <Announced count={terms.length + products.length} />
    </Root>
  )
}

const split = (suggestions: readonly Suggestion[], counts: ReturnType<typeof suggestionCounts>) => ({
  terms: suggestions.filter(({ type }) => type === 'term').slice(0, counts.terms),
  products: suggestions.filter(({ type }) => type === 'product').slice(0, counts.products),
})

function ProductWords({ product, term }: { product: Suggestion; term: string }) {
  const { flags, country } = useApp().brand
  const ribbon = shownRibbon(product.ribbon, flags.showRibbons)
  return (
    <>
      <Thumbnail>
        <Thumb src={product.imageUrl} />
      </Thumbnail>
      <Words>
        {ribbon && product.ribbon && <Ribbon ribbon={product.ribbon} size="xs" inline />}
        <span>
          <MarkedText text={product.text} keyword={term} />
        </span>
        {product.price !== null && <strong className="num">{formatPrice(product.price, { country })}</strong>}
      </Words>
    </>
  )
}

function Thumb({ src }: { src: string | null }) {
  const [failed, setFailed] = useState(false)
  if (!src || failed) return <ImageIcon size={32} />
  const { wide } = suggestionThumbnailPx
  return <img src={src} alt="" width={wide} height={wide} loading="lazy" onError={() => setFailed(true)} />
}

function Announced({ count }: { count: number }) {
  return <VisuallyHidden role="status">{count === 1 ? '1 suggestion' : `${count} suggestions`}</VisuallyHidden>
}
