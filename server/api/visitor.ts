import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../database/id.ts'
import { visitors } from '../database/schema/visitors.ts'
import type { Deps } from '../deps.ts'
import { hashOfToken, newToken } from '../identity/secret-token.ts'
import type { OwnVisitor, Visitor } from './call-context.ts'

const cookieName = 'visitor'
const yearSeconds = 365 * 24 * 3600

/** The visitor behind the HttpOnly cookie. A read never makes one: the cookie comes with the first change. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, { db, clock }: Deps): Visitor {
  let known: Promise<OwnVisitor | null> | undefined
  const own = () => {
    known ??= lookUp()
    return known
  }
  async function lookUp() {
    const token = request.cookies[cookieName]
    if (!token) return null
    const rows = await db
      .select({ id: visitors.id, sharedWith: visitors.sharedWith })
      .from(visitors)
      .where(eq(visitors.tokenHash, hashOfToken(token)))
      .limit(1)
    return rows[0] ?? null
  }
  async function make() {
    const token = newToken()
    const id = newId()
    await db.insert(visitors).values({ id, tokenHash: hashOfToken(token), createdAt: clock() })
    reply.setCookie(cookieName, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: yearSeconds,
      secure: request.protocol === 'https',
    })
    known = Promise.resolve({ id, sharedWith: null })
    return id
  }
  async function find() {
    const visitor = await own()
    return visitor && (visitor.sharedWith ?? visitor.id)
  }
  return {
    find,
    require: async () => (await find()) ?? make(),
    own,
    renew: make,
    forget: () => {
      reply.clearCookie(cookieName, { path: '/' })
    },
  }
}
