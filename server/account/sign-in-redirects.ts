import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract } from '#contract/contract.ts'
import type { AccountRow } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import { type CallContext, callerFrom } from '../http/request/call-context.ts'
import { requestContext } from '../http/request-context.ts'
import { ownReturn } from '../identity/own-origin.ts'
import { beginStep, secondStepOf } from '../identity/passkeys/second-step.ts'
import { arrive } from '../identity/sign-in/arrive.ts'
import { trySignIn } from '../identity/sign-in/sign-in-try.ts'

/** The app continues here after a sign-in. */
export const callbackPath = '/blank/account/login-callback'

/** The page of the second step, where the first one was right. */
const secondStepPath = '/account/internal/second-step'

export type Redirects = {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext
  /** Redirects to the sign-in page with an error code. */
  toLogin: (reply: FastifyReply, error: string, origin?: string) => FastifyReply
  /** Redirects to the page of the second step, which is on the host of the request: its cookie and passkeys are. */
  toSecondStep: (reply: FastifyReply) => FastifyReply
  /**
   * Redirects to the page that completes the sign-in. Its data is in the fragment, which servers and logs do not see.
   */
  toCallback: (
    reply: FastifyReply,
    signedIn: { account: AccountRow; nonce: string; issuer?: string; target: string; context: CallContext },
  ) => Promise<FastifyReply>
}

export function redirectsOf(deps: Deps, loginRoute: string): Redirects {
  const { db, clock } = deps
  const go = (reply: FastifyReply, location: string) =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(location, 303)
  return {
    contextOf: requestContext(deps),
    toLogin: (reply, error, origin = '') => go(reply, `${origin}${loginRoute}?error=${error}`),
    toSecondStep: (reply) => go(reply, secondStepPath),
    toCallback: async (reply, { account, nonce, issuer, target, context }) => {
      return go(reply, `${target}#${await arrive(db, context, { account, nonce, issuer, now: clock() })}`)
    },
  }
}

/** Forms are text, and only endpoints that expect one accept it. */
export const acceptForms = (app: FastifyInstance) =>
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

/** Handles a sign-in form that the browser posts. Always responds with a redirect. */
export async function signInRedirects(app: FastifyInstance, { deps, loginRoute }: { deps: Deps; loginRoute: string }) {
  const { db, clock, site } = deps
  const { contextOf, toLogin, toSecondStep, toCallback } = redirectsOf(deps, loginRoute)
  const { path, body: Form } = contract.identity.signIn
  acceptForms(app)
  app.post(path, async (request, reply) => {
    const read = Form.safeParse(request.body ?? {})
    if (!read.success) return toLogin(reply, 'invalid_login')
    const context = contextOf(request, reply)
    const { email, password, nonce, origin, returnUrl } = read.data
    const target = ownReturn(returnUrl, { origin, requestOrigin: context.requestOrigin, site })
    if (!target) return toLogin(reply, 'address')
    const tried = await trySignIn(db, { email, password, ...callerFrom(context), now: clock() })
    if (!tried.ok) return toLogin(reply, tried.code, origin)
    const account = tried.value
    const kind = await secondStepOf(db, account)
    if (!kind) return toCallback(reply, { account, nonce, target, context })
    await beginStep(db, context.signInStep, { account, kind, nonce, target, now: clock() })
    return toSecondStep(reply)
  })
}
