import type { FastifyReply, FastifyRequest } from 'fastify'

type Options = { name: string; path: string; sameSite?: 'lax' | 'none'; partitioned?: boolean }

/**
 * A cookie that no script reads. Over https its name begins with `__Host-`: browsers then take it from this host only, for all of
 * its paths, so that no neighbour under the same domain can plant one. Plain http, as on localhost, has no such names.
 */
export function ownCookie(request: FastifyRequest, reply: FastifyReply, { name, path, ...rest }: Options) {
  const isSecure = request.protocol === 'https'
  const fullName = isSecure ? `__Host-${name}` : name
  const options = {
    path: isSecure ? '/' : path,
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: isSecure,
    ...rest,
  }
  return {
    read: () => request.cookies[fullName],
    set: (value: string, maxAgeMs: number) => {
      reply.setCookie(fullName, value, { ...options, maxAge: Math.floor(maxAgeMs / 1000) })
    },
    clear: () => {
      reply.clearCookie(fullName, options)
    },
  }
}
