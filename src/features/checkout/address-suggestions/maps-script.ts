import { createScriptLibrary } from '#lib/tracking/script-library.ts'
import { mapsScript } from './maps-tag.ts'

type AddressComponent = { longText: string | null; shortText: string | null; types: readonly string[] }
type Place = {
  fetchFields: (wanted: { fields: readonly ['addressComponents'] }) => Promise<unknown>
  addressComponents?: readonly AddressComponent[]
}
type Prediction = { placeId: string; text: { toString: () => string }; toPlace: () => Place }
/** A session token groups the suggestion requests with the selected address for billing by the provider. */
type Session = object

type SuggestRequest = {
  input: string
  includedRegionCodes: readonly string[]
  locationBias?: { center: { lat: number; lng: number }; radius: number }
}
type PlacesLibrary = {
  AutocompleteSessionToken: new () => Session
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (
      request: SuggestRequest & { sessionToken: Session },
    ) => Promise<{ suggestions: readonly { placePrediction: Prediction | null }[] }>
  }
}
type Page = { google?: { maps?: { importLibrary?: (name: 'places') => Promise<PlacesLibrary> } } }

/** One address that may be meant, as one line. */
export type Suggestion = { id: string; text: string }
/** The parts of an address by the provider's names for them. */
export type AddressParts = Readonly<Record<string, { long: string; short: string }>>

const load = createScriptLibrary({ library: { maps: mapsScript() }, document, limitMs: 4000 })

// The script names what it leaves on the page; nothing else here does.
const provided = () => (window as Page).google?.maps?.importLibrary

const partsOf = ({ addressComponents = [] }: Place): AddressParts =>
  Object.fromEntries(
    addressComponents.flatMap(({ types, longText, shortText }) =>
      types.map((type) => [type, { long: longText ?? '', short: shortText ?? longText ?? '' }]),
    ),
  )

/** Loads the provider's script once for all callers, and returns its address search [S2-7-14]. */
export async function loadMaps() {
  if (!provided()) await load('maps')
  const places = await provided()?.('places')
  if (!places) throw new Error('The maps script left nothing to ask')
  return mapsOf(places)
}

function mapsOf({ AutocompleteSessionToken, AutocompleteSuggestion }: PlacesLibrary) {
  let session: Session | null = null
  let predictions: readonly Prediction[] = []

  async function suggest(request: SuggestRequest): Promise<Suggestion[]> {
    session ??= new AutocompleteSessionToken()
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      ...request,
      sessionToken: session,
    })
    predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? [])
    return predictions.map(({ placeId, text }) => ({ id: placeId, text: text.toString() }))
  }

  async function place(id: string): Promise<AddressParts> {
    const found = predictions.find(({ placeId }) => placeId === id)?.toPlace()
    if (!found) throw new Error('This place was not suggested')
    session = null
    await found.fetchFields({ fields: ['addressComponents'] })
    return partsOf(found)
  }

  return { suggest, place }
}
