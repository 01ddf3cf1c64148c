import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

type Options = {
  /** Aborted at once: the readiness probe then fails, and connections close after their next response. */
  leaving?: AbortController
  /** How long requests are still accepted, until the proxy sends none. */
  noticeMs?: number
  /** How long running requests may take afterwards. */
  drainMs: number
}

/** Announces the stop, then accepts no new requests and lets running ones finish. */
export async function drain(app: FastifyInstance, { leaving, noticeMs = 0, drainMs }: Options): Promise<void> {
  leaving?.abort()
  await sleep(noticeMs)
  // Without this, a keep-alive connection would stay open after its last response.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}

/** Asks clients to send their next request on another connection, which a proxy opens to another server. */
export function closeConnections(app: FastifyInstance, leaving: AbortSignal) {
  app.addHook('onSend', async (_request, reply) => {
    if (leaving.aborted) reply.header('connection', 'close')
  })
}
