import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Product } from '#contract/catalogue/product.ts'
import { paths } from '#lib/page/paths.ts'
import { Link } from '#ui/button/link.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { ConditionTag, MissingParts } from '#ui/product/condition-tag.tsx'
import { notableCondition } from '#ui/product/product-view.ts'
import { Rating } from '#ui/product/rating.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, marginBlock: '-10px -14px' },
})

const Manufacturer = styled('span')(
  themed(({ theme }) => ({ ...theme.typography.eyebrow, color: theme.vars.palette.text.secondary })),
)

const RatingAndModel = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    alignItems: 'center',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
  })),
)

const Finishes = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    width: '100%',
    paddingTop: 8,
    fontSize: '0.875rem',
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: 8 },
    '& a, & [aria-current]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      padding: '0 14px 0 10px',
      border: `1.5px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      color: 'inherit',
      textDecoration: 'none',
    },
    '& a:hover': { borderColor: theme.vars.palette.control },
    '& [aria-current]': { borderColor: theme.vars.palette.sel.ground, fontWeight: 600 },
    '& i': {
      width: 20,
      height: 20,
      borderRadius: '50%',
      border: `1px solid ${theme.vars.palette.control}`,
      // The colour is the information.
      forcedColorAdjust: 'none',
    },
    '@media (forced-colors: active)': { '& [aria-current]': { outline: '2px solid Highlight' } },
  })),
)

/** Removes the manufacturer from the title, as it has its own line above. */
const shortTitle = ({ title, manufacturer }: Product) =>
  title.startsWith(`${manufacturer.name} `) ? title.slice(manufacturer.name.length + 1) : title

type Props = {
  product: Product
  /** Stars and count of those who wrote about it. */
  showReviews: boolean
  children?: ReactNode
}

/** Manufacturer, name, model, condition and the available finishes. */
export function ProductHead({ product, showReviews, children }: Props) {
  return (
    <Root>
      <Link to={paths.brand({ uri: product.manufacturer.uri })} variant="plain">
        <Manufacturer>{product.manufacturer.name}</Manufacturer>
      </Link>
      <Heading level={1}>{shortTitle(product)}</Heading>
      <RatingAndModel>
        {showReviews && <Rating rating={product.rating} />}
        <span>Model {product.model}</span>
      </RatingAndModel>
      {notableCondition(product) && <ConditionTag condition={product.conditionType} />}
      <MissingParts text={product.missingParts} />
      {product.variants.length > 1 && <FinishChoice product={product} />}
      {children}
    </Root>
  )
}

function FinishChoice({ product }: { product: Product }) {
  return (
    <Finishes>
      <span id="finishes">
        Finish: <strong>{product.finish}</strong>
      </span>
      <ul aria-labelledby="finishes">
        {product.variants.map(({ sku, uri, finish, color }) => (
          <li key={sku}>
            {sku === product.sku ? (
              <span aria-current="true">
                <i style={{ backgroundColor: color }} />
                {finish}
              </span>
            ) : (
              <Link to={paths.product({ slug: uri })} variant="plain" preventScrollReset>
                <i style={{ backgroundColor: color }} />
                {finish}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Finishes>
  )
}
