import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Unavailable } from './failure.ts'

type Options = {
  /** Whether the database answers; without it that is not looked at. */
  answers?: (() => Promise<boolean>) | undefined
  /** How late the event loop may be on the average of five seconds; 0: that is not looked at. */
  maxDelayMs: number
}

// Answered even then: an order is worth more than any page, and of one that was sent before the outcome is asked for.
const isOrder = ({ url }: FastifyRequest) => /^\/api\/checkout\b/i.test(url)
const isCall = ({ url }: FastifyRequest) => /^\/api\/./i.test(url)

/**
 * While this process is over its head or its database does not answer, calls are rejected at once. Files and stored pages go on
 * (render/pages.ts looks for itself).
 */
async function register(app: FastifyInstance, { answers, maxDelayMs }: Options) {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    // One long pause, as at the start, is no overload.
    sampleInterval: 5_000,
    ...(answers ? { healthCheck: answers, healthCheckInterval: 1_000 } : {}),
    pressureHandler: (request) =>
      isCall(request) && !isOrder(request)
        ? Promise.reject(new Unavailable('The server sheds load or has no database'))
        : undefined,
  })
}

export const loadShedding = fp(register, { name: 'load-shedding' })
