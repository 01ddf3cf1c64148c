import { allowsOptional } from '#lib/tracking/consent.ts'

/** The URL of the address suggestions script, where the server configures it and the shopper lets it load. */
export const mapsScript = () =>
  allowsOptional() ? document.querySelector<HTMLMetaElement>('meta[name="maps-script"]')?.content : undefined
