import type { FastifyInstance } from 'fastify'

/** Takes no more requests and lets those under way finish; what takes longer than this is cut off. */
export async function drain(app: FastifyInstance, patienceMs: number): Promise<void> {
  // A connection whose last request has just been answered would otherwise be kept open for the next one.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
