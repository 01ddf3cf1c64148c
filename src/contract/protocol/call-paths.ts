/**
 * Paths of calls that the specification leaves open. A backend that answers somewhere else is named here, and nowhere else:
 * client, server and documentation all read these.
 */
export const callPaths = {
  staticContent: '/api/Static/:name',
  localitySearch: '/api/locality/:term',
  /** Where submitting a term leads, from a field of search and from a product search. */
  searchAddress: '/api/v2/sitesearch/search-url',
  productSearchAddress: '/api/v2/product/search-url',
  productSearch: '/api/search/products',
  newsletter: '/api/Contact/kitchenclub',
  reminders: '/api/account/reminders',
  logout: '/api/account/logout',
  comparedProducts: '/api/compare/products',
} as const
