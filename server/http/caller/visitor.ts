import { millisecondsInDay } from 'date-fns/constants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountVisitor, findAccountVisitor } from '../../accounts/account-visitors.ts'
import { findVisitor, insertVisitor } from '../../accounts/visitors.ts'
import { newId } from '../../database/id.ts'
import type { Deps } from '../../deps.ts'
import { hashOfToken, newToken } from '../../lib/secret-token.ts'
import type { SessionCookie, Visitor } from '../request/call-context.ts'
import { ownCookie } from './secure-cookie.ts'

const yearMs = 365 * millisecondsInDay

type Parts = { deps: Deps; session: SessionCookie; brand: string }

/**
 * The visitor of a request: that of the signed-in account, otherwise that of the visitor cookie. The visitor cookie
 * never gives access to an account. Reads create no visitor: the first change sets the cookie.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, { deps, session, brand }: Parts): Visitor {
  const { db, clock } = deps
  const cookie = ownCookie(request, reply, { name: 'visitor', path: '/' })
  let known: Promise<string | null> | undefined
  const find = () => {
    known ??= findKnown()
    return known
  }
  async function anonymous() {
    const token = cookie.read()
    return token ? findVisitor(db, hashOfToken(token)) : null
  }
  let found: ReturnType<SessionCookie['find']> | undefined
  const ownSession = () => {
    found ??= session.find()
    return found
  }
  async function findKnown() {
    const row = await ownSession()
    return row ? findAccountVisitor(db, { accountId: row.accountId, brand }) : anonymous()
  }
  async function make() {
    const row = await session.find()
    const id = row ? await accountVisitor(db, { accountId: row.accountId, brand }, clock()) : await makeAnonymous()
    known = Promise.resolve(id)
    return id
  }
  async function makeAnonymous() {
    const token = newToken()
    const id = newId()
    await insertVisitor(db, { id, tokenHash: hashOfToken(token), createdAt: clock() })
    cookie.set(token, yearMs)
    return id
  }
  return {
    find,
    accountId: async () => (await ownSession())?.accountId ?? null,
    require: async () => (await find()) ?? make(),
    anonymous,
    forget: cookie.clear,
  }
}
