import type { Shop } from '../stores/cards.ts'
import type { CallContext } from './call-context.ts'

/** The shop whose catalogue the request sees. */
export const shopOf = ({ brand }: Pick<CallContext, 'brand'>): Shop => ({ brand: brand.key, country: brand.country })
