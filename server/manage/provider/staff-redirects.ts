import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { openVisit } from '../../admin/admin-visit.ts'
import type { Deps } from '../../deps.ts'
import { ownCookie } from '../../http/caller/secure-cookie.ts'
import type { oidcProvider, StaffOidcSettings } from '../../identity/external/oidc.ts'
import { ownOriginOf } from '../manage-context.ts'
import { staffAccount } from './provider-staff.ts'

/** Binds a sign-in to the browser that started it. */
const started = { name: 'oidc-staff', path: '/manage/oidc' }
const startedMs = 600_000
const returnPath = '/manage/oidc/return'

/** How long the word of the provider holds: then the person signs in there again, and has the roles of that moment. */
const wordMs = 60 * 60_000

const text = z.string().min(1).max(2000)
const Started = z.object({ state: text, nonce: text, verifier: text })

function readStarted(cookie: string | undefined) {
  try {
    return Started.parse(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()))
  } catch {
    return null // missing, or not ours
  }
}

type Options = { deps: Deps; settings: StaffOidcSettings; provider: ReturnType<typeof oidcProvider> }
type Problem = 'cancelled' | 'provider_down' | 'no_role' | 'unverified_email'

/** Sign-in of staff by the retailer's provider of OpenID Connect. Always responds with a redirect. */
export async function staffRedirects(app: FastifyInstance, { deps, settings, provider }: Options) {
  const { db, clock } = deps
  const see = (reply: FastifyReply, location: string) =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(location, 303)
  const toSignIn = (reply: FastifyReply, problem: Problem) => see(reply, `/manage?problem=${problem}`)

  app.get('/manage/oidc/start', async (request, reply) => {
    try {
      const { url, checks } = await provider.begin(ownOriginOf(request) + returnPath)
      ownCookie(request, reply, started).set(Buffer.from(JSON.stringify(checks)).toString('base64url'), startedMs)
      return see(reply, url)
    } catch (err) {
      request.log.warn({ err }, 'the sign-in provider of staff does not respond')
      return toSignIn(reply, 'provider_down')
    }
  })

  app.get(returnPath, async (request, reply) => {
    const cookie = ownCookie(request, reply, started)
    const checks = readStarted(cookie.read())
    cookie.clear()
    if (!checks) return toSignIn(reply, 'cancelled')
    const completed = await provider.complete(new URL(request.url, ownOriginOf(request)), checks)
    if (!completed.ok) {
      request.log.warn({ err: completed.cause }, 'a sign-in of staff by the provider was not completed')
      return toSignIn(reply, completed.reason === 'down' ? 'provider_down' : 'cancelled')
    }
    const now = clock()
    const found = await staffAccount(db, { ...completed, settings, now })
    if (!found.ok) return toSignIn(reply, found.code)
    await openVisit(reply, found.value, { db, clock, providerUntil: new Date(now.getTime() + wordMs) })
    return see(reply, '/manage')
  })
}
