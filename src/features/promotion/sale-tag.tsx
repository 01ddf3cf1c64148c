import { styled } from '@mui/material/styles'
import { Anchor } from '#ui/button/link.tsx'
import { themed } from '#ui/themed.ts'
import type { SaleSlot } from './rules/sale.ts'
import { SaleImage, saleGround, wordsOf } from './sale-image.tsx'
import { useSale } from './use-sale.ts'

const Tag = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 28,
    padding: '2px 10px',
    borderRadius: theme.vars.shape.small,
    backgroundColor: 'var(--sale)',
    color: theme.vars.palette.background.paper,
    '&[data-light]': { color: theme.vars.palette.text.primary },
    fontSize: '0.875rem',
    fontWeight: 700,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    '& img': { flex: 'none', maxHeight: 32, objectFit: 'contain' },
    '&[data-mark]': { minHeight: 0, padding: 3 },
    // Drawn signs are made for the colour of the sale.
    '&[data-calm] img[src*=".svg"]': { filter: 'brightness(0)' },
    // In the checkout red belongs to errors.
    '&[data-calm]': {
      border: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.primary,
      fontWeight: 600,
    },
  })),
)

type Props = {
  slot: SaleSlot
  /** `mark`: only the image; `calm`: without the colour of the sale. */
  variant?: 'tag' | 'mark' | 'calm'
  /** Links to the sale; false inside another link. */
  leads?: boolean
}

/** A small sign of the running sale: beside a heading, a price, or a word of the navigation. */
export function SaleTag({ slot, variant = 'tag', leads = false }: Props) {
  const sale = useSale()
  if (!sale?.images[slot]) return null
  const shared = {
    ...saleGround(sale),
    'data-mark': variant === 'mark' || undefined,
    'data-calm': variant === 'calm' || undefined,
  }
  const inside = (
    <>
      <SaleImage sale={sale} slot={slot} isSign />
      {variant !== 'mark' && wordsOf({ sale, slot })}
    </>
  )
  const tag = <Tag {...shared}>{inside}</Tag>
  return leads ? <Anchor to={sale.url}>{tag}</Anchor> : tag
}
