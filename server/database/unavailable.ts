/**
 * Connection lost or rejected, server starting or stopping, a replica that takes no writes before its promotion, too many
 * connections, or a statement timeout.
 */
const sqlStates = /^(?:08\w{3}|57P0[1-5]|57014|53[0-9A-Z]{3}|25006|25P03|55P03)$/
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
const lookupCodes = new Set(['ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EACCES'])
// pg sets no code for these.
const driverTexts =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable|Query read timeout)/

/** Whether a message is a connection error of the driver; these contain no query data. */
export const isDriverText = (message: string) => driverTexts.test(message)

type Clues = { code?: unknown; syscall?: unknown }

function isLost(error: Error) {
  const { code, syscall } = error as Clues
  if (typeof code !== 'string') return isDriverText(error.message)
  // Missing files and unknown host names have the same codes.
  if (lookupCodes.has(code)) return syscall === 'connect' || syscall === 'getaddrinfo'
  return networkCodes.has(code) || sqlStates.test(code)
}

/** Whether the database was unavailable, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (isLost(cause)) return true
  return false
}
