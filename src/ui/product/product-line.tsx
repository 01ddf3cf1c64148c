import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Anchor } from '#ui/button/link.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { wholeLink } from './product-card.styles.ts'
import type { CardProduct } from './product-view.ts'

// Fixed where there is room for every price: each line is a grid of its own, and its columns must match the others'.
const priceColumn = { narrow: 'minmax(170px, auto)', wide: '216px' }
const columns = '72px minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 0.75fr) 124px 276px'

// With a large font of the browser the columns have no room for their words.
const wide = '@media (width >= 75em)'

const List = styled('div')(
  themed(({ theme }) => ({
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
    '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& > ul > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  })),
)

const Head = styled('div')(
  themed(({ theme }) => ({
    display: 'none',
    [wide]: {
      display: 'grid',
      gridTemplateColumns: columns,
      gap: 12,
      padding: '8px 12px',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.sel.tint,
      fontSize: '0.875rem',
      fontWeight: 600,
      color: theme.vars.palette.text.secondary,
      '& > :nth-of-type(5)': { textAlign: 'right' },
      '& > :nth-of-type(6)': { paddingLeft: 12 },
    },
  })),
)

const line = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `72px minmax(0, 1fr) ${priceColumn.narrow}`,
  gridTemplateAreas: '"picture name name" "picture facts facts" "stock stock price" "order order order"',
  gap: '4px 16px',
  padding: 12,
  fontSize: '0.875rem',
  '& [data-part="title"] a': { color: theme.vars.palette.link },
  '& > ul': {
    gridArea: 'facts',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: '0 16px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    lineHeight: 1.45,
  },
  '@media (width < 20em)': {
    gridTemplateAreas:
      '"picture name name" "facts facts facts" "stock stock stock" "price price price" "order order order"',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `72px minmax(0, 1fr) minmax(0, 0.8fr) ${priceColumn.wide}`,
    gridTemplateAreas: '"picture name stock price" "picture facts order order"',
  },
  [wide]: {
    gridTemplateColumns: columns,
    gridTemplateAreas: '"picture name facts stock price order"',
    alignItems: 'center',
    gap: 12,
    minHeight: 102,
    '& > ul': { display: 'block' },
  },
})

const Line = styled('article')(themed(wholeLink), themed(line))

const LinePicture = styled('div')({ gridArea: 'picture', width: 72 })
const Name = styled('div')(
  themed(({ theme }) => ({
    gridArea: 'name',
    '& > h2, & > h3': { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.3 },
    '& > span': { color: theme.vars.palette.text.secondary },
  })),
)
const Stock = styled('div')({ gridArea: 'stock', lineHeight: 1.4 })
const PriceCell = styled('div')({
  gridArea: 'price',
  '& .price': { justifyItems: 'end', textAlign: 'right' },
  '& .price p, & [data-part="now"]': { justifyContent: 'flex-end' },
  // Price and note are wider than the column.
  [wide]: { '& [data-part="tax"]': { flexBasis: '100%' } },
})
const Order = styled('div')(
  themed(({ theme }) => ({
    gridArea: 'order',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    marginTop: 8,
    [theme.breakpoints.up('md')]: { justifyContent: 'flex-end', justifySelf: 'end', maxWidth: 290, marginTop: 0 },
    [theme.breakpoints.down('md')]: { '& > button, & > a': { flex: 1 } },
    // A button without a quantity begins where the others' quantity does.
    [wide]: {
      justifyContent: 'flex-start',
      justifySelf: 'stretch',
      // Apart from the price, which ends beside it.
      paddingLeft: 12,
      '& > label': { flexBasis: '100%' },
    },
  })),
)

/** A compact list: one product per line, figures aligned in columns. */
export function ProductLines({ label, children }: { label?: string | undefined; children: readonly ReactNode[] }) {
  return (
    <List>
      <Head aria-hidden>
        {['Product', '', 'Specification', 'Stock', 'Price', 'Order'].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Head>
      <ul aria-label={label}>{children}</ul>
    </List>
  )
}

type Props = {
  product: CardProduct
  to: string
  /** A <Price>. */
  price: ReactNode
  stock: ReactNode
  /** Quantity field and cart button. */
  order: ReactNode
  priority?: boolean
  /** Far below: laid out after the first view. */
  isLater?: boolean
  headingLevel?: 2 | 3
}

export function ProductLine({ product, to, price, stock, order, priority, isLater, headingLevel = 3 }: Props) {
  const Title = `h${headingLevel}` as const
  return (
    <li data-later={isLater || undefined}>
      <Line data-sku={product.sku}>
        <LinePicture>
          <Picture
            picture={product.image}
            alt=""
            sizes="72px"
            widths={[96, 160, 240]}
            ratio="1"
            loading={priority ? 'eager' : 'lazy'}
          />
        </LinePicture>
        <Name>
          <Title data-part="title">
            <Anchor to={to}>{product.title}</Anchor>
          </Title>
          <span>SKU {product.sku}</span>
        </Name>
        <ul>
          {product.keyFacts.map(({ name, value }) => (
            <li key={name}>{`${name} ${value.replaceAll(' ', '\u00a0')}`}</li>
          ))}
        </ul>
        <Stock>{stock}</Stock>
        <PriceCell>{price}</PriceCell>
        <Order>{order}</Order>
      </Line>
    </li>
  )
}
