/** The kind of a page: its route id without the suffix after the colon, which separates two routes of one page. */
export const pageKindOf = (routeId = '') => routeId.split(':')[0] ?? ''
