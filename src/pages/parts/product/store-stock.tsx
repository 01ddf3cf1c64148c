import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product } from '#contract/catalogue/product.ts'
import type { StoreStock as Row } from '#contract/catalogue/product-details.ts'
import { suburbLine, suburbName } from '#domain/location/locality.ts'
import { todayText } from '#domain/location/opening-hours.ts'
import { countText } from '#domain/project/project-texts.ts'
import { localDate } from '#domain/time/plain-date.ts'
import { productDetailQueries } from '#features/product/detail-queries.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { paths } from '#lib/page/paths.ts'
import { Link } from '#ui/button/link.tsx'
import { TextButton } from '#ui/button/text-button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ClockIcon, StoreIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Modal = onDemand(() => import('#ui/overlay/modal.tsx').then((module) => module.Modal))

/** As far as most shoppers drive for an appliance. */
const nearKm = 60

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 44,
  marginTop: 4,
  '& b': { fontWeight: 600 },
})

const Stores = styled('ul')(
  themed(({ theme }) => ({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4px 16px',
      padding: '14px 0',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& b': { fontWeight: 600, color: theme.vars.palette.success.main },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& small:last-child': { display: 'flex', gap: 6, alignItems: 'center' },
  })),
)

type Props = { product: Product; place: string; suburb: string }

/** How many stores near the shopper have the product, and which ones. */
export function StoreStock({ product, place, suburb }: Props) {
  const { api } = useApp()
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({ ...productDetailQueries(api).storeStock(product.sku, place), meta: { inline: true } })
  const { data: stores, isError, refetch } = query
  return (
    <Line>
      <StoreIcon />
      {stores ? (
        <b>{stockText(stores, suburb)}</b>
      ) : isError ? (
        <span>Store stock could not be loaded</span>
      ) : (
        <Skeleton />
      )}
      {stores && stores.length > 0 && <TextButton onClick={() => setOpen(true)}>See stores</TextButton>}
      {stores?.length === 0 && <Link to={paths.stores()}>Stores</Link>}
      {!stores && isError && <TextButton onClick={() => void refetch()}>Try again</TextButton>}
      {isOpen && stores && (
        <Modal open onClose={() => setOpen(false)} title="In stock in store">
          <StoreRows stores={stores} />
        </Modal>
      )}
    </Line>
  )
}

/** `In stock at 2 stores near Sydney`; with none near, how far the nearest is. */
function stockText(stores: readonly Row[], suburb: string) {
  const [nearest] = stores
  if (!nearest) return 'Not in stock in a store right now'
  const near = stores.filter(({ distanceKm }) => distanceKm !== null && distanceKm <= nearKm)
  if (near.length > 0) return `In stock at ${countText(near.length, 'store')} near ${suburbName(suburb)}`
  const far = nearest.distanceKm === null ? '' : `, the nearest ${nearest.distanceKm} km away`
  return `In stock at ${countText(stores.length, 'store')}${far}`
}

function StoreRows({ stores }: { stores: readonly Row[] }) {
  const { country } = useApp().brand
  const today = localDate(new Date())
  return (
    <Stores>
      {stores.map((store) => (
        <li key={store.storeId}>
          <Link to={paths.store({ storeUri: store.storeUri })}>{store.name}</Link>
          <b className="num">{store.quantity} in stock</b>
          <small>
            {suburbLine({ ...store, postcode: '' }, country)}
            {store.distanceKm !== null && `, ${store.distanceKm} km`}
          </small>
          <small>
            <ClockIcon size={16} />
            {todayText(store, today)}
          </small>
        </li>
      ))}
    </Stores>
  )
}
