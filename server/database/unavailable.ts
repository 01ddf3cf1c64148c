/** Connection lost or refused, server stopping or starting, no more connections, or a statement that took too long. */
const sqlStates = /^(?:08\w{3}|57P0[1-5]|57014|53[0-9A-Z]{3}|25P03|55P03)$/
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
const lookupCodes = new Set(['ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EACCES'])
// pg gives these no code.
const driverTexts =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable|Query read timeout)/

/** Whether an error says in words of the driver that the connection is gone; they hold nothing of a query. */
export const isDriverText = (message: string) => driverTexts.test(message)

type Clues = { code?: unknown; syscall?: unknown }

function isLost(error: Error) {
  const { code, syscall } = error as Clues
  if (typeof code !== 'string') return isDriverText(error.message)
  // Files are missing and names unknown elsewhere, too.
  if (lookupCodes.has(code)) return syscall === 'connect' || syscall === 'getaddrinfo'
  return networkCodes.has(code) || sqlStates.test(code)
}

/** Whether the database could not answer, so that the same request may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (isLost(at)) return true
  return false
}
