import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contract } from '#contract/contract.ts'
import { fillPath } from '#contract/protocol/endpoint.ts'
import type { Deps } from '../deps.ts'
import { externalAccount } from '../identity/external/external-account.ts'
import type { OidcProvider } from '../identity/external/oidc.ts'
import { leadTo, startedChecks, startedCookie, startedText } from '../identity/external/started-sign-in.ts'
import { isOwnOrigin } from '../identity/own-origin.ts'
import { callbackPath, redirectsOf } from './sign-in-redirects.ts'

/** The key of the provider in the addresses and in the settings of the pages. */
export const oidcKey = 'oidc'

const returnPath = `/api/account/externalreturn/${oidcKey}`

const started = startedCookie(
  { name: 'oidc', path: '/api/account' },
  z.object({ ...startedChecks, appNonce: startedText, origin: startedText }),
)

type Options = { deps: Deps; loginRoute: string; provider: OidcProvider }

/** Sign-in of customers by the retailer's provider of OpenID Connect. Always responds with a redirect. */
export async function oidcRedirects(app: FastifyInstance, { deps, loginRoute, provider }: Options) {
  const { db, clock, site } = deps
  const { contextOf, toLogin, toCallback } = redirectsOf(deps, loginRoute)

  app.get(fillPath(contract.identity.externalSignIn.path, { provider: oidcKey }), async (request, reply) => {
    const read = contract.identity.externalSignIn.query.safeParse(request.query)
    const { requestOrigin } = contextOf(request, reply)
    if (!read.success || !isOwnOrigin(read.data.origin, requestOrigin, site)) return toLogin(reply, 'address')
    const { nonce: appNonce, origin } = read.data
    try {
      const { url, checks } = await provider.begin(requestOrigin + returnPath)
      started(request, reply).write({ ...checks, appNonce, origin })
      return leadTo(reply, url)
    } catch (err) {
      request.log.warn({ err }, 'the sign-in provider does not respond')
      return toLogin(reply, 'provider_down')
    }
  })

  app.get(returnPath, async (request, reply) => {
    const context = contextOf(request, reply)
    const known = started(request, reply).take()
    if (!known || !isOwnOrigin(known.origin, context.requestOrigin, site)) return toLogin(reply, 'cancelled')
    const completed = await provider.complete(new URL(request.url, context.requestOrigin), known)
    if (!completed.ok) {
      request.log.warn({ err: completed.cause }, 'a sign-in by the provider was not completed')
      return toLogin(reply, completed.reason === 'down' ? 'provider_down' : 'cancelled')
    }
    const { email, ...person } = completed.person
    const said = { ...person, email: email ?? '', provider: provider.issuer }
    const account = await externalAccount(db, said, { now: clock(), allowsStaff: false })
    if (!account) return toLogin(reply, email === null ? 'unverified_email' : 'other_sign_in')
    return toCallback(reply, {
      account,
      nonce: known.appNonce,
      issuer: provider.issuer,
      target: known.origin + callbackPath,
      context,
    })
  })
}
