import { type ReactNode, useRef } from 'react'
import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import { isUnavailable, shownLines } from '#domain/cart/cart.ts'
import { lineTotal } from '#domain/cart/line-total.ts'
import { formatCents, formatDollars } from '#domain/money/price-format.ts'
import { LineQuantity, RemoveLine } from '#features/cart/line-controls.tsx'
import { Unavailable } from '#features/cart/line-notes.tsx'
import { PendingMark } from '#features/cart/pending/pending-mark.tsx'
import { exGstText, extrasOf, lineSaving } from '#features/cart/summary/totals.ts'
import { useApp } from '#lib/app.tsx'
import { CheckIcon } from '#ui/icon/icons.tsx'
import { Glide, itemsOf } from '#ui/layout/glide.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { ConditionTag, MissingParts } from '#ui/product/condition-tag.tsx'
import { Ribbon } from '#ui/product/ribbon.tsx'
import {
  Amounts,
  Description,
  Detail,
  Extra,
  ExtraPrice,
  Line,
  LineImage,
  LineList,
  LinePrice,
  Lines,
  PriceNote,
  QuantityCell,
  RemoveCell,
  RewardTitle,
  Saving,
  TitleLink,
} from './cart-lines.styles.ts'

/** Renders details of one cart line that another feature provides. */
export type LineSlot = (line: CartProduct) => ReactNode

/** The products, and in a panel below them the rewards that are added to the order. */
export function CartLines({ cart, delivery }: { cart: Cart; delivery: LineSlot }) {
  const { products, rewards } = shownLines(cart)
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      {products.length > 0 && (
        <Lines>
          <LineList ref={list}>
            {products.map((line) => (
              <CartLine key={line.productCode} line={line} delivery={delivery} />
            ))}
          </LineList>
          <Glide order={products.map(({ productCode }) => productCode).join()} items={itemsOf(list)} />
        </Lines>
      )}
      {rewards.length > 0 && (
        <Panel title="Your rewards">
          <LineList>
            {rewards.map((line) => (
              <RewardLine key={line.productCode} line={line} />
            ))}
          </LineList>
        </Panel>
      )}
    </>
  )
}

function LinePicture({ line }: { line: CartProduct }) {
  return (
    <LineImage data-unavailable={isUnavailable(line) || undefined}>
      {line.image && <Picture picture={line.image} sizes="112px" alt="" ratio="1" widths={[160, 240, 320]} />}
    </LineImage>
  )
}

function CartLine({ line, delivery }: { line: CartProduct; delivery: LineSlot }) {
  const isOff = isUnavailable(line)
  return (
    <Line>
      <LinePicture line={line} />
      <Description>
        {isOff ? (
          <ConditionTag condition="unavailable" />
        ) : (
          line.conditionType !== 'brand-new' && <ConditionTag condition={line.conditionType} />
        )}
        <TitleLink to={line.uri ?? '#'} data-unavailable={isOff || undefined}>
          {line.title}
        </TitleLink>
        <Detail>{line.sku}</Detail>
        <MissingParts text={line.missingParts} />
        {!isOff && delivery(line)}
        {isOff ? <Unavailable line={line} /> : <LineExtras line={line} />}
        <PendingMark line={line} />
      </Description>
      <QuantityCell>
        <LineQuantity line={line} />
      </QuantityCell>
      <RemoveCell>
        <RemoveLine line={line} />
      </RemoveCell>
      {!isOff && <Amount line={line} />}
    </Line>
  )
}

function LineExtras({ line }: { line: CartProduct }) {
  const { country } = useApp().brand
  return extrasOf(line).map(({ id, name, price }) => (
    <Extra key={id}>
      <CheckIcon size={16} />
      {name} <ExtraPrice className="num">{price > 0 ? `+ ${formatDollars(price, country)}` : 'included'}</ExtraPrice>
    </Extra>
  ))
}

function Amount({ line }: { line: CartProduct }) {
  const { country, flags } = useApp().brand
  const saving = lineSaving(line)
  return (
    <Amounts className="num">
      <LinePrice>{formatCents(lineTotal(line), { country })}</LinePrice>
      {flags.pricesExGst && <PriceNote>{exGstText}</PriceNote>}
      {saving !== null && <Saving>Save {formatCents(saving, { country })}</Saving>}
      {line.quantity > 1 && <PriceNote>{formatDollars(line.price, country)} each</PriceNote>}
    </Amounts>
  )
}

function RewardLine({ line }: { line: CartProduct }) {
  return (
    <Line data-reward>
      <LinePicture line={line} />
      <Description>
        <Ribbon ribbon={{ type: 'bonus' }} size="xs" inline />
        <RewardTitle>{line.title}</RewardTitle>
        <Detail>Quantity {line.quantity}</Detail>
      </Description>
      <Amounts>
        <LinePrice data-free>FREE</LinePrice>
      </Amounts>
    </Line>
  )
}
