import { dayText, localDate } from '#domain/time/plain-date.ts'
import { useSale } from '#features/promotion/use-sale.ts'
import { useHydrated } from '#lib/boot/hydrated.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { CollectionPage, collectionLoader } from './parts/collection-page.tsx'

export const handle = { pageType: 'sale' } satisfies Handle

export const loader = collectionLoader('sale')

/** Everything that is down in price, under the name of the running sale. */
export function Component() {
  const hydrated = useHydrated()
  const sale = useSale()
  return (
    <CollectionPage collection="sale" title={sale?.name} plainTitle="Sale">
      {sale?.endsAt && <b data-part="end">{hydrated && `Until ${dayText(localDate(new Date(sale.endsAt)))}`}</b>}
    </CollectionPage>
  )
}
