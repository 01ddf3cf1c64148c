/** The id of the page's route, which names its kind; what follows a colon tells two routes of one page apart. */
export const pageKindOf = (routeId = '') => routeId.split(':')[0] ?? ''
