import type { Country } from '#domain/location/country.ts'
import type { CallContext } from '../request/call-context.ts'

export type Shop = { brand: string; country: Country }

/** The shop whose catalogue the request sees. */
export const shopOf = ({ brand }: Pick<CallContext, 'brand'>): Shop => ({ brand: brand.key, country: brand.country })
