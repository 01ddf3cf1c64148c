import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Product } from '#contract/catalogue/product.ts'
import { priceDisplay } from '#domain/money/price-display.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { CheckCircleIcon, LockIcon } from '#ui/icon/icons.tsx'
import { ShieldIcon } from '#ui/icon/service-icons.tsx'
import { Price } from '#ui/price/price.tsx'
import { PriceBadge } from '#ui/price/price-badge.tsx'
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
    '& > [data-row]': { gridColumn: '1 / -1' },
    '& > span': { justifySelf: 'end' },
    '& > p': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

// A price without promises leaves no empty row.
const Badges = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '&:empty': { display: 'none' } })

type Open = 'promise' | 'match' | null

type Props = {
  product: Product
  /** The tag and text of a running sale, for a reduced price. */
  sale?: { tag: ReactNode; urgency: ReactNode } | undefined
  /** For the modals behind the promises. */
  supportNumber: string
  promiseMore?: ReactNode
  /** False when the shop matches no prices, even if a product allows it. */
  showPriceMatch: boolean
}

/** The price of the product page, with the promises the shop makes about it. */
export function ProductPrice({ product, sale, showPriceMatch, ...promise }: Props) {
  const { brand } = useApp()
  const { flags } = brand
  const isSignedIn = useSignedIn()
  const { pathname } = useLocation()
  const [open, setOpen] = useState<Open>(null)
  const display = priceDisplay(product, {
    loginForPrice: flags.loginForPrice,
    isSignedIn,
    country: brand.country,
  })
  const isDown = display.state === 'price' && display.discount !== null
  const promises = flags.valuePromise !== 'none' && product.valuePromise
  return (
    <Root>
      {display.state === 'login' ? (
        <ButtonLink to={paths.login(pathname)} variant="primary" icon={<LockIcon size={18} />} data-row>
          {display.text}
        </ButtonLink>
      ) : (
        <Price
          display={display}
          size="expanded"
          requestTo={paths.askAnExpert(product.sku)}
          {...(flags.pricesExGst ? { taxNote: 'ex GST' } : {})}
          reserveLine={false}
        />
      )}
      {isDown && sale && <span>{sale.tag}</span>}
      <Badges data-row>
        {promises && (
          <PriceBadge
            icon={<ShieldIcon />}
            title={flags.valuePromise === 'furniture' ? 'Feel Good Value Promise' : 'Winning Value Promise'}
            onClick={() => setOpen('promise')}
          />
        )}
        {showPriceMatch && product.priceMatch && (
          <PriceBadge
            icon={<CheckCircleIcon />}
            title="Price match"
            {...(flags.priceMatchModal ? { onClick: () => setOpen('match') } : {})}
          />
        )}
      </Badges>
      {product.pricingText && (
        <p data-row>
          {product.pricingText}
          {product.pricingValue && ` ${product.pricingValue}`}
        </p>
      )}
      {isDown && sale && <div data-row>{sale.urgency}</div>}
      {open && (
        <PromiseModal
          kind={open}
          supportNumber={promise.supportNumber}
          country={brand.country}
          more={promise.promiseMore}
          onClose={() => setOpen(null)}
        />
      )}
    </Root>
  )
}
