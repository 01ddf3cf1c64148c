import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { contract } from '#contract/contract.ts'
import type { Deps } from '../deps.ts'
import { ownCookie } from '../http/caller/secure-cookie.ts'
import { readAssertion, signAssertion } from '../identity/external/assertion.ts'
import { externalAccount } from '../identity/external/external-account.ts'
import { providerPage, providerPolicy, sandboxPeople } from '../identity/external/provider-page.ts'
import { isProvider } from '../identity/external/providers.ts'
import { isOwnOrigin } from '../identity/own-origin.ts'
import { acceptForms, callbackPath, redirectsOf } from './sign-in-redirects.ts'

/** Cookie that binds an external sign-in to the browser that started it. */
const asker = { name: 'external', path: '/api/account' }
const returnPath = '/api/account/externalreturn/:provider'
const sandboxPath = '/sandbox/identity/:provider'

const text = z.string().max(2000).catch('')
const Fields = z.object({ nonce: text, origin: text, person: text, assertion: text }).catch({
  nonce: '',
  origin: '',
  person: '',
  assertion: '',
})
const Params = z.object({ provider: z.string() })

/** Sign-in by an external provider through redirects. The only provider here is the sandbox. */
export async function externalRedirects(
  app: FastifyInstance,
  { deps, loginRoute }: { deps: Deps; loginRoute: string },
) {
  const { db, clock, site } = deps
  const { contextOf, toLogin, toCallback } = redirectsOf(deps, loginRoute)
  const see = (reply: FastifyReply, location: string) =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(location, 303)
  acceptForms(app)

  app.get(contract.identity.externalSignIn.path, async (request, reply) => {
    const { provider } = Params.parse(request.params)
    const { nonce, origin } = Fields.parse(request.query)
    const read = contract.identity.externalSignIn.query.safeParse(request.query)
    const context = contextOf(request, reply)
    if (!isProvider(provider) || !read.success || !isOwnOrigin(origin, context.requestOrigin, site))
      return toLogin(reply, 'address')
    // The return must come from the browser that started the sign-in.
    ownCookie(request, reply, asker).set(nonce, 600_000)
    return see(reply, `/sandbox/identity/${provider}?${new URLSearchParams({ nonce, origin })}`)
  })

  app.get(sandboxPath, async (request, reply) => {
    const { provider } = Params.parse(request.params)
    if (!isProvider(provider)) return toLogin(reply, 'address')
    reply.header('content-security-policy', providerPolicy).header('cache-control', 'no-store')
    return reply.type('text/html; charset=utf-8').send(providerPage(provider, Fields.parse(request.query)))
  })

  app.post(sandboxPath, async (request, reply) => {
    const { provider } = Params.parse(request.params)
    const { nonce, origin, person } = Fields.parse(request.body)
    const chosen = sandboxPeople.find(({ subject }) => subject === person)
    if (!chosen || !isProvider(provider)) return toLogin(reply, 'cancelled')
    const assertion = await signAssertion(db, { ...chosen, provider, nonce, origin }, clock())
    return see(reply, `${returnPath.replace(':provider', provider)}?${new URLSearchParams({ assertion })}`)
  })

  app.get(returnPath, async (request, reply) => {
    const { provider } = Params.parse(request.params)
    const { assertion: token } = Fields.parse(request.query)
    const context = contextOf(request, reply)
    const said = isProvider(provider) ? await readAssertion(db, { provider, token, now: clock() }) : null
    const cookie = ownCookie(request, reply, asker)
    const expectedNonce = cookie.read()
    cookie.clear()
    if (!said || said.nonce !== expectedNonce || !isOwnOrigin(said.origin, context.requestOrigin, site))
      return toLogin(reply, 'cancelled')
    const account = await externalAccount(db, said, { now: clock(), allowsStaff: true })
    if (!account) return toLogin(reply, 'invalid_login')
    return toCallback(reply, { account, nonce: said.nonce, target: said.origin + callbackPath, context })
  })
}
