import { Button } from '#ui/button/button.tsx'
import { CompareTick } from '#ui/product/compare-tick.tsx'
import { DeliveryLine } from '#ui/product/delivery-line.tsx'
import { ProductLine, ProductLines } from '#ui/product/product-line.tsx'
import { ProductRow } from '#ui/product/product-row.tsx'
import { Group } from '../group.tsx'
import { products, specifications } from '../samples.ts'
import { SamplePrice } from './sample-price.tsx'

const sixSpecifications = [
  ...specifications,
  ...specifications.map(({ name, value }) => ({ name: `${name} inside`, value })),
]

export function RowParts() {
  return (
    <Group title="Product rows and lines">
      {products.slice(0, 3).map((product) => (
        <ProductRow
          key={product.sku}
          product={product}
          to="/gallery"
          sizes="196px"
          showRibbon
          model="NV-FD610S"
          price={<SamplePrice product={product} />}
          specifications={sixSpecifications}
          delivery={<DeliveryLine text="Free delivery Tue 24 Nov" />}
          compare={<CompareTick checked={false} onChange={() => {}} name={product.title} />}
          action={
            <Button type="button" wide>
              Add to cart
            </Button>
          }
        />
      ))}
      <ProductLines label="Lines">
        {products.map((product) => (
          <ProductLine
            key={product.sku}
            product={product}
            to="/gallery"
            price={<SamplePrice product={product} />}
            stock={<DeliveryLine text="12 in stock" />}
            order={
              <Button type="button" size="small">
                Add
              </Button>
            }
          />
        ))}
      </ProductLines>
    </Group>
  )
}
