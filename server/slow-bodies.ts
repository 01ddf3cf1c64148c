import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** How long a body may take: so long at least, and longer when it is large (64 KB a second). */
const shortestMs = 20_000
const bytesPerMs = 64

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/**
 * Ends connections whose body trickles in: each would hold memory and a socket for as long as its sender likes. Node's own limit is
 * one for all, and must leave time for attachments.
 */
async function register(app: FastifyInstance, { leastMs = shortestMs }: { leastMs?: number | undefined }) {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return
    const { raw } = request
    const patienceMs = leastMs + Number(request.headers['content-length'] ?? 0) / bytesPerMs
    const cut = setTimeout(() => {
      // An injected request has no connection.
      if (raw.complete || !(raw.socket instanceof Socket)) return
      raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      raw.socket.destroySoon()
    }, patienceMs).unref()
    raw.once('close', () => clearTimeout(cut))
  })
}

export const slowBodies = fp(register, { name: 'slow-bodies' })
