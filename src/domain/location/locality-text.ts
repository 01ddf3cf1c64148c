import { suburbName } from './locality.ts'

/** A suggestion of the lookup as it is shown: `2000 Sydney, NSW`. The API sends it in capitals [S1-3-11]. */
export const localityText = ({ suburb, fullAddress }: { suburb: string; fullAddress: string }) =>
  fullAddress.replace(suburb, suburbName(suburb))
