import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import {
  ClosingAnswers,
  ClosingMaterials,
  ClosingMeasures,
  ClosingSentence,
  ClosingTerms,
} from '#features/home/closing/closing-words.tsx'
import { locationQueries } from '#features/location/queries.ts'
import { HomeOffers } from '#features/promotion/home-offers.tsx'
import { ownStoreUri } from '#features/store/current-store.ts'
import { YourStore } from '#features/store/your-store.tsx'
import { useApp } from '#lib/app.tsx'
import type { ClosingSection } from '#themes/closing.ts'
import { loadClosing } from './home-closings.ts'

/** The end of the home page, in the order of the brand: its own words, the current offers, the shopper's store. */
export function HomeEnd({ placeholder }: { placeholder: ReactNode }) {
  const { brand } = useApp()
  const { data: sections } = useQuery({
    queryKey: ['closing', brand.key],
    queryFn: () => loadClosing(brand.key),
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Deferred, as it is half a page, and input must not wait for it.
  const arrived = useDeferredValue(sections)
  return arrived?.map((section) => <Section key={section.kind} section={section} />) ?? placeholder
}

function Section({ section }: { section: ClosingSection }) {
  switch (section.kind) {
    case 'offers':
      return <HomeOffers layout={section.layout} />
    case 'store':
      return <Store {...section} />
    case 'answers':
      return <ClosingAnswers {...section} />
    case 'terms':
      return <ClosingTerms {...section} />
    case 'materials':
      return <ClosingMaterials {...section} />
    case 'sentence':
      return <ClosingSentence {...section} />
    case 'measures':
      return <ClosingMeasures {...section} />
  }
}

function Store({ kind: _, ...store }: Extract<ClosingSection, { kind: 'store' }>) {
  const { data: geo, isError } = useQuery(locationQueries(useApp().api).geo())
  // Without a location there is no store to show, only the link to all stores.
  const storeUri = geo ? ownStoreUri(geo) : isError ? null : undefined
  return <YourStore storeUri={storeUri} {...store} />
}
