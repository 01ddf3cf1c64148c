import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** Time limit for a request body: this minimum, more for large bodies (64 KB a second). */
const shortestMs = 20_000
const bytesPerMs = 64

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/**
 * Closes connections whose request body arrives too slowly: each holds memory and a socket. Node has a single limit,
 * which must allow for attachments.
 */
async function register(app: FastifyInstance, { leastMs = shortestMs }: { leastMs?: number | undefined }) {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return
    const { raw } = request
    const patienceMs = leastMs + Number(request.headers['content-length'] ?? 0) / bytesPerMs
    const cut = setTimeout(() => {
      // Injected requests have no socket.
      if (raw.complete || !(raw.socket instanceof Socket)) return
      raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      raw.socket.destroySoon()
    }, patienceMs).unref()
    raw.once('close', () => clearTimeout(cut))
  })
}

export const slowBodies = fp(register, { name: 'slow-bodies' })
