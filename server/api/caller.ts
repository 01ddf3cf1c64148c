import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { hashOfToken } from '../identity/secret-token.ts'
import { type AccountRow, isStaff } from '../stores/accounts.ts'
import { findBearerAccount, findSession } from '../stores/sessions.ts'
import type { Caller, SessionCookie } from './call-context.ts'
import { CallRefusal } from './call-refusal.ts'

const cookieName = 'session'

const bearerOf = (request: FastifyRequest) => /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1]

const signedOut = () => new CallRefusal('unauthorised', 'You are not authorised for this action')
const notAllowed = () => new CallRefusal('forbidden', 'permission denied for the resource')

/** Who calls, by the bearer of the call: the cookie alone gives no right to anything. */
export function callerOf(request: FastifyRequest, { db, clock }: Deps): Caller {
  let known: Promise<AccountRow | null> | undefined
  const find = () => {
    const bearer = bearerOf(request)
    known ??= bearer ? findBearerAccount(db, hashOfToken(bearer), clock()) : Promise.resolve(null)
    return known
  }
  const require = async () => {
    const account = await find()
    if (!account) throw signedOut()
    return account
  }
  return {
    find,
    require,
    requireStaff: async () => {
      const account = await require()
      if (!isStaff(account)) throw notAllowed()
      return account
    },
  }
}

/** The session cookie of a browser: read to renew and to end a sign-in, never as a right by itself. */
export function sessionCookieOf(request: FastifyRequest, reply: FastifyReply, { db, clock }: Deps): SessionCookie {
  const set = (token: string, maxAgeMs: number) => {
    reply.setCookie(cookieName, token, {
      path: '/api',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: Math.floor(maxAgeMs / 1000),
      secure: request.protocol === 'https',
    })
  }
  return {
    find: async () => {
      const token = request.cookies[cookieName]
      return token ? findSession(db, hashOfToken(token), clock()) : null
    },
    set,
    extend: (maxAgeMs) => {
      const token = request.cookies[cookieName]
      if (token) set(token, maxAgeMs)
    },
    clear: () => {
      reply.clearCookie(cookieName, { path: '/api' })
      reply.header('clear-site-data', '"cache"')
    },
  }
}
