import type { FastifyReply, FastifyRequest } from 'fastify'
import { findAccount, isStaff, type StaffRow } from '../accounts/accounts.ts'
import { dropPass, extendPass, findVisit, putPass, takeTicket } from '../accounts/admin-passes.ts'
import { isLinkedTo } from '../accounts/external-identities.ts'
import { countPasskeys, needsPasskey } from '../accounts/passkeys.ts'
import type { Deps } from '../deps.ts'
import { addressAt } from '../http/site/site.ts'
import { staffProviderKey } from '../identity/external/oidc.ts'
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
export async function visitorOf(request: FastifyRequest, deps: Deps): Promise<StaffRow | null> {
  const { db, clock } = deps
  const pass = await passOf(request, deps)
  if (!pass || (pass.providerUntil !== null && pass.providerUntil <= clock())) return null
  const account = await findAccount(db, pass.accountId)
  if (!isStaff(account)) return null
  if (pass.providerUntil !== null) return account
  return (await needsProvider(account.id, deps)) || (await lacksPasskey(db, account.id)) ? null : account
}

/** Whether the shop asks this member of staff for a passkey, and there is none: a sign-in then begins with adding one. */
export const lacksPasskey = async (db: Deps['db'], accountId: string) =>
  (await needsPasskey(db, accountId)) && (await countPasskeys(db, accountId)) === 0

/** The stored visit of a request. */
export async function passOf(request: FastifyRequest, { db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const token = request.cookies[cookieName]
  return isToken(token) ? findVisit(db, { tokenHash: hashOfToken(token), now: clock() }) : null
}

/** Whether the visit was opened by the identity provider of staff. */
export const isByProvider = async (request: FastifyRequest, deps: Pick<Deps, 'db' | 'clock'>) =>
  ((await passOf(request, deps))?.providerUntil ?? null) !== null

/** Whether an account is linked to the identity provider of staff: it then signs in there, not by password or ticket. */
export const needsProvider = async (accountId: string, { db, staffProvider }: Pick<Deps, 'db' | 'staffProvider'>) =>
  staffProvider ? isLinkedTo(db, { provider: staffProviderKey(staffProvider), accountId }) : false

const cookieOptions = {
  path: '/',
  httpOnly: true,
  // The page may be in a cross-site frame, so the cookie is partitioned by site. Browsers treat localhost as secure.
  sameSite: 'none',
  secure: true,
  partitioned: true,
} as const

/** Signs a member of staff in to the admin pages. */
export async function openVisit(
  reply: FastifyReply,
  account: StaffRow,
  { db, clock, ...rest }: Pick<Deps, 'db' | 'clock'> & { providerUntil?: Date | null; provenAt: Date | null },
) {
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + visitMs)
  await putPass(db, { tokenHash: hashOfToken(token), kind: 'visit', accountId: account.id, expiresAt, ...rest })
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
  await openVisit(reply, account, { db, clock, provenAt: null })
  return address.pathname + address.search
}
