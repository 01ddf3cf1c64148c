import type { Handle } from '#lib/page/route-handle.ts'
import { CollectionPage, collectionLoader } from '../parts/product/collection-page.tsx'

export const handle = { pageType: 'promoPage' } satisfies Handle

export const loader = collectionLoader('clearance')

/** What is left: runouts, and pieces with a cosmetic imperfection. */
export const Component = () => <CollectionPage collection="clearance" plainTitle="Clearance" />
