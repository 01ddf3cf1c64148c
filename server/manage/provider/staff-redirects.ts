import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { openVisit } from '../../admin/admin-visit.ts'
import type { Deps } from '../../deps.ts'
import type { oidcProvider, StaffOidcSettings } from '../../identity/external/oidc.ts'
import { leadTo, startedChecks, startedCookie } from '../../identity/external/started-sign-in.ts'
import { ownOriginOf } from '../manage-context.ts'
import { staffAccount } from './provider-staff.ts'

const started = startedCookie({ name: 'oidc-staff', path: '/manage/oidc' }, z.object(startedChecks))
const returnPath = '/manage/oidc/return'

/** How long a sign-in at the provider holds: then the person signs in there again, and has the roles of that moment. */
const signInMs = 60 * 60_000

type Options = { deps: Deps; settings: StaffOidcSettings; provider: ReturnType<typeof oidcProvider> }
type Problem = 'cancelled' | 'provider_down' | 'no_role' | 'unverified_email'

/** Sign-in of staff by the retailer's provider of OpenID Connect. Always responds with a redirect. */
export async function staffRedirects(app: FastifyInstance, { deps, settings, provider }: Options) {
  const { db, clock } = deps
  const toSignIn = (reply: FastifyReply, problem: Problem) => leadTo(reply, `/manage?problem=${problem}`)

  app.get('/manage/oidc/start', async (request, reply) => {
    try {
      const { url, checks } = await provider.begin(ownOriginOf(request) + returnPath)
      started(request, reply).write(checks)
      return leadTo(reply, url)
    } catch (err) {
      request.log.warn({ err }, 'the sign-in provider of staff does not respond')
      return toSignIn(reply, 'provider_down')
    }
  })

  app.get(returnPath, async (request, reply) => {
    const checks = started(request, reply).take()
    if (!checks) return toSignIn(reply, 'cancelled')
    const completed = await provider.complete(new URL(request.url, ownOriginOf(request)), checks)
    if (!completed.ok) {
      request.log.warn({ err: completed.cause }, 'a sign-in of staff by the provider was not completed')
      return toSignIn(reply, completed.reason === 'down' ? 'provider_down' : 'cancelled')
    }
    const now = clock()
    const found = await staffAccount(db, { ...completed, settings, now })
    if (!found.ok) return toSignIn(reply, found.code)
    await openVisit(reply, found.value, { db, clock, providerUntil: new Date(now.getTime() + signInMs), provenAt: now })
    return leadTo(reply, '/manage')
  })
}
