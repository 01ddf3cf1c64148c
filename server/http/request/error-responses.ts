import type { FastifyError, FastifyInstance } from 'fastify'
import type { Problem } from '#contract/protocol/problem.ts'
import { generalErrorText } from '#domain/errors/http-error-text.ts'
import { HttpError } from './errors.ts'
import { failureStatus, retryAfterSeconds } from './failure.ts'
import { rejectOtherTypes, transportProblem } from './transport-errors.ts'

const problem = (code: string, message: string): Problem => ({ code, message })

function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof HttpError) {
      const { retryAfterMs, status, body, problem: usual } = error
      if (retryAfterMs !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterMs / 1000)))
      return reply.code(status).send(body ?? usual)
    }
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send(transportProblem(error, request))
    const status = failureStatus(error)
    if (status === 503) {
      request.log.warn({ err: error }, 'a request could not be answered now')
      return reply.code(status).send(problem('unavailable', 'The shop is busy right now. Please try again in a moment'))
    }
    request.log.error({ err: error }, 'a request failed')
    return reply.code(status).send(problem('unexpected', generalErrorText))
  })
}

/** Adds Retry-After to every response with status 429 or 503, whichever handler sent it. */
function addRetryAfter(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    const mayRetry = reply.statusCode === 429 || reply.statusCode === 503
    if (mayRetry && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds)
  })
}

/** Sends errors of an API as problems, with the time of the next try. */
export function sendProblems(app: FastifyInstance) {
  app.addHook('preParsing', async (request) => rejectOtherTypes(request))
  addRetryAfter(app)
  handleErrors(app)
}
