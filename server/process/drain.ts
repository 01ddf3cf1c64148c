import type { FastifyInstance } from 'fastify'

/** Accepts no new requests and lets running ones finish; aborts them after `patienceMs`. */
export async function drain(app: FastifyInstance, patienceMs: number): Promise<void> {
  // Without this, a keep-alive connection would stay open after its last response.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
