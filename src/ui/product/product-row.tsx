import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { Anchor } from '#ui/button/link.tsx'
import { DataList } from '#ui/layout/data-list.tsx'
import { themed } from '#ui/themed.ts'
import { ConditionTag, MissingParts } from './condition-tag.tsx'
import { wholeLink } from './product-card.styles.ts'
import type { ProductCardProps } from './product-card.tsx'
import { ProductPicture } from './product-picture.tsx'
import { notableCondition } from './product-view.ts'
import { Rating } from './rating.tsx'

const base = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: theme.styles.card.border === 'none' ? `1px solid ${theme.vars.palette.divider}` : theme.styles.card.border,
  borderRadius: theme.vars.shape.large,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '148px minmax(0, 1fr) 300px' },
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
    [theme.breakpoints.up('md')]: { padding: '12px 20px' },
  },
  '& [data-part="line"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    margin: '2px 0 6px',
  },
  '& [data-part="line"] > small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& [data-part="end"]': {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    minWidth: 0,
    padding: '8px 14px 12px',
    [theme.breakpoints.up('md')]: {
      padding: '12px 20px',
      gap: 4,
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  '& [data-part="acts"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    marginTop: 'auto',
    '& > :last-child': { flex: '1 1 140px', width: 'auto' },
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
        <ProductPicture {...picture} product={product} ratio="1 / 1.05" showCondition={false} />
      </div>
      <div data-part="middle">
        <Title data-part="title">
          <Anchor to={to}>{product.title}</Anchor>
        </Title>
        <div data-part="line">
          <ConditionTag condition={notableCondition(product)} />
          <Rating rating={product.rating} />
          {model && <small>{model}</small>}
        </div>
        <MissingParts text={product.missingParts} />
        <DataList rows={specifications} columns={2} ruled />
      </div>
      <div data-part="end">
        {price}
        {delivery}
        <div data-part="acts">
          {compare}
          {action}
        </div>
      </div>
    </Root>
  )
}
