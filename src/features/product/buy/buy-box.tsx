import { styled } from '@mui/material/styles'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Product, UpsellOptions } from '#contract/catalogue/product.ts'
import { toCents, toDollars } from '#domain/money/money.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { useApp } from '#lib/app.tsx'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { themed } from '#ui/themed.ts'
import { ProductHead } from '../product-head.tsx'
import { BuyBar } from './buy-bar.tsx'
import { type BuyChoice, BuyChoices } from './buy-choices.tsx'
import { PayLater } from './pay-later.tsx'
import { ProductPrice } from './product-price.tsx'
import { PromotionPanel } from './promotion-panel.tsx'

/** Renders the add-to-cart button for the chosen options and their total. */
export type BuySlot = (choice: BuyChoice, total: string | null, place: 'box' | 'bar') => ReactNode

const Root = styled('div')({ display: 'grid', gap: 20, minWidth: 0 })
const Row = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    '& > span': { fontSize: '0.875rem', fontWeight: 600 },
    [theme.breakpoints.up('lg')]: { '& > span': { display: 'none' }, '& > [role="group"]': { height: 56 } },
  })),
)

const AddToCart = styled('div')(
  themed(({ theme }) => ({
    flex: 1,
    '& button': { minHeight: 56, fontSize: '1.125rem' },
    // Below this width the bar at the foot is the way into the cart: one filled button a screen.
    [theme.breakpoints.down('lg')]: { display: 'none' },
  })),
)

// Directly below the button it belongs to, as wide as its text.
const Extra = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 24, marginBlock: -8 })

export type PriceExtras = Omit<ComponentProps<typeof ProductPrice>, 'product'>
type Props = {
  product: Product
  upsell: UpsellOptions | undefined
  delivery: ReactNode
  buy: BuySlot
  showReviews: boolean
  priceExtras: PriceExtras
  compare?: ReactNode
  call?: ReactNode
}

/** The total price of the chosen options and quantity; null when the product has no price. */
function totalOf(
  { price }: Product,
  upsell: UpsellOptions | undefined,
  { quantity, warrantyId, installId }: BuyChoice,
) {
  if (!price) return null
  const extras = [...(upsell?.warranties ?? []), ...(upsell?.installs ?? [])].filter(
    ({ id }) => id === warrantyId || id === installId,
  )
  const cents = extras.reduce((sum, extra) => sum + toCents(extra.price), toCents(price))
  return toDollars(cents * quantity)
}

export function BuyBox({ product, upsell, delivery, buy, showReviews, priceExtras, compare, call }: Props) {
  const { brand } = useApp()
  const [choice, setChoice] = useState<BuyChoice>({ quantity: 1, warrantyId: null, installId: null })
  const total = totalOf(product, upsell, choice)
  const totalText = total === null ? null : formatDollars(total, brand.country)
  return (
    <Root>
      <ProductHead product={product} showReviews={showReviews} />
      <ProductPrice product={product} {...priceExtras} />
      {total !== null && (
        <Row>
          <span aria-hidden>Quantity</span>
          <QuantityStepper
            label={`Quantity of ${product.title}`}
            value={choice.quantity}
            onChange={(quantity) => setChoice({ ...choice, quantity })}
          />
          <AddToCart>{buy(choice, totalText, 'box')}</AddToCart>
        </Row>
      )}
      {/* Below the button, which stays in the first view. */}
      <PayLater offers={product.payLater ?? []} />
      {(compare || call) && (
        <Extra>
          {compare}
          {call}
        </Extra>
      )}
      {delivery}
      <BuyChoices
        legend="Warranty"
        name="warranty"
        choices={upsell?.warranties ?? []}
        chosen={choice.warrantyId}
        onChoose={(warrantyId) => setChoice({ ...choice, warrantyId })}
      />
      <BuyChoices
        legend="Installation"
        name="installation"
        choices={upsell?.installs ?? []}
        chosen={choice.installId}
        onChoose={(installId) => setChoice({ ...choice, installId })}
      />
      {product.promotion && <PromotionPanel promotion={product.promotion} />}
      {totalText !== null && <BuyBar price={totalText}>{buy(choice, null, 'bar')}</BuyBar>}
    </Root>
  )
}
