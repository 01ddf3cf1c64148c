import { Button } from '#ui/button/button.tsx'
import { CartIcon } from '#ui/icon/icons.tsx'
import { CardAction } from '#ui/product/card-action.tsx'
import { CompareTick } from '#ui/product/compare-tick.tsx'
import { DeliveryLine } from '#ui/product/delivery-line.tsx'
import { ProductCard } from '#ui/product/product-card.tsx'
import { ProductCarousel, ProductGrid } from '#ui/product/product-grid.tsx'
import { Group } from '../group.tsx'
import { products, type Sample } from '../samples.ts'
import { SamplePrice } from './sample-price.tsx'

const delivery = (product: Sample) =>
  product.price ? (
    <DeliveryLine text="Free delivery Tue 24 Nov" shortText="Free, Tue 24 Nov" />
  ) : (
    <DeliveryLine tone="wait" text="Back in stock about 14 Dec" shortText="Back 14 Dec" />
  )

const common = (product: Sample) => ({
  product,
  to: `/gallery#${product.sku}`,
  sizes: '300px',
  showRibbon: true,
  price: <SamplePrice product={product} />,
  delivery: delivery(product),
  compare: <CompareTick checked={product.sku === 'B'} onChange={() => {}} name={product.title} />,
})

export function ProductParts() {
  return (
    <Group title="Product cards">
      <ProductGrid columns={4} label="Grid">
        {products.map((product) => (
          <ProductCard
            key={product.sku}
            {...common(product)}
            action={<CardAction icon={<CartIcon />}>Add to cart</CardAction>}
          />
        ))}
        <ProductCard
          product={products[0]!}
          to="/gallery"
          sizes="300px"
          price={<SamplePrice product={products[0]!} />}
        />
      </ProductGrid>
      <ProductCarousel columns={4} label="Shelf">
        {products.map((product, index) => (
          <ProductCard
            key={product.sku}
            {...common(product)}
            layout="shelf"
            percentOff={index === 1 ? 20 : null}
            action={
              <Button type="button" variant="primary" wide>
                Add to cart
              </Button>
            }
          />
        ))}
      </ProductCarousel>
    </Group>
  )
}
