import { styled } from '@mui/material/styles'
import { useQueries } from '@tanstack/react-query'
import type { Cart } from '#contract/checkout/cart.ts'
import { shownLines } from '#domain/cart/cart.ts'
import { stripIcons } from '#features/home/blocks/strip.tsx'
import { productQueries } from '#features/product/queries.ts'
import { useApp } from '#lib/app.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { PanelBox } from '#ui/layout/panel.tsx'
import { themed } from '#ui/themed.ts'
import { ShopCards } from './shop-cards.tsx'

const Points = styled(PanelBox)(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: '20px 16px',
    margin: 0,
    listStyle: 'none',
    '& li': { display: 'flex', alignItems: 'center', gap: 14, lineHeight: 1.35 },
    '& svg': { flex: 'none', color: theme.vars.palette.strip },
    '& b': { display: 'block', fontWeight: 600 },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

/** The service points of the home page, beside what is about to be bought. */
export function ShopPromises() {
  const strip = useApp().brand.home.blocks.find((block) => block.kind === 'strip')
  if (!strip) return null
  return (
    <Points as="ul" aria-label="Service">
      {strip.items.map(({ icon, title, text }) => {
        const Icon = stripIcons[icon]
        return (
          <li key={title}>
            <Icon size={26} />
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
          </li>
        )
      })}
    </Points>
  )
}

const Section = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, marginTop: 48 })

const maxLines = 3
const maxCards = 4

/** What goes with the first products of the cart and is not in it yet; nothing without any. */
export function GoesWithCart({ cart }: { cart: Cart }) {
  const { api } = useApp()
  const inCart = shownLines(cart).products.map(({ sku }) => sku)
  const goesWith = useQueries({
    queries: inCart
      .slice(0, maxLines)
      .map((sku) => ({ ...productQueries(api).upsellOptions(sku), meta: { inline: true } })),
    combine: (results) => results.flatMap(({ data }) => data?.goesWith ?? []),
  })
  const others = new Map(goesWith.map((product) => [product.sku, product]))
  for (const sku of inCart) others.delete(sku)
  const products = [...others.values()].filter(({ available }) => available).slice(0, maxCards)
  if (products.length === 0) return null
  return (
    <Section aria-labelledby="goes-with">
      <Heading level={2} variant="h3" id="goes-with">
        Goes with it
      </Heading>
      {/* A row of cards with a gap in it looks unfinished, rows of any number do not. */}
      <ShopCards products={products} layout={products.length < maxCards ? 'list' : 'shelf'} label="Goes with it" />
    </Section>
  )
}
