import { onDemand } from '#lib/boot/on-demand.tsx'

/** The frame of the checkout in its own chunk, loaded with the checkout. */
export const CheckoutFrame = onDemand(() => import('./checkout-layout.tsx').then((module) => module.CheckoutLayout))
