import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApp } from '#lib/app.tsx'
import { invariant } from '#lib/invariant.ts'
import type { BrandKey } from '#themes/brand.ts'
import type { States } from '#themes/states.ts'

/** One chunk for each brand, apart from the brand itself: no first load needs it. */
const files = import.meta.glob<{ states: States }>('/themes/*/states.ts')

export async function loadStates(key: BrandKey): Promise<States> {
  const load = files[`/themes/${key}/states.ts`]
  invariant(load, `themes/${key}/states.ts exists`)
  return (await load()).states
}

export const statesQuery = (key: BrandKey) =>
  queryOptions({
    queryKey: ['states', key],
    queryFn: () => loadStates(key),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

const nothingYet = { title: 'Nothing here yet', text: 'Add something, and it is listed here.', facts: [] }

/** For a device that is offline and has not saved those of the shop. */
const plainStates: States = {
  dress: 'docket',
  missing: { title: 'Page not found', facts: [] },
  cart: { ...nothingYet, browse: 'See all products' },
  compare: nothingYet,
  orders: nothingYet,
  newsletter: { title: 'Newsletter', text: 'Sale prices and new arrivals by email.' },
}

/** Undefined while they load. */
export function useStates(): States | undefined {
  const { data, isError } = useQuery(statesQuery(useApp().brand.key))
  return isError ? plainStates : data
}
