import type { Locality } from '#contract/location/geo.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { App } from '#lib/app.tsx'
import { reportFailure } from '#lib/network/report-failure.ts'
import { lookUpPlace } from '../queries.ts'
import { type AddressParts, loadMaps } from './maps-script.ts'
import { streetLine } from './street-line.ts'

/** The radius in metres around the shopper's location that suggestions prefer. */
const radiusM = 1000

/**
 * The shopper's approximate location: that of their store, if they have chosen a suburb. Does not use the browser's
 * geolocation, which would prompt.
 */
async function knownPoint({ api, queryClient }: App) {
  const { postcode, store } = await queryClient.fetchQuery({
    queryKey: ['geo'],
    queryFn: ({ signal }) => api.geo.view(undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!postcode || !store) return null
  const { latitude: lat, longitude: lng } = await queryClient.fetchQuery({
    queryKey: ['store', 'view', store.storeId],
    queryFn: ({ signal }) => api.store.view({ params: { id: store.storeId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { lat, lng }
}

/** The suburb as the shop writes it; null when it knows none of that name there. */
async function knownLocality({ api, brand }: App, parts: AddressParts): Promise<Locality | null> {
  const [postcode = '', state = ''] = [parts.postal_code?.long, parts.administrative_area_level_1?.short]
  if (!postcode) return null
  // In New Zealand a suburb is part of a locality, in Australia it is one.
  for (const { long: suburb } of [parts.sublocality_level_1, parts.locality].flatMap((part) => part ?? [])) {
    const found = await lookUpPlace(api, { suburb, state, postcode }, brand.country).catch(unknownPlace)
    if (found) return found
  }
  return null
}

function unknownPlace(cause: unknown) {
  if (!(cause instanceof ApiError && cause.status === 404)) reportFailure('address suggestions', cause)
  return null
}

/** Suggestions for the typed text, in the shop's country, near the shopper first [S2-7-15]. */
export async function addressSearch(app: App) {
  const near = knownPoint(app).catch((cause: unknown) => {
    reportFailure('address suggestions', cause)
    return null
  })
  const [maps, center] = await Promise.all([loadMaps(), near])
  const where = {
    includedRegionCodes: [app.brand.country.toLowerCase()],
    ...(center ? { locationBias: { center, radius: radiusM } } : {}),
  }
  return {
    suggest: (input: string) => maps.suggest({ input, ...where }),
    /** The street and, where the shop delivers there, the suburb of a suggestion. */
    take: async (id: string, typed: string) => {
      const parts = await maps.place(id)
      return { street: streetLine(parts, typed), locality: await knownLocality(app, parts) }
    },
  }
}

export type AddressSearch = Awaited<ReturnType<typeof addressSearch>>
