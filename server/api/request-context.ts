import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { shopAddress } from './brand-of.ts'
import type { CallContext } from './call-context.ts'
import { callerOf, deviceCookieOf, sessionCookieOf } from './caller.ts'
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
  (request: FastifyRequest, reply: FastifyReply): CallContext => {
    const address = shopAddress(request, deps.site)
    const session = sessionCookieOf(request, reply, deps)
    return {
      ...address,
      visitor: visitorOf(request, reply, { deps, session, brand: address.brand.key }),
      caller: callerOf(request, deps, address.brand.key),
      session,
      device: deviceCookieOf(request, reply),
      variantUser: variantUserOf(request, reply),
      upload: uploadOf(request),
      ip: request.ip,
      requestId: request.id,
      idempotencyKey: header(request, 'idempotency-key'),
      log: request.log,
    }
  }
