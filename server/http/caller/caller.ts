import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import { unauthorisedText } from '#domain/errors/http-error-text.ts'
import { type AccountRow, isStaff } from '../../accounts/accounts.ts'
import { findBearerAccount, findSession } from '../../accounts/sessions.ts'
import { rolesOf } from '../../accounts/staff-roles.ts'
import { worksInShop } from '../../accounts/staff-shops.ts'
import type { Db } from '../../database/database.ts'
import type { Deps } from '../../deps.ts'
import { hashOfToken } from '../../lib/secret-token.ts'
import { sharedCaller } from '../request/batch-request.ts'
import type { Caller, DeviceCookie, SessionCookie, StepCookie } from '../request/call-context.ts'
import { HttpError, notFound } from '../request/errors.ts'
import { ownCookie } from './secure-cookie.ts'

const bearerOf = (request: FastifyRequest) => /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1]

const signedOut = () => new HttpError('unauthorised', unauthorisedText)
const notAllowed = () => new HttpError('forbidden', 'permission denied for the resource')

/** Who calls, by the bearer of the call: the cookie alone gives no right to anything. */
export function callerOf(request: FastifyRequest, { db, clock }: Deps, brand: string): Caller {
  return sharedCaller(() => {
    let known: Promise<AccountRow | null> | undefined
    const find = () => {
      const bearer = bearerOf(request)
      known ??= bearer ? findBearerAccount(db, hashOfToken(bearer), clock()) : Promise.resolve(null)
      return known
    }
    return callerAs(find, { db, brand })
  })
}

/** The rights of an account in a shop. */
export function callerAs(find: Caller['find'], { db, brand }: { db: Db; brand: string }): Caller {
  const require = async () => {
    const account = await find()
    if (!account) throw signedOut()
    return account
  }
  const requireStaff = async () => {
    const account = await require()
    if (!isStaff(account)) throw notAllowed()
    return account
  }
  let works: Promise<boolean> | undefined
  const worksHere = (account: AccountRow) => {
    works ??= worksInShop(db, { accountId: account.id, brand })
    return works
  }
  const hasRole = async (account: AccountRow, roles: readonly StaffRole[]) => {
    const own = (await worksHere(account)) ? await rolesOf(db, account.id) : []
    return own.some((role) => roles.includes(role))
  }
  return {
    find,
    require,
    requireStaff,
    requireProjects: async () => {
      const account = await requireStaff()
      // The same for a project that is there and for one that is not.
      if (!(await worksHere(account))) throw notFound('You do not work with the projects of this shop')
      return account
    },
    requireRole: async (roles) => {
      const account = await requireStaff()
      if (!(await hasRole(account, roles))) throw notAllowed()
      return account
    },
    hasRole: async (roles) => {
      const account = await find()
      return isStaff(account) && hasRole(account, roles)
    },
    seesProjects: async () => {
      const account = await find()
      return isStaff(account) && worksHere(account)
    },
  }
}

/** The session cookie of a browser: read to renew and to end a sign-in, never as a right by itself. */
export function sessionCookieOf(request: FastifyRequest, reply: FastifyReply, { db, clock }: Deps): SessionCookie {
  const cookie = ownCookie(request, reply, { name: 'session', path: '/api' })
  return {
    find: async () => {
      const token = cookie.read()
      return token ? findSession(db, hashOfToken(token), clock()) : null
    },
    set: cookie.set,
    extend: (maxAgeMs) => {
      const token = cookie.read()
      if (token) cookie.set(token, maxAgeMs)
    },
    clear: () => {
      cookie.clear()
      reply.header('clear-site-data', '"cache"')
    },
  }
}

/** A cookie with a token, of which the server stores the hash. */
function tokenCookie(request: FastifyRequest, reply: FastifyReply, place: { name: string; path: string }) {
  const cookie = ownCookie(request, reply, place)
  return {
    hash: () => {
      const token = cookie.read()
      return token ? hashOfToken(token) : null
    },
    set: cookie.set,
    clear: cookie.clear,
  }
}

export const deviceCookieOf = (request: FastifyRequest, reply: FastifyReply): DeviceCookie =>
  tokenCookie(request, reply, { name: 'device', path: '/api/account' })

/** The path is that of the calls that sign in. */
export const stepCookieOf = (request: FastifyRequest, reply: FastifyReply, path: string): StepCookie =>
  tokenCookie(request, reply, { name: 'sign-in-step', path })
