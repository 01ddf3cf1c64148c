// Releases up to November 2026 gave new things the id `new-` and a UUID until the server assigned another.
// Now the id of the device stays.
const olderId = /^new-(?=[0-9a-f]{8}-[0-9a-f-]{27}$)/
const olderIdInText = /"new-([0-9a-f]{8}-[0-9a-f-]{27})"/g

/** Converts an id of an older release. */
export const currentId = (id: string) => id.replace(olderId, '')

/** The same for all ids in JSON. */
export const withCurrentIds = (json: string) => json.replace(olderIdInText, '"$1"')

/** The id that an older release gave to something created on the device. */
export const olderIdOf = (id: string) => `new-${id}`
