/** Caches named in more than one place, and the two pages that are always there. */
export const picturesCache = 'hearth-pictures'
export const catalogueCache = 'hearth-catalogue'
/** Holds one build's files; the id of the build follows. */
export const precachePrefix = 'hearth-precache-'
/** Page without content, which the app fills from what is stored. */
export const shell = '/shell.html'
/** In place of the checkout. */
export const offlinePage = '/offline.html'
