import { styled } from '@mui/material/styles'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { RadioCard, RadioGroup } from '#ui/form/radio-card.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { CartIcon } from '#ui/icon/icons.tsx'
import { Pagination } from '#ui/layout/pagination.tsx'
import { Totals } from '#ui/price/totals.tsx'
import { CardAction } from '#ui/product/card-action.tsx'
import { ProductCard } from '#ui/product/product-card.tsx'
import { Group } from '../group.tsx'
import { products } from '../samples.ts'
import { SamplePrice } from './sample-price.tsx'

const Phone = styled('div')({ display: 'grid', gap: 16, width: 288, '& > *': { minWidth: 0 } })

/** As on the narrowest screen: 320 px less its margins. */
export function NarrowParts() {
  const [, product] = products
  return (
    <Group title="In little room">
      <Phone data-narrow>
        <Message tone="error" onClose={() => {}}>
          Sorry, there has been a problem with your payment.
        </Message>
        <TextField
          label="A label that is too long for one line on the narrowest screen there is"
          error="And an error"
        />
        <RadioGroup legend="Warranty that covers both parts and labour">
          <RadioCard name="narrow" label="5 years from the maker" note="At your home" amount="+ $1,349.00" />
        </RadioGroup>
        <Button variant="primary" wide>
          A button with rather a lot to say
        </Button>
        <Pagination page={5} totalItems={2400} perPage={24} to={(page) => `?page=${page}`} label="Narrow pages" />
        <Totals
          rows={[{ name: 'Products and extras', value: '$123,604.50' }]}
          total={{ name: 'Total', value: '$123,604.50' }}
        />
        {product && (
          <ProductCard
            product={product}
            to="/gallery"
            sizes="288px"
            showRibbon
            price={<SamplePrice product={product} />}
            action={<CardAction icon={<CartIcon />}>Add to cart</CardAction>}
          />
        )}
      </Phone>
    </Group>
  )
}
