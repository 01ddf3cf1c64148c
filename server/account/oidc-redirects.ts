import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { contract } from '#contract/contract.ts'
import { fillPath } from '#contract/protocol/endpoint.ts'
import type { Deps } from '../deps.ts'
import { ownCookie } from '../http/caller/secure-cookie.ts'
import { externalAccount } from '../identity/external/external-account.ts'
import { type OidcSettings, oidcProvider } from '../identity/external/oidc.ts'
import { isOwnOrigin } from '../identity/own-origin.ts'
import { callbackPath, redirectsOf } from './sign-in-redirects.ts'

/** The key of the provider in the addresses and in the settings of the pages. */
export const oidcKey = 'oidc'

/** Binds a sign-in to the browser that started it. */
const started = { name: 'oidc', path: '/api/account' }
const startedMs = 600_000
const returnPath = `/api/account/externalreturn/${oidcKey}`

const text = z.string().min(1).max(2000)
const Started = z.object({ state: text, nonce: text, verifier: text, appNonce: text, origin: text })

function readStarted(cookie: string | undefined) {
  try {
    return Started.parse(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()))
  } catch {
    return null // missing, or not ours
  }
}

type Options = { deps: Deps; loginRoute: string; settings: OidcSettings }

/** Sign-in of customers by the retailer's provider of OpenID Connect. Always responds with a redirect. */
export async function oidcRedirects(app: FastifyInstance, { deps, loginRoute, settings }: Options) {
  const { db, clock, site } = deps
  const { contextOf, toLogin, toCallback } = redirectsOf(deps, loginRoute)
  const provider = oidcProvider(settings, clock)
  const see = (reply: FastifyReply, location: string) =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(location, 303)

  app.get(fillPath(contract.identity.externalSignIn.path, { provider: oidcKey }), async (request, reply) => {
    const read = contract.identity.externalSignIn.query.safeParse(request.query)
    const { requestOrigin } = contextOf(request, reply)
    if (!read.success || !isOwnOrigin(read.data.origin, requestOrigin, site)) return toLogin(reply, 'address')
    const { nonce: appNonce, origin } = read.data
    try {
      const { url, checks } = await provider.begin(requestOrigin + returnPath)
      const value = Buffer.from(JSON.stringify({ ...checks, appNonce, origin })).toString('base64url')
      ownCookie(request, reply, started).set(value, startedMs)
      return see(reply, url)
    } catch (err) {
      request.log.warn({ err }, 'the sign-in provider does not respond')
      return toLogin(reply, 'provider_down')
    }
  })

  app.get(returnPath, async (request, reply) => {
    const context = contextOf(request, reply)
    const cookie = ownCookie(request, reply, started)
    const known = readStarted(cookie.read())
    cookie.clear()
    if (!known || !isOwnOrigin(known.origin, context.requestOrigin, site)) return toLogin(reply, 'cancelled')
    const completed = await provider.complete(new URL(request.url, context.requestOrigin), known)
    if (!completed.ok) {
      request.log.warn({ err: completed.cause }, 'a sign-in by the provider was not completed')
      return toLogin(reply, completed.reason === 'down' ? 'provider_down' : 'cancelled')
    }
    const { email, ...person } = completed.person
    const said = { ...person, email: email ?? '', provider: settings.issuer }
    const account = await externalAccount(db, said, { now: clock(), allowsStaff: false })
    if (!account) return toLogin(reply, email === null ? 'unverified_email' : 'other_sign_in')
    return toCallback(reply, {
      account,
      nonce: known.appNonce,
      target: known.origin + callbackPath,
      context,
    })
  })
}
