import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import { isUnavailable, shownLines } from '#domain/cart/cart.ts'
import { lineTotal } from '#domain/cart/line-total.ts'
import { formatCents } from '#domain/money/price-format.ts'
import { LineQuantity, RemoveLine } from '#features/cart/line-controls.tsx'
import { Extras, Unavailable } from '#features/cart/line-notes.tsx'
import { PendingMark } from '#features/cart/pending/pending-mark.tsx'
import { exGstText } from '#features/cart/summary/totals.ts'
import { useApp } from '#lib/app.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { Glide, itemsOf } from '#ui/layout/glide.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Ribbon } from '#ui/product/ribbon.tsx'
import { themed } from '#ui/themed.ts'

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Line = styled('li')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    gap: '8px 12px',
    padding: '16px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '&:last-of-type': { borderBottom: 0 },
    // A new line moves into its place.
    transition: 'transform 200ms ease-out',
    '@starting-style': { transform: 'translateY(12px)' },
  })),
)

const LineImage = styled('span')(
  themed(({ theme }) => ({
    display: 'block',
    gridRow: '1 / span 2',
    alignSelf: 'start',
    overflow: 'hidden',
    borderRadius: theme.vars.shape.borderRadius,
    '&[data-unavailable]': { opacity: 0.55 },
  })),
)

const title = {
  display: 'block',
  minHeight: 24,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  textDecoration: 'none',
} as const

const TitleLink = styled(Anchor)(
  themed(({ theme }) => ({ ...title, '&[data-unavailable]': { color: theme.vars.palette.text.secondary } })),
)
const RewardTitle = styled('p')(title)

const Quantity = styled('p')(
  themed(({ theme }) => ({ fontSize: '0.875rem', lineHeight: 1.4, color: theme.vars.palette.text.secondary })),
)

const LinePrice = styled('span')({
  fontSize: '0.875rem',
  fontWeight: 600,
  textAlign: 'right',
  '& small': { display: 'block', fontWeight: 400 },
})
const Free = styled('span')(themed(({ theme }) => ({ color: theme.vars.palette.success.main, fontWeight: 700 })))

const Controls = styled('div')({
  gridColumn: '2 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
})

const Head = styled('h3')({ margin: '16px 0 0', fontSize: '1rem', fontWeight: 600 })

export function MiniLines({ cart }: { cart: Cart }) {
  const { products, rewards } = shownLines(cart)
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <List ref={list}>
        {products.map((line) => (
          <MiniLine key={line.productCode} line={line} />
        ))}
      </List>
      <Glide order={products.map(({ productCode }) => productCode).join()} items={itemsOf(list)} />
      {rewards.length > 0 && (
        <>
          <Head>Your rewards</Head>
          <List>
            {rewards.map((line) => (
              <RewardLine key={line.productCode} line={line} />
            ))}
          </List>
        </>
      )}
    </>
  )
}

function Thumb({ line }: { line: CartProduct }) {
  return (
    <LineImage data-unavailable={isUnavailable(line) || undefined}>
      {line.image && <Picture picture={line.image} sizes="64px" alt="" ratio="1" widths={[160, 320]} />}
    </LineImage>
  )
}

function MiniLine({ line }: { line: CartProduct }) {
  const { brand } = useApp()
  const isOff = isUnavailable(line)
  return (
    <Line>
      <Thumb line={line} />
      <div>
        <TitleLink to={line.uri ?? '#'} data-unavailable={isOff || undefined}>
          {line.title}
        </TitleLink>
        <Extras line={line} />
        {isOff && <Unavailable line={line} />}
        <PendingMark line={line} />
      </div>
      <LinePrice className="num">
        {!isOff && formatCents(lineTotal(line), { country: brand.country })}
        {!isOff && brand.flags.pricesExGst && <small>{exGstText}</small>}
      </LinePrice>
      <Controls>
        <LineQuantity line={line} small />
        <RemoveLine line={line} />
      </Controls>
    </Line>
  )
}

function RewardLine({ line }: { line: CartProduct }) {
  return (
    <Line>
      <Thumb line={line} />
      <div>
        <Ribbon ribbon={{ type: 'bonus' }} size="xs" inline />
        <RewardTitle>{line.title}</RewardTitle>
        <Quantity>Quantity {line.quantity}</Quantity>
      </div>
      <LinePrice>
        <Free>FREE</Free>
      </LinePrice>
    </Line>
  )
}
