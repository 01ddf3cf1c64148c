import { styled } from '@mui/material/styles'
import { localDate, shortDayText } from '#domain/time/plain-date.ts'
import { useSale } from '#features/promotion/use-sale.ts'
import { useHydrated } from '#lib/boot/hydrated.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { CollectionPage, collectionLoader } from '../parts/product/collection-page.tsx'

export const handle = { pageType: 'sale' } satisfies Handle

export const loader = collectionLoader('sale')

// Reserves its line until hydration.
const LastDay = styled('b')({ minHeight: '1.5em', fontWeight: 600 })

/** Everything that is down in price, under the name of the running sale. */
export function Component() {
  const hydrated = useHydrated()
  const sale = useSale()
  return (
    <CollectionPage collection="sale" title={sale?.name} plainTitle="Sale">
      {sale?.endsAt && <LastDay>{hydrated && `Until ${shortDayText(localDate(new Date(sale.endsAt)))}`}</LastDay>}
    </CollectionPage>
  )
}
