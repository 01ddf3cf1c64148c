// Releases up to November 2026 named what was made on the device `new-` and a random id, until the server gave another. Now that id stays.
const olderId = /^new-(?=[0-9a-f]{8}-[0-9a-f-]{27}$)/
const olderIdInText = /"new-([0-9a-f]{8}-[0-9a-f-]{27})"/g

/** The id of today for one of an older release. */
export const currentId = (id: string) => id.replace(olderId, '')

/** The same for all ids in JSON. */
export const withCurrentIds = (json: string) => json.replace(olderIdInText, '"$1"')

/** The id an older release gave to what was made on the device. */
export const olderIdOf = (id: string) => `new-${id}`
