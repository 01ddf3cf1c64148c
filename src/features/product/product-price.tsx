import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Product } from '#contract/product.ts'
import { priceDisplay } from '#domain/price-display.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/on-demand.tsx'
import { paths } from '#lib/paths.ts'
import { CheckCircleIcon, ShieldIcon } from '#ui/icons.tsx'
import { Price } from '#ui/price.tsx'
import { PriceBadge } from '#ui/price-badge.tsx'
import { themed } from '#ui/themed.ts'

const PromiseModal = onDemand(() => import('./promise-modal.tsx').then(({ PromiseModal }) => PromiseModal))

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px 16px',
    alignItems: 'start',
    paddingTop: 20,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& [data-part="note"]': { gridColumn: '1 / -1', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& [data-part="badges"]': { display: 'grid', gap: 8 },
  })),
)

type Open = 'promise' | 'match' | null

/** The price of the product page, with the promises the shop makes about it. */
export function ProductPrice({ product }: { product: Product }) {
  const { brand } = useApp()
  const { flags } = brand
  const [open, setOpen] = useState<Open>(null)
  const display = priceDisplay(product, {
    loginForPrice: flags.loginForPrice,
    isSignedIn: false,
    country: brand.country,
  })
  const promises = flags.valuePromise !== 'none' && product.valuePromise
  return (
    <Root>
      <Price
        display={display}
        size="expanded"
        requestTo={paths.stores()}
        {...(flags.pricesExGst ? { taxNote: 'ex GST' } : {})}
        keepLine={false}
      />
      <div data-part="badges">
        {promises && (
          <PriceBadge
            icon={<ShieldIcon />}
            title={flags.valuePromise === 'furniture' ? 'Feel Good Value Promise' : 'Winning Value Promise'}
            onClick={() => setOpen('promise')}
          />
        )}
        {product.priceMatch && (
          <PriceBadge
            icon={<CheckCircleIcon />}
            title="Price match"
            {...(flags.priceMatchModal ? { onClick: () => setOpen('match') } : {})}
          />
        )}
      </div>
      {product.pricingText && (
        <p data-part="note">
          {product.pricingText}
          {product.pricingValue && ` ${product.pricingValue}`}
        </p>
      )}
      {open && <PromiseModal kind={open} onClose={() => setOpen(null)} />}
    </Root>
  )
}
