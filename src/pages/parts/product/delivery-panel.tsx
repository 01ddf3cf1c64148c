import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { DeliveryEstimate, Product } from '#contract/catalogue/product.ts'
import { backInStockText } from '#domain/delivery/delivery-text.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { readIsoDate, shortDayText } from '#domain/time/plain-date.ts'
import { LocationWidget } from '#features/location/location-widget.tsx'
import { useGeo } from '#features/location/use-geo.ts'
import { productQueries } from '#features/product/queries.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { TruckIcon } from '#ui/icon/icons.tsx'
import { BoxIcon } from '#ui/icon/service-icons.tsx'
import { themed } from '#ui/themed.ts'

const StoreStock = onDemand(() => import('./store-stock.tsx').then((module) => module.StoreStock))

const Box = styled('div')(
  themed(({ theme }) => ({
    minHeight: 240,
    padding: 16,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    // As high with a location as without one, which loads after hydration.
    '& > section': { gap: 0, minHeight: 77, alignContent: 'start' },
    '& h2 + button': { margin: 0 },
    '& > p': { paddingTop: 12, color: theme.vars.palette.text.secondary },
    '& hr': { margin: '4px 0 0', border: 0, borderTop: `1px solid ${theme.vars.palette.divider}` },
  })),
)

const Line = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    gap: '0 8px',
    paddingTop: 12,
    '& b': { fontWeight: 600 },
    '& > [data-free]': { color: theme.vars.palette.success.main, fontWeight: 700 },
    '& small': { gridColumn: 2, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

// Uses the offline attribute of the root element, so that going offline needs no render.
const Seen = styled('span')({ display: 'none', 'html[data-offline] &': { display: 'inline' } })
const WhenSeen = () => <Seen> when last seen</Seen>

/** Delivery date, delivery price and stock for the shopper's location. Loads after hydration. */
export function DeliveryPanel({ product }: { product: Product }) {
  const { api } = useApp()
  const geo = useGeo()
  const place = geo && geo.postcode !== '' ? geo.locationId : undefined
  const { data } = useQuery({ ...productQueries(api).delivery([product.sku], place), enabled: place !== undefined })
  const estimate = data?.[0]
  return (
    <Box>
      <LocationWidget />
      <hr />
      {estimate && place ? (
        <>
          <Estimate estimate={estimate} />
          <StoreStock key={place} product={product} place={place} suburb={geo?.city ?? ''} />
        </>
      ) : product.available ? (
        <>
          <Line>
            <TruckIcon />
            <b>Delivery day and price</b>
            {!place && <small>Choose your suburb to see them.</small>}
          </Line>
          <Line>
            <BoxIcon />
            <b>Stock near you</b>
            {!place && <small>In our warehouse and in the nearest stores.</small>}
          </Line>
        </>
      ) : (
        <p>{backInStockText(product.nextStockDate)}</p>
      )}
    </Box>
  )
}

function Estimate({ estimate }: { estimate: DeliveryEstimate }) {
  const { brand } = useApp()
  const day = readIsoDate(estimate.date)
  return (
    <>
      <Line>
        <TruckIcon />
        {estimate.available && day ? (
          <b>{shortDayText(day)}</b>
        ) : (
          <b>We cannot promise a delivery day for your location</b>
        )}
        {estimate.price === 0 && day && <span data-free>FREE</span>}
        {estimate.price !== null && estimate.price !== 0 && day && (
          <span className="num">{formatDollars(estimate.price, brand.country)}</span>
        )}
        {estimate.saturdayPrice !== null && (
          <small>Saturday delivery is {formatDollars(estimate.saturdayPrice, brand.country)}</small>
        )}
      </Line>
      <Line>
        <BoxIcon />
        <b>
          {estimate.stockQuantity > 0
            ? `In stock: ${estimate.stockQuantity} in ${estimate.stockPlace}`
            : 'Not in stock near you'}
          <WhenSeen />
        </b>
      </Line>
    </>
  )
}
