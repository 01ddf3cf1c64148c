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
    fontSize: '0.8125rem',
    fontWeight: 700,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '& img': { flex: 'none', maxHeight: 32, objectFit: 'contain' },
    '&[data-mark]': { minHeight: 0, padding: 3 },
    // A balloon points at what it speaks of.
    '&[data-balloon]': { position: 'relative', borderRadius: theme.vars.shape.borderRadius, padding: '8px 12px' },
    '&[data-balloon]::after': {
      content: '""',
      position: 'absolute',
      left: 20,
      bottom: -7,
      border: '8px solid transparent',
      borderBottomWidth: 0,
      borderTopColor: 'var(--sale)',
    },
  })),
)

const LinkTag = Tag.withComponent(Anchor)

type Props = {
  slot: SaleSlot
  /** `mark`: only the image; `balloon`: with a tip that points down. */
  variant?: 'tag' | 'mark' | 'balloon'
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
    'data-balloon': variant === 'balloon' || undefined,
  }
  const inside = (
    <>
      <SaleImage sale={sale} slot={slot} isSign />
      {variant !== 'mark' && wordsOf({ sale, slot })}
    </>
  )
  return leads ? (
    <LinkTag {...shared} to={sale.url}>
      {inside}
    </LinkTag>
  ) : (
    <Tag {...shared}>{inside}</Tag>
  )
}
