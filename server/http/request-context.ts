import { millisecondsInDay } from 'date-fns/constants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isId } from '../database/id.ts'
import type { Deps } from '../deps.ts'
import { callerOf, deviceCookieOf, sessionCookieOf, stepCookieOf } from './caller/caller.ts'
import { variantUserOf } from './caller/variant-user.ts'
import { visitorOf } from './caller/visitor.ts'
import type { CallContext } from './request/call-context.ts'
import { invalidField } from './request/errors.ts'
import { uploadOf } from './request/upload.ts'
import { shopAddress } from './site/site.ts'

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** A device may have been offline for a year. */
const longestAgeMs = 366 * millisecondsInDay

function editOriginOf(request: FastifyRequest) {
  const deviceId = header(request, 'x-device-id')
  const age = header(request, 'x-edit-age')
  if (deviceId !== null && !isId(deviceId)) throw invalidField('x-device-id', 'Give a UUID')
  const ageMs = Number(age ?? 0)
  if ((age !== null && !/^\d{1,12}$/.test(age)) || ageMs > longestAgeMs)
    throw invalidField('x-edit-age', 'Give whole milliseconds, a year at most')
  return { deviceId: deviceId?.toLowerCase() ?? null, ageMs }
}

/** Reads from a request what handlers may use. */
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
      signInStep: stepCookieOf(request, reply, '/api/account'),
      variantUser: variantUserOf(request, reply),
      upload: uploadOf(request),
      ip: request.ip,
      userAgent: header(request, 'user-agent') ?? '',
      requestId: request.id,
      idempotencyKey: header(request, 'idempotency-key'),
      editOrigin: () => editOriginOf(request),
      log: request.log,
    }
  }
