import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import { isReward, isUnavailable, shownLines } from '#domain/cart/cart.ts'
import { formatCents, formatDollars } from '#domain/money/price-format.ts'
import { truncate, truncateLimits } from '#domain/web/truncate.ts'
import { Extras, Unavailable } from '#features/cart/line-notes.tsx'
import { useApp } from '#lib/app.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { ConditionTag, MissingParts } from '#ui/product/condition-tag.tsx'
import { Ribbon } from '#ui/product/ribbon.tsx'
import { themed } from '#ui/themed.ts'
import { lineSaving } from './totals.ts'

/** Heights of the list on phones, tablets and wide screens [S2-2-13]. */
export const summaryHeights = { phone: 180, tablet: 300, desktop: 600 } as const

const Root = styled('ul')(
  themed(({ theme }) => ({
    margin: '0 -8px 0 0',
    padding: '0 8px 0 0',
    listStyle: 'none',
    '&[data-scrolls]': {
      overflowY: 'auto',
      maxHeight: summaryHeights.phone,
      [theme.breakpoints.up('md')]: { maxHeight: summaryHeights.tablet },
      [theme.breakpoints.up('lg')]: { maxHeight: summaryHeights.desktop },
    },
  })),
)

const Line = styled('li')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '12px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '0.875rem',
    lineHeight: 1.4,
    '&:first-of-type': { paddingTop: 0 },
  })),
)

const LineImage = styled('span')(
  themed(({ theme }) => ({
    borderRadius: theme.vars.shape.borderRadius,
    overflow: 'hidden',
    alignSelf: 'start',
    '&[data-unavailable]': { opacity: 0.55 },
  })),
)

const Description = styled('div')({ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: 2 })
const Title = styled('p')({ fontWeight: 600, '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } })
const Quantity = styled('p')(themed(({ theme }) => ({ color: theme.vars.palette.text.secondary })))
const LinePrice = styled('span')({ textAlign: 'right', fontWeight: 600 })

const OldPrice = styled('s')(
  themed(({ theme }) => ({
    display: 'block',
    fontSize: '0.75rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  })),
)

const Free = styled('span')(themed(({ theme }) => ({ color: theme.vars.palette.success.main, fontWeight: 700 })))

type Links = {
  /** The address of the product's page, where there is one to lead to. */
  pageOf?: (sku: string) => string | undefined
  /** What can be done with the product. */
  actionOf?: (sku: string) => ReactNode
}

/** What is in the order; a list that scrolls does so by keys too. */
export function SummaryLines({ cart, scrolls, ...links }: { cart: Cart; scrolls: boolean } & Links) {
  const { products, rewards } = shownLines(cart)
  return (
    <Root {...(scrolls ? { tabIndex: 0, 'data-scrolls': true } : {})} aria-label="Products in your order">
      {[...products, ...rewards].map((line) => (
        <SummaryLine key={line.productCode} line={line} {...links} />
      ))}
    </Root>
  )
}

function SummaryLine({ line, pageOf, actionOf }: { line: CartProduct } & Links) {
  const isGift = isReward(line)
  const to = pageOf?.(line.sku)
  const title = truncate(line.title, truncateLimits.summaryTitle)
  const image = line.image && <Picture picture={line.image} sizes="64px" alt="" ratio="1" widths={[160, 320]} />
  const isOff = isUnavailable(line)
  return (
    <Line>
      <LineImage data-unavailable={isOff || undefined}>
        {to ? (
          // The name beside it is the same link.
          <Anchor to={to} tabIndex={-1} aria-hidden>
            {image}
          </Anchor>
        ) : (
          image
        )}
      </LineImage>
      <Description>
        {isGift ? <Ribbon ribbon={{ type: 'bonus' }} size="xs" inline /> : <LineRibbon line={line} />}
        {!isGift && line.conditionType !== 'brand-new' && <ConditionTag condition={line.conditionType} />}
        <Title>{to ? <Anchor to={to}>{title}</Anchor> : title}</Title>
        <MissingParts text={line.missingParts} />
        <Quantity>Quantity {line.quantity}</Quantity>
        <Extras line={line} />
        {isOff && <Unavailable line={line} />}
        {!isGift && actionOf?.(line.sku)}
      </Description>
      <Amount line={line} />
    </Line>
  )
}

function LineRibbon({ line }: { line: CartProduct }) {
  const { brand } = useApp()
  const { ribbonType: type } = line
  if (!type || !brand.flags.showRibbons) return null
  const saving = lineSaving({ ...line, quantity: 1 })
  const words = type === 'save' && saving ? { text: `Save ${formatCents(saving, { country: brand.country })}` } : {}
  return <Ribbon ribbon={{ type, ...words }} size="xs" inline />
}

function Amount({ line }: { line: CartProduct }) {
  const { country } = useApp().brand
  if (isReward(line)) {
    return (
      <LinePrice>
        <Free>FREE</Free>
      </LinePrice>
    )
  }
  if (isUnavailable(line)) return <span />
  return (
    <LinePrice className="num">
      {formatDollars(line.price * line.quantity, country)}
      {line.rrp && lineSaving(line) ? <OldPrice>{formatDollars(line.rrp * line.quantity, country)}</OldPrice> : null}
    </LinePrice>
  )
}
