import { onDemand } from '#lib/on-demand.tsx'

/** A trade counter reads lists as tables. Loaded where a shop does, before the page is drawn. */
export const ShopLines = onDemand(() => import('./shop-line.tsx').then((module) => module.ShopLines))
