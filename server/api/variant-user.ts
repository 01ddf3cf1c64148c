import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VariantUser } from './call-context.ts'

const cookieName = 'wau'
const headerName = 'x-vu'
const yearSeconds = 365 * 24 * 3600
const isOurs = (text: string | undefined): text is string => /^[\w-]{16,64}$/.test(text ?? '')

/** The number under which a browser stands in tests, in a cookie its scripts may read; it leads to nobody [S1-7-28]. */
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
    require() {
      const id = isOurs(known) ? known : make()
      // Said in a header too: a page trusts an answer only when both say the same.
      reply.header(headerName, id).header('access-control-expose-headers', headerName)
      return id
    },
  }
}
