type StoreAddress = {
  readonly address: string
  readonly name: string
  readonly state: string
  readonly postcode: string
}

/** The search of a public map: `query` is put behind the configured address. */
export const defaultMapsUrl = 'https://www.google.com/maps/search/?api=1&query='

/** 'Get Directions': company name, address, store name, state and postcode. */
export function directionsUrl(store: StoreAddress, company: string, mapsUrl: string = defaultMapsUrl): string {
  const words = [company, store.address, store.name, store.state, store.postcode].filter((word) => word !== '')
  return mapsUrl + encodeURIComponent(words.join(' '))
}
