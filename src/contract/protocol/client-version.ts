/** Raised with a change of the contract that pages already open cannot follow. */
export const clientVersion = 1

/** The oldest client the server still speaks with: never above the one it is released with. */
export const oldestClient = 1

/** Names the oldest client on every answer of the API, so that an older one looks for its update at once. */
export const minClientHeader = 'x-min-client'
