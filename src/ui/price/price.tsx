import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { PriceDiscount, PriceDisplay, PriceSize } from '#domain/money/price-display.ts'
import { Link } from '#ui/button/link.tsx'
import { LockIcon } from '#ui/icon/icons.tsx'
import { roomyTarget } from '#ui/target.ts'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    rowGap: 2,
    // A note that does not fit wraps as a whole, an amount never.
    '& [data-part="now"]': { ...theme.typography.price, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
    '&.price-expanded [data-part="now"]': theme.typography.priceLarge,
    '&.price-project [data-part="now"]': { ...theme.typography.body1, fontWeight: 600, whiteSpace: 'nowrap' },
    '& [data-part="words"]': { fontWeight: 600, fontSize: '1.125rem', lineHeight: 1.3 },
    '&.price-project [data-part="words"]': { fontSize: '1rem' },
    '& [data-part="words"] a': roomyTarget,
    '& [data-part="tax"]': { fontSize: '0.75rem', fontWeight: 400, letterSpacing: 0, marginLeft: 4 },
  })),
)

const Line = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 8,
    minHeight: 20,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > span': { color: theme.vars.palette.text.secondary },
    '& > strong': { color: theme.vars.palette.sale.text, fontWeight: 700 },
    '& s': { textDecorationThickness: 1 },
    // Only who is signed in sees a price here (src/app/early/signed-in.ts).
    'html:not([data-signed-in]) &[data-hidden]': { display: 'none' },
  })),
)

const Text = styled('p')(
  themed(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary })),
)
const Badges = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 })

const Words = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 })

type Props = {
  /** From domain/money/price-display.ts. */
  display: PriceDisplay
  size?: PriceSize
  pricingText?: string | null
  /** Address of the 'Request Price' link. */
  requestTo?: string
  /** Address of the 'Login for Price' link. */
  loginTo?: string
  badges?: ReactNode
  /** 'ex GST' next to the amount. */
  taxNote?: string
  /** Reserves the RRP line so that cards in a row stay aligned. */
  reserveLine?: boolean
}

/** A price, or the text shown without one [S1-2.10-19] to [S1-2.10-24]. Never wraps. */
export function Price({
  display,
  size = 'listing',
  pricingText,
  badges,
  reserveLine: keepLine = true,
  ...rest
}: Props) {
  const discount = display.state === 'price' ? display.discount : null
  return (
    <Root className={`price price-${size}`}>
      <Now display={display} {...rest} />
      {(discount || keepLine) && <DiscountLine discount={discount} isHidden={display.state === 'login'} />}
      {pricingText && <Text>{pricingText}</Text>}
      {badges && <Badges>{badges}</Badges>}
    </Root>
  )
}

function Now({ display, taxNote, requestTo, loginTo }: Pick<Props, 'display' | 'taxNote' | 'requestTo' | 'loginTo'>) {
  if (display.state === 'price') {
    return (
      <span data-part="now">
        {display.text}
        {taxNote && <span data-part="tax">{taxNote}</span>}
      </span>
    )
  }
  const to = display.state === 'login' ? loginTo : display.state === 'request' ? requestTo : undefined
  const words = (
    <Words>
      {display.state === 'login' && <LockIcon size={18} />}
      {display.text}
    </Words>
  )
  return <span data-part="words">{to ? <Link to={to}>{words}</Link> : words}</span>
}

function DiscountLine({ discount, isHidden }: { discount: PriceDiscount | null; isHidden: boolean }) {
  if (!discount) return <Line aria-hidden data-hidden={isHidden || undefined} />
  return (
    <Line>
      <span>
        RRP <s>{discount.rrpText}</s>
      </span>
      <strong>Save {discount.savedText}</strong>
    </Line>
  )
}
