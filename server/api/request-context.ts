import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { brandOf } from './brand-of.ts'
import type { CallContext } from './call-context.ts'
import { callerOf, sessionCookieOf } from './caller.ts'
import { uploadOf } from './upload.ts'
import { variantUserOf } from './variant-user.ts'
import { visitorOf } from './visitor.ts'

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Reads from a request what handlers may know of it. */
export const requestContext =
  (deps: Deps) =>
  (request: FastifyRequest, reply: FastifyReply): CallContext => ({
    brand: brandOf(request.headers.host, deps.site),
    visitor: visitorOf(request, reply, deps),
    caller: callerOf(request, deps),
    session: sessionCookieOf(request, reply, deps),
    variantUser: variantUserOf(request, reply),
    upload: uploadOf(request),
    origin: `${request.protocol}://${request.host}`,
    ip: request.ip,
    requestId: request.id,
    idempotencyKey: header(request, 'idempotency-key'),
    log: request.log,
  })
