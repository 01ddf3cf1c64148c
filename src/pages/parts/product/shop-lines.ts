import { onDemand } from '#lib/boot/on-demand.tsx'

/** The product table of trade shops, which load its chunk before rendering. */
export const ShopLines = onDemand(() => import('./shop-line.tsx').then((module) => module.ShopLines))
