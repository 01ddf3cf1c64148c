import type { FastifyReply, FastifyRequest } from 'fastify'

type Options = { name: string; path: string; sameSite?: 'lax' | 'none'; partitioned?: boolean }

/**
 * A cookie that no script can read. Over https its name begins with `__Host-`: browsers then accept it only from this
 * host, so no subdomain can set it. Plain http, as on localhost, does not allow such names.
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
