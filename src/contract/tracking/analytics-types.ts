/** What the analytics service hears about [S1-3-27]. Plain words: the browser reads them without any schema. */
export const analyticsEventTypes = [
  'search',
  'productClick',
  'productAddToCart',
  'productOrder',
  'visit',
  'productMultiOrder',
] as const
export type AnalyticsEventType = (typeof analyticsEventTypes)[number]

/** Longest texts and lists the service takes. */
export const analyticsLimits = { query: 200, product: 80, products: 100, url: 300, area: 60, text: 300 } as const
