import { styled } from '@mui/material/styles'
import type { Cart, CartProduct } from '#contract/cart.ts'
import { isReward, isUnavailable, shownLines } from '#domain/cart/cart.ts'
import { formatCents, formatDollars } from '#domain/money/price-format.ts'
import { truncate, truncateLimits } from '#domain/web/truncate.ts'
import { Extras, Unavailable } from '#features/cart/line-notes.tsx'
import { useApp } from '#lib/app.tsx'
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
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '64px minmax(0, 1fr) auto',
      gap: '0 12px',
      padding: '12px 0',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      fontSize: '0.875rem',
      lineHeight: 1.4,
    },
    '& > li:first-of-type': { paddingTop: 0 },
    '& [data-part="picture"]': { borderRadius: theme.vars.shape.borderRadius, overflow: 'hidden', alignSelf: 'start' },
    '& [data-off] [data-part="picture"]': { opacity: 0.55 },
    '& [data-part="words"]': { display: 'grid', justifyItems: 'start', alignContent: 'start', gap: 2 },
    '& [data-part="title"]': { fontWeight: 600 },
    '& [data-part="soft"], & [data-part="extra"]': { color: theme.vars.palette.text.secondary },
    '& [data-part="amount"]': { textAlign: 'right', fontWeight: 600 },
    '& [data-part="amount"] s': {
      display: 'block',
      fontSize: '0.75rem',
      fontWeight: 400,
      color: theme.vars.palette.text.secondary,
    },
    '& [data-part="free"]': { color: theme.vars.palette.success.main, fontWeight: 700 },
  })),
)

/** What is in the order; a list that scrolls does so by keys too. */
export function SummaryLines({ cart, scrolls }: { cart: Cart; scrolls: boolean }) {
  const { products, rewards } = shownLines(cart)
  return (
    <Root {...(scrolls ? { tabIndex: 0, 'data-scrolls': true } : {})} aria-label="Products in your order">
      {[...products, ...rewards].map((line) => (
        <SummaryLine key={line.productCode} line={line} />
      ))}
    </Root>
  )
}

function SummaryLine({ line }: { line: CartProduct }) {
  const isGift = isReward(line)
  const isOff = isUnavailable(line)
  return (
    <li data-off={isOff || undefined}>
      <span data-part="picture">
        {line.image && <Picture picture={line.image} sizes="64px" alt="" ratio="1" widths={[160, 320]} />}
      </span>
      <div data-part="words">
        {isGift ? <Ribbon ribbon={{ type: 'bonus' }} size="xs" inline /> : <LineRibbon line={line} />}
        <p data-part="title">{truncate(line.title, truncateLimits.summaryTitle)}</p>
        {!isGift && line.conditionType !== 'brand-new' && <ConditionTag condition={line.conditionType} />}
        <MissingParts text={line.missingParts} />
        <p data-part="soft">Quantity {line.quantity}</p>
        <Extras line={line} />
        {isOff && <Unavailable line={line} />}
      </div>
      <Amount line={line} />
    </li>
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
      <span data-part="amount">
        <span data-part="free">FREE</span>
      </span>
    )
  }
  if (isUnavailable(line)) return <span />
  return (
    <span data-part="amount" className="num">
      {formatDollars(line.price * line.quantity, country)}
      {line.rrp && lineSaving(line) ? <s>{formatDollars(line.rrp * line.quantity, country)}</s> : null}
    </span>
  )
}
