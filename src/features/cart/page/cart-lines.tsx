import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Cart, CartProduct } from '#contract/cart.ts'
import { isUnavailable, shownLines } from '#domain/cart/cart.ts'
import { lineTotal } from '#domain/cart/line-total.ts'
import { formatCents, formatDollars } from '#domain/money/price-format.ts'
import { LineQuantity, RemoveLine } from '#features/cart/line-controls.tsx'
import { Unavailable } from '#features/cart/line-notes.tsx'
import { PendingMark } from '#features/cart/pending/pending-mark.tsx'
import { exGstText, extrasOf, lineSaving } from '#features/cart/summary/totals.ts'
import { useApp } from '#lib/app.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { CheckIcon } from '#ui/icon/icons.tsx'
import { Panel, PanelBox } from '#ui/layout/panel.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { ConditionTag, MissingParts } from '#ui/product/condition-tag.tsx'
import { Ribbon } from '#ui/product/ribbon.tsx'
import { themed } from '#ui/themed.ts'

const List = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '80px minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture words words" "picture amount amount" "quantity quantity remove"',
      gap: '12px 12px',
      padding: '16px 0',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& > li:last-of-type': { borderBottom: 0 },
    '& [data-part="picture"]': {
      gridArea: 'picture',
      alignSelf: 'start',
      borderRadius: theme.vars.shape.borderRadius,
      overflow: 'hidden',
    },
    '& [data-part="words"]': {
      gridArea: 'words',
      display: 'grid',
      justifyItems: 'start',
      alignContent: 'start',
      gap: 4,
    },
    '& [data-part="title"]': { fontWeight: 600, lineHeight: '24px', textDecoration: 'none' },
    '& a[data-part="title"]:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '& [data-part="soft"]': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& [data-part="extra"]': { display: 'flex', gap: 6, fontSize: '0.875rem', '& svg': { flex: 'none', marginTop: 2 } },
    '& [data-part="extra"] span': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
    '& [data-part="quantity"]': { gridArea: 'quantity', justifySelf: 'start' },
    '& [data-part="remove"]': { gridArea: 'remove', justifySelf: 'end' },
    '& [data-part="amount"]': {
      gridArea: 'amount',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '0 10px',
      '& strong': { fontSize: '1.25rem', fontWeight: theme.typography.price.fontWeight, lineHeight: 1.2 },
      '& em': { fontStyle: 'normal', fontSize: '0.875rem', fontWeight: 700, color: theme.vars.palette.sale.text },
      '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    },
    '& [data-part="free"]': { color: theme.vars.palette.success.main },
    '& [data-off] [data-part="picture"]': { opacity: 0.55 },
    '& [data-off] [data-part="title"]': { color: theme.vars.palette.text.secondary },
    [theme.breakpoints.up('md')]: {
      '& > li': {
        gridTemplateColumns: '112px minmax(0, 1fr) 134px 120px',
        gridTemplateAreas: '"picture words quantity amount" "picture words remove amount"',
        gridTemplateRows: 'auto 1fr',
        gap: '0 20px',
        padding: '24px 0',
      },
      '& [data-part="quantity"], & [data-part="remove"]': { justifySelf: 'center' },
      '& [data-part="amount"]': { display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 2 },
    },
  })),
)

const Lines = styled(PanelBox)(
  themed(({ theme }) => ({ paddingBlock: 0, [theme.breakpoints.up('md')]: { paddingBlock: 0 } })),
)

/** Renders details of one cart line that another feature provides. */
export type LineSlot = (line: CartProduct) => ReactNode

/** The products, and in a panel below them the rewards that are added to the order. */
export function CartLines({ cart, delivery }: { cart: Cart; delivery: LineSlot }) {
  const { products, rewards } = shownLines(cart)
  return (
    <>
      {products.length > 0 && (
        <Lines>
          <List>
            {products.map((line) => (
              <CartLine key={line.productCode} line={line} delivery={delivery} />
            ))}
          </List>
        </Lines>
      )}
      {rewards.length > 0 && (
        <Panel title="Your rewards">
          <List>
            {rewards.map((line) => (
              <RewardLine key={line.productCode} line={line} />
            ))}
          </List>
        </Panel>
      )}
    </>
  )
}

function LinePicture({ line }: { line: CartProduct }) {
  return (
    <span data-part="picture">
      {line.image && <Picture picture={line.image} sizes="112px" alt="" ratio="1" widths={[160, 240, 320]} />}
    </span>
  )
}

function CartLine({ line, delivery }: { line: CartProduct; delivery: LineSlot }) {
  const isOff = isUnavailable(line)
  return (
    <li data-off={isOff || undefined}>
      <LinePicture line={line} />
      <div data-part="words">
        {isOff ? (
          <ConditionTag condition="unavailable" />
        ) : (
          line.conditionType !== 'brand-new' && <ConditionTag condition={line.conditionType} />
        )}
        <Anchor to={line.uri ?? '#'} data-part="title">
          {line.title}
        </Anchor>
        <span data-part="soft">{line.sku}</span>
        <MissingParts text={line.missingParts} />
        {!isOff && delivery(line)}
        {isOff ? <Unavailable line={line} /> : <LineExtras line={line} />}
        <PendingMark line={line} />
      </div>
      <div data-part="quantity">
        <LineQuantity line={line} />
      </div>
      <div data-part="remove">
        <RemoveLine line={line} />
      </div>
      {!isOff && <Amount line={line} />}
    </li>
  )
}

function LineExtras({ line }: { line: CartProduct }) {
  const { country } = useApp().brand
  return extrasOf(line).map(({ id, name, price }) => (
    <p key={id} data-part="extra">
      <CheckIcon size={16} />
      {name} <span className="num">{price > 0 ? `+ ${formatDollars(price, country)}` : 'included'}</span>
    </p>
  ))
}

function Amount({ line }: { line: CartProduct }) {
  const { country, flags } = useApp().brand
  const saving = lineSaving(line)
  return (
    <div data-part="amount" className="num">
      <strong>{formatCents(lineTotal(line), { country })}</strong>
      {flags.pricesExGst && <small>{exGstText}</small>}
      {saving !== null && <em>Save {formatCents(saving, { country })}</em>}
      {line.quantity > 1 && <small>{formatDollars(line.price, country)} each</small>}
    </div>
  )
}

function RewardLine({ line }: { line: CartProduct }) {
  return (
    <li>
      <LinePicture line={line} />
      <div data-part="words">
        <Ribbon ribbon={{ type: 'bonus' }} size="xs" inline />
        <span data-part="title">{line.title}</span>
        <span data-part="soft">Quantity {line.quantity}</span>
      </div>
      <div data-part="amount">
        <strong data-part="free">FREE</strong>
      </div>
    </li>
  )
}
