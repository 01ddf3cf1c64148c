/** What one batch holds at most (batch.ts). */
export const batchLimits = {
  requests: 200,
  path: 2000,
  /** Characters of one body as JSON. */
  body: 64 * 1024,
} as const
