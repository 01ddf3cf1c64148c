import { styled } from '@mui/material/styles'
import { priceDisplay } from '#domain/money/price-display.ts'
import { ShieldIcon } from '#ui/icon/service-icons.tsx'
import { Price } from '#ui/price/price.tsx'
import { PriceBadge } from '#ui/price/price-badge.tsx'
import { ConditionTag, MissingParts } from '#ui/product/condition-tag.tsx'
import { DeliveryLine, DeliveryLineSpace } from '#ui/product/delivery-line.tsx'
import { EnergyStars } from '#ui/product/energy-stars.tsx'
import { Rating } from '#ui/product/rating.tsx'
import { Ribbon } from '#ui/product/ribbon.tsx'
import { Columns, Group, Row } from '../group.tsx'

const visitor = { loginForPrice: false, isSignedIn: false }
const reduced = priceDisplay({ price: 4299, rrp: 4999 }, visitor)
const ribbons = ['save', 'catalogue-item', 'cashback', 'win', 'new', 'bonus', 'special-offer', 'sale']
const Corner = styled('div')({ position: 'relative', minHeight: 44 })

export function PriceParts() {
  return (
    <Group title="Prices and marks">
      <Columns>
        {(['project', 'listing', 'expanded'] as const).map((size) => (
          <Price key={size} size={size} display={reduced} />
        ))}
        <Price
          size="expanded"
          display={reduced}
          taxNote="ex GST"
          pricingText="Online price until Monday 30 November."
          badges={<PriceBadge icon={<ShieldIcon />} title="Winning Value Promise" text="See how" onClick={() => {}} />}
        />
        <Price display={priceDisplay({ price: 19.95 }, visitor)} />
        <Price display={priceDisplay({ price: null }, visitor)} requestTo="/gallery" />
        <Price display={priceDisplay({}, { ...visitor, loginForPrice: true })} loginTo="/gallery" />
        <Price display={priceDisplay({ priceUponRequest: true }, visitor)} />
      </Columns>
      <Columns>
        {ribbons.map((type) => (
          <Corner key={type}>
            <Ribbon ribbon={{ type, text: type === 'save' ? 'Save $500' : '' }} />
          </Corner>
        ))}
      </Columns>
      <Row>
        {ribbons.map((type) => (
          <Ribbon key={type} ribbon={{ type, text: '' }} size="xs" inline />
        ))}
      </Row>
      <Row>
        {['new', 'runout', 'cosmetic', 'brand-new', 'unavailable'].map((condition) => (
          <ConditionTag key={condition} condition={condition} />
        ))}
        <MissingParts text="inlet hose" />
      </Row>
      <Row>
        <EnergyStars stars={0.5} />
        <EnergyStars stars={6} />
        <Rating rating={{ average: 4.6, count: 128 }} to="/gallery" />
        <Rating rating={null} />
      </Row>
      <Row>
        <DeliveryLine text="Free delivery Tue 24 Nov" shortText="Free, Tue 24 Nov" />
        <DeliveryLine tone="wait" text="Back in stock about 14 Dec" />
        <DeliveryLine chip text="Delivery from Tue 24 Nov" />
        <DeliveryLineSpace />
      </Row>
    </Group>
  )
}
