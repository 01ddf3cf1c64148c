import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { projectFile } from '#contract/project/project-file.ts'

/** Time limit for a request body: this minimum, more for large bodies (64 KB a second). */
const shortestMs = 20_000
const bytesPerMs = 64

/** An attachment may come slowly over bad Wi-Fi: it only has to make progress, at 8 KB a second after the first minute. */
const uploadBytesPerMs = 8
const checksInLimit = 4
const checksBeforeRate = 3 * checksInLimit

type Cut = () => void
type Limits = { leastMs: number; cut: Cut }

/** Calls `cut` after the time that a body of the announced length may take; returns a function that ends the watch. */
function limitTotal({ headers }: FastifyRequest, { leastMs, cut }: Limits): () => void {
  const limitMs = leastMs + Number(headers['content-length'] ?? 0) / bytesPerMs
  const timer = setTimeout(cut, limitMs).unref()
  return () => clearTimeout(timer)
}

/** Calls `cut` when no byte arrives for `leastMs`, or when the average falls below the minimum. */
function limitProgress(socket: Socket, { leastMs, cut }: Limits): () => void {
  const checkMs = leastMs / checksInLimit
  const start = socket.bytesRead
  let last = start
  let silent = 0
  let checks = 0
  const timer = setInterval(() => {
    checks++
    silent = socket.bytesRead > last ? 0 : silent + 1
    last = socket.bytesRead
    const isSlow = checks >= checksBeforeRate && last - start < checks * checkMs * uploadBytesPerMs
    if (silent >= checksInLimit || isSlow) cut()
  }, checkMs).unref()
  return () => clearInterval(timer)
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/**
 * Closes connections whose request body arrives too slowly: each holds memory and a socket. Node has a single limit,
 * which must allow for attachments.
 */
async function register(app: FastifyInstance, { leastMs = shortestMs }: { leastMs?: number | undefined }) {
  app.addHook('onRequest', async (request) => {
    const { socket } = request.raw
    // Injected requests have no socket.
    if (!hasBody(request) || !(socket instanceof Socket)) return
    const { raw, routeOptions } = request
    const cut = () => {
      end()
      if (raw.complete) return
      socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      socket.destroySoon()
    }
    const isUpload = routeOptions.url === projectFile.upload.path
    const end = isUpload ? limitProgress(socket, { leastMs, cut }) : limitTotal(request, { leastMs, cut })
    raw.once('close', end)
  })
}

export const slowBodies = fp(register, { name: 'slow-bodies' })
