import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Suggestion } from '#contract/catalogue/search.ts'
import { shownRibbon } from '#domain/catalogue/ribbon.ts'
import { formatPrice } from '#domain/money/price-format.ts'
import { useApp } from '#lib/app.tsx'
import type { SuggestionProps } from '#ui/combobox/suggestions.ts'
import { ImageIcon } from '#ui/icon/icons.tsx'
import { Ribbon } from '#ui/product/ribbon.tsx'
import { themed } from '#ui/themed.ts'
import { suggestionThumbnailPx } from '../rules/suggestion-count.ts'
import { MarkedText } from './marked-text.tsx'

/** What the field shows of its list. */
export type ListState = { isBusy: boolean; isShown: boolean }

export type SearchPanelProps = SuggestionProps & {
  onState: (state: ListState) => void
  onFollow: () => void
  onGo: (url: string) => void
}

export const OptionsRoot = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
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

export const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
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

const Words = styled('span')({ display: 'grid', gap: 4, justifyItems: 'start', minWidth: 0, fontSize: '0.875rem' })

/** A product: image, ribbon, title with the typed words marked, price. */
export function ProductOption({ product, term }: { product: Suggestion; term: string }) {
  const { flags, country } = useApp().brand
  const ribbon = shownRibbon(product.ribbon, flags.showRibbons)
  return (
    <>
      <OptionImage src={product.imageUrl} />
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

export function OptionImage({ src }: { src: string | null }) {
  const [failed, setFailed] = useState(false)
  const { wide } = suggestionThumbnailPx
  return (
    <Thumbnail>
      {!src || failed ? (
        <ImageIcon size={32} />
      ) : (
        <img src={src} alt="" width={wide} height={wide} loading="lazy" onError={() => setFailed(true)} />
      )}
    </Thumbnail>
  )
}
