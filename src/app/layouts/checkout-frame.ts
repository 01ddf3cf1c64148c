import { onDemand } from '#lib/on-demand.tsx'

/** The frame of the checkout, which no page of the shop needs: fetched with the checkout's own files. */
export const CheckoutFrame = onDemand(() => import('./checkout-layout.tsx').then((module) => module.CheckoutLayout))
