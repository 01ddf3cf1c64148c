type Layered = { dataLayer?: Record<string, unknown>[] }

/** Notes what a shopper did for whatever reads the page's data layer; without a reader nothing happens with it. */
export function track(event: string, facts: Record<string, unknown> = {}) {
  const page = window as Layered // other scripts may have made it, in this shape
  page.dataLayer ??= []
  page.dataLayer.push({ event, ...facts })
}
