import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Unavailable } from '../http/request/failure.ts'

type Options = {
  /** Whether the database responds; without it this is not checked. */
  isReachable?: (() => Promise<boolean>) | undefined
  /** Allowed event loop delay, averaged over five seconds; 0: not checked. */
  maxDelayMs: number
}

// Orders are still accepted: they matter more than pages, and clients query the outcome of orders they sent.
const isOrder = ({ url }: FastifyRequest) => /^\/api\/checkout\b/i.test(url)
const isCall = ({ url }: FastifyRequest) => /^\/api\/./i.test(url)

/**
 * Rejects API requests while the process is overloaded or its database does not respond. Files and cached pages are
 * still served (render/pages.ts checks the load itself).
 */
async function register(app: FastifyInstance, { isReachable, maxDelayMs }: Options) {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    // A single long pause, as at the start, is no overload.
    sampleInterval: 5_000,
    ...(isReachable ? { healthCheck: isReachable, healthCheckInterval: 1_000 } : {}),
    pressureHandler: (request) =>
      isCall(request) && !isOrder(request)
        ? Promise.reject(new Unavailable('The server sheds load or has no database'))
        : undefined,
  })
}

export const loadShedding = fp(register, { name: 'load-shedding' })
