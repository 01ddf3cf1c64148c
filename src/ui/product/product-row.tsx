import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { Anchor } from '#ui/button/link.tsx'
import { DataList } from '#ui/layout/data-list.tsx'
import { themed } from '#ui/themed.ts'
import { MissingParts } from './condition-tag.tsx'
import { wholeLink } from './product-card.styles.ts'
import type { ProductCardProps } from './product-card.tsx'
import { ProductPicture } from './product-picture.tsx'
import { Rating } from './rating.tsx'

const base = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: theme.styles.card.border === 'none' ? `1px solid ${theme.vars.palette.divider}` : theme.styles.card.border,
  borderRadius: theme.vars.shape.large,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '196px minmax(0, 1fr) 244px' },
})

const parts = ({ theme }: { theme: Theme }): CSSObject => ({
  '& [data-part="picture"]': {
    gridRow: '1 / 3',
    '& > *': { height: '100%' },
    [theme.breakpoints.up('md')]: { gridRow: 1 },
  },
  '& [data-part="middle"]': {
    minWidth: 0,
    padding: '12px 14px 0',
    [theme.breakpoints.up('md')]: { padding: '16px 20px' },
  },
  '& [data-part="line"]': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', margin: '2px 0 8px' },
  '& [data-part="line"] > small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& [data-part="end"]': {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    minWidth: 0,
    padding: '8px 14px 12px',
    [theme.breakpoints.up('md')]: { padding: '16px 20px', borderLeft: `1px solid ${theme.vars.palette.divider}` },
  },
  // Phones show three specifications.
  '& dl > div:nth-of-type(n + 4)': {
    display: 'none',
    [theme.breakpoints.up('md')]: { display: 'flex' },
  },
})

const heading = ({ theme }: { theme: Theme }): CSSObject => ({
  '& h2[data-part="title"], & h3[data-part="title"], & h4[data-part="title"]': {
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.3,
    [theme.breakpoints.up('md')]: { fontSize: '1.125rem' },
  },
})

const Root = styled('article')(themed(base), themed(wholeLink), themed(parts), themed(heading))

type Props = Omit<ProductCardProps, 'layout'> & {
  model?: string
  /** At most six; defaults to the key specifications. */
  specifications?: readonly { name: string; value: string }[]
}

/** A product in the list view: image, specifications in two columns, price and action at the end. */
export function ProductRow({
  product,
  to,
  headingLevel = 3,
  model,
  specifications = product.keyFacts,
  ...props
}: Props) {
  const { price, delivery, compare, action, ...picture } = props
  const Title = `h${headingLevel}` as const
  return (
    <Root data-later={!props.priority || undefined} data-sku={product.sku}>
      <div data-part="picture">
        <ProductPicture {...picture} product={product} ratio="1 / 1.05" />
      </div>
      <div data-part="middle">
        <Title data-part="title">
          <Anchor to={to}>{product.title}</Anchor>
        </Title>
        <div data-part="line">
          <Rating rating={product.rating} />
          {model && <small>{model}</small>}
        </div>
        <MissingParts text={product.missingParts} />
        <DataList rows={specifications} columns={2} ruled />
      </div>
      <div data-part="end">
        {price}
        {delivery}
        {action}
        {compare}
      </div>
    </Root>
  )
}
