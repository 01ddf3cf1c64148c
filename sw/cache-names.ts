/** Names of caches used in several places, and the two pages that are always precached. */
export const picturesCache = 'hearth-pictures'
export const catalogueCache = 'hearth-catalogue'
/** Prefix of the cache with one build's files; the id of the build follows. */
export const precachePrefix = 'hearth-precache-'
/** The page without content, which the app renders from stored data. */
export const shell = '/shell.html'
/** Shown offline in place of the checkout. */
export const offlinePage = '/offline.html'
