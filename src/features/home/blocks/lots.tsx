import { styled } from '@mui/material/styles'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { PageSection } from '#ui/layout/page-section.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Price } from '#ui/price/price.tsx'
import { ConditionTag } from '#ui/product/condition-tag.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'
import { usePriceOf, useProducts } from '../product-price.tsx'

const List = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: '0 24px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '84px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: 16,
      minHeight: 104,
      paddingBlock: 10,
      borderBottom: `1px solid ${theme.vars.palette.text.primary}`,
    },
    '& a': { display: 'block', marginBottom: 6, color: 'inherit', fontWeight: 600, textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& .price': { justifyItems: 'end', textAlign: 'right' },
    '& .price p': { justifyContent: 'flex-end' },
    '& .price [data-part="now"]': {
      fontFamily: theme.typography.price.fontFamily,
      fontSize: '1.75rem',
      fontWeight: theme.typography.price.fontWeight,
      lineHeight: 1,
    },
    [theme.breakpoints.down('md')]: {
      '& li': { gridTemplateColumns: '64px minmax(0, 1fr) auto', gap: 12 },
      '& a': { fontSize: '0.875rem' },
      '& .price p': { flexDirection: 'column', alignItems: 'flex-end' },
    },
    [theme.breakpoints.up('lg')]: { gap: '0 32px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  })),
)

function Lot({ product }: { product: ProductCard }) {
  const priceOf = usePriceOf()
  return (
    <li>
      <Picture picture={product.image} alt="" sizes="84px" widths={[96, 160]} />
      <div>
        <Anchor to={paths.product({ slug: product.uri })}>{product.title}</Anchor>
        <ConditionTag condition={product.conditionType} />
      </div>
      <Price display={priceOf(product)} size="project" reserveLine={false} />
    </li>
  )
}

/** The last pieces, one to a line. */
export function Block({ block }: BlockProps<'lots'>) {
  const products = useProducts(block.products)
  if (products.length === 0) return null
  return (
    <PageSection title={block.title} note={block.note} link={block.link} id={block.id}>
      <List>
        {products.map((product) => (
          <Lot key={product.sku} product={product} />
        ))}
      </List>
    </PageSection>
  )
}
