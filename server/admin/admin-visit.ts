import type { FastifyReply, FastifyRequest } from 'fastify'
import { isStaff, type StaffRow } from '../accounts/accounts.ts'
import { dropPass, extendPass, findVisit, putPass, takeTicket } from '../accounts/admin-passes.ts'
import type { Deps } from '../deps.ts'
import { addressAt } from '../http/site/site.ts'
import { hashOfToken, newToken } from '../lib/secret-token.ts'
import type { FramingShop } from './admin-page.ts'

const cookieName = 'admin-visit'
const visitMs = 30 * 60_000

/** The shop that frames the page; null if this server has no such shop. */
export function shopAround(query: unknown, { site }: Deps): FramingShop | null {
  const text = (query as Record<string, unknown> | null)?.parent_base_url
  if (typeof text !== 'string' || !URL.canParse(text)) return null
  const { origin, protocol, host } = new URL(text)
  const address = /^https?:$/.test(protocol) ? addressAt(host, { protocol: protocol.slice(0, -1), site }) : null
  return address && { origin, brand: address.brand }
}

const isToken = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{20,100}$/.test(text)

/** The member of staff by the session cookie, which was exchanged for a ticket. */
export async function visitorOf(request: FastifyRequest, { db, clock }: Deps): Promise<StaffRow | null> {
  const token = request.cookies[cookieName]
  const account = isToken(token) ? await findVisit(db, { tokenHash: hashOfToken(token), now: clock() }) : null
  return isStaff(account) ? account : null
}

const cookieOptions = {
  path: '/',
  httpOnly: true,
  // The page may be in a cross-site frame, so the cookie is partitioned by site. Browsers treat localhost as secure.
  sameSite: 'none',
  secure: true,
  partitioned: true,
} as const

/** Signs a member of staff in to the admin pages. */
export async function openVisit(reply: FastifyReply, account: StaffRow, { db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + visitMs)
  await putPass(db, { tokenHash: hashOfToken(token), kind: 'visit', accountId: account.id, expiresAt })
  reply.setCookie(cookieName, token, { ...cookieOptions, maxAge: visitMs / 1000 })
}

/** Keeps a visit open for another half an hour. */
export async function extendVisit(request: FastifyRequest, reply: FastifyReply, { db, clock }: Deps) {
  const token = request.cookies[cookieName]
  if (!isToken(token)) return
  await extendPass(db, { tokenHash: hashOfToken(token), now: clock(), until: new Date(clock().getTime() + visitMs) })
  reply.setCookie(cookieName, token, { ...cookieOptions, maxAge: visitMs / 1000 })
}

export async function closeVisit(request: FastifyRequest, reply: FastifyReply, { db }: Pick<Deps, 'db'>) {
  const token = request.cookies[cookieName]
  if (isToken(token)) await dropPass(db, hashOfToken(token))
  reply.clearCookie(cookieName, cookieOptions)
}

/** Exchanges a ticket for a session cookie and returns the URL without it. Null if the ticket is used or expired. */
export async function admit(request: FastifyRequest, reply: FastifyReply, { db, clock }: Deps): Promise<string | null> {
  const address = new URL(request.url, 'http://admin')
  const ticket = address.searchParams.get('ticket')
  address.searchParams.delete('ticket')
  const now = clock()
  const account = isToken(ticket) ? await takeTicket(db, { tokenHash: hashOfToken(ticket), now }) : null
  if (!isStaff(account)) return null
  await openVisit(reply, account, { db, clock })
  return address.pathname + address.search
}
