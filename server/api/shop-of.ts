import type { Shop } from '../stores/cards.ts'
import type { CallContext } from './call-context.ts'

/** Whose part of the catalogue a call sees. */
export const shopOf = ({ brand }: Pick<CallContext, 'brand'>): Shop => ({ brand: brand.key, country: brand.country })
