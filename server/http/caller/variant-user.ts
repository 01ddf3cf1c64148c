import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VariantUser } from '../request/call-context.ts'

const cookieName = 'wau'
const headerName = 'x-vu'
const yearSeconds = 365 * 24 * 3600
const isOurs = (text: string | undefined): text is string => /^[\w-]{16,64}$/.test(text ?? '')

/** The id of a browser in A/B tests, in a cookie that scripts can read. It identifies no person [S1-7-28]. */
export function variantUserOf(request: FastifyRequest, reply: FastifyReply): VariantUser {
  let known = request.cookies[cookieName]
  function make() {
    const id = randomBytes(12).toString('base64url')
    reply.setCookie(cookieName, id, {
      path: '/',
      sameSite: 'lax',
      maxAge: yearSeconds,
      secure: request.protocol === 'https',
    })
    known = id
    return id
  }
  return {
    clear: () => void reply.clearCookie(cookieName, { path: '/' }),
    require() {
      const id = isOurs(known) ? known : make()
      // Also sent as a header: the page trusts the response only if both match.
      reply.header(headerName, id).header('access-control-expose-headers', headerName)
      return id
    },
  }
}
