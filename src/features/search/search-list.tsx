import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useState } from 'react'
import type { Suggestion } from '#contract/search.ts'
import { shownRibbon } from '#domain/catalogue/ribbon.ts'
import { encodeTerm } from '#domain/catalogue/search-term.ts'
import { formatPrice } from '#domain/money/price-format.ts'
import { useApp } from '#lib/app.tsx'
import { useWideScreen } from '#lib/browser/wide-screen.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { ImageIcon, SearchIcon } from '#ui/icon/icons.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Ribbon } from '#ui/product/ribbon.tsx'
import { themed } from '#ui/themed.ts'
import { FoundHere } from './found-here.tsx'
import { MarkedText } from './marked-text.tsx'
import { findProductsAddress } from './products-address.ts'
import { searchQueries } from './queries.ts'
import { suggestionCounts, suggestionThumbnailPx } from './rules/suggestion-count.ts'
import { logSearchFailure } from './search-state.ts'

/** `asks`: the server resolves the URL when the option is pressed. */
export type Option = { id: string; url: string; asks: boolean }
type Props = {
  id: string
  term: string
  activeId: string | undefined
  onOptions: (options: readonly Option[]) => void
  onBusy: (isBusy: boolean) => void
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
    '& [role="option"]:hover, & [aria-selected="true"]': { backgroundColor: theme.vars.palette.sel.tint },
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
export function SearchList({ id, term, activeId, onOptions, onBusy, onFollow, onGo }: Props) {
  const app = useApp()
  const { api, brand } = app
  const isWide = useWideScreen()
  const counts = suggestionCounts({ isWide }, brand.flags)
  const { data, error, isFetching } = useQuery(searchQueries(api, brand.key).suggestions(term, counts.limit))
  // A term that finds nothing has no results to view.
  const isEmpty = data?.totalCount === 0
  const all = isEmpty ? paths.products() : `/search/${encodeTerm(term)}`
  const address = useMutation(findProductsAddress(app))
  const { terms, products } = split(data?.suggestions ?? [], counts)
  const optionId = (index: number) => `${id}-${index}`
  const urls = [...terms, ...products].map(({ url }) => url).concat(all)
  const urlText = urls.join('\n')

  const isBusy = isFetching || address.isPending

  useEffect(() => {
    onBusy(isBusy)
    return () => onBusy(false)
  }, [onBusy, isBusy])
  useEffect(() => {
    if (error) logSearchFailure(error)
  }, [error])
  useEffect(() => {
    const options = urlText
      .split('\n')
      .map((url, index) => ({ id: `${id}-${index}`, url, asks: url === all && !isEmpty }))
    onOptions(data ? options : [])
  }, [id, data, urlText, all, isEmpty, onOptions])

  // Offline the results come from this device, at the link's own URL.
  const findAll = (event: MouseEvent) => {
    if (isEmpty || data?.isFromDevice || isModified(event)) return onFollow()
    event.preventDefault()
    if (address.isPending) return
    // Callbacks of `mutate` do not run when the list is closed meanwhile.
    address.mutate(term, { onSuccess: ({ url }) => url && onGo(url), onError: logSearchFailure })
  }

  if (!data) return null
  return (
    <Root>
      {data.isFromDevice && <FoundHere />}
      {isEmpty && <Nothing>Nothing found for “{term}”. Try fewer letters or another word.</Nothing>}
      <div id={id} role="listbox" aria-label="Suggestions">
        <Columns role="presentation">
          {terms.map((suggestion, index) => (
            <Row key={suggestion.url} id={optionId(index)} activeId={activeId} to={suggestion.url} onFollow={onFollow}>
              <SearchIcon size={18} />
              <span>
                <MarkedText text={suggestion.text} keyword={term} />
              </span>
            </Row>
          ))}
        </Columns>
        <Columns role="presentation">
          {products.map((product, index) => (
            <Row
              key={product.url}
              id={optionId(terms.length + index)}
              activeId={activeId}
              to={product.url}
              onFollow={onFollow}
            >
              <ProductWords product={product} term={term} />
            </Row>
          ))}
        </Columns>
        <All role="presentation">
          <Row id={optionId(urls.length - 1)} activeId={activeId} to={all} onFollow={findAll}>
            {isEmpty ? 'See all products' : 'View all products'}
          </Row>
        </All>
      </div>
      <Announced count={terms.length + products.length} />
    </Root>
  )
}

/** A click that opens a new tab or window, which the browser handles. */
const isModified = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

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

type RowProps = {
  id: string
  activeId: string | undefined
  to: string
  onFollow: (event: MouseEvent) => void
  children: React.ReactNode
}

// A link that is an option: the arrows point at it while the focus stays in the field.
function Row({ id, activeId, to, onFollow, children }: RowProps) {
  return (
    <Anchor to={to} id={id} role="option" aria-selected={id === activeId} tabIndex={-1} onClick={onFollow}>
      {children}
    </Anchor>
  )
}

function Announced({ count }: { count: number }) {
  return <VisuallyHidden role="status">{count === 1 ? '1 suggestion' : `${count} suggestions`}</VisuallyHidden>
}
