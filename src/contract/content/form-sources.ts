/** The names of the places that contain a form [S1-3-29]. */
export const formSources = [
  'Footer',
  'Newsletter',
  'Checkout',
  'AskAnExpert',
  'ProductEnquiry',
  'CatalogueDetails',
  'Project',
  'PromotionRedemption',
  'Promotion',
] as const

export type FormSource = (typeof formSources)[number]
