import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useApp } from '#lib/app.tsx'
import { locationQueries } from './queries.ts'

/**
 * The shopper's location: undefined until it is loaded, which the frame begins after hydration. Deferred, as header, cards
 * and page render again when it arrives, and input must not wait for all of them.
 */
export const useGeo = () => useDeferredValue(useGeoQuery().data)

/** Whether the location could not be loaded. One can be chosen all the same. */
export const useIsGeoMissing = () => useGeoQuery().isError

const useGeoQuery = () => useQuery({ ...locationQueries(useApp().api).geo(), enabled: false })
