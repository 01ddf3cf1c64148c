import { millisecondsInHour } from 'date-fns/constants'
import * as client from 'openid-client'
import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import type { BrandKey } from '#themes/brand.ts'
import { inTime } from '../../lib/in-time.ts'
import { tracedFetch } from '../../lib/tracing.ts'

export type OidcSettings = { issuer: string; clientId: string; clientSecret: string; name: string }

/** The provider of staff, and what its claim means here. */
export type StaffOidcSettings = OidcSettings & {
  /** With dots where it is within others: `realm_access.roles`. */
  claim: string
  roles: readonly { value: string; role: StaffRole }[]
  shops: readonly BrandKey[]
}

/** Identities of staff are never those of customers, even where both have one issuer. */
export const staffProviderKey = ({ issuer }: StaffOidcSettings) => `staff ${issuer}`

/** What binds the return of a sign-in to its start. */
export type OidcChecks = { state: string; nonce: string; verifier: string }

export type OidcPerson = {
  subject: string
  /** Null unless the provider has verified it. */
  email: string | null
  firstName: string
  lastName: string
}

type Result =
  | { ok: true; person: OidcPerson; claims: Claims }
  | { ok: false; reason: 'rejected' | 'down'; cause: unknown }

const timeoutSeconds = 8
const freshMs = millisecondsInHour
/** The person waits for it on the way out. */
const leaveTimeoutMs = 2_500
const scope = 'openid email profile'

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

export type Claims = Readonly<Record<string, unknown>>

function personOf(subject: string, claims: Claims): OidcPerson {
  const [first = '', ...rest] = text(claims.name).split(' ')
  const given = text(claims.given_name)
  return {
    subject,
    email: claims.email_verified === true ? text(claims.email) : null,
    firstName: given || first,
    lastName: text(claims.family_name) || (given ? '' : rest.join(' ')),
  }
}

// Whatever the provider or the shopper said: anything else is a provider that does not respond as it should.
const isRejection = (cause: unknown) =>
  cause instanceof client.AuthorizationResponseError ||
  cause instanceof client.ResponseBodyError ||
  (cause instanceof client.ClientError && /JWT|INVALID_RESPONSE|KEY_SELECTION/.test(cause.code ?? ''))

const silentText = 'The sign-in provider does not respond'

/** Throws when the provider does not respond now: its description was perhaps read an hour ago. */
async function requireResponse(issuer: string) {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const { status, body } = await tracedFetch('oidc', address, { signal: AbortSignal.timeout(leaveTimeoutMs) })
  await body?.cancel()
  if (status >= 500) throw new Error(silentText)
}

/** A provider of OpenID Connect: its description is read when it is first needed, and again after an hour. */
export function oidcProvider({ issuer, clientId, clientSecret }: OidcSettings, clock: () => Date) {
  let known: { at: number; configuration: Promise<client.Configuration> } | undefined

  function discover() {
    const server = new URL(issuer)
    // The package trusts TLS alone unless told to check signatures; the settings allow plain http on this machine only.
    const execute = [
      client.enableNonRepudiationChecks,
      ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ]
    const options = {
      timeout: timeoutSeconds,
      execute,
      // Without a body, its type has undefined instead of nothing.
      [client.customFetch]: (url: string, init: client.CustomFetchOptions) =>
        tracedFetch('oidc', url, init as RequestInit),
    }
    return client.discovery(server, clientId, undefined, client.ClientSecretBasic(clientSecret), options)
  }

  function configuration() {
    const now = clock().getTime()
    if (known && now - known.at < freshMs) return known.configuration
    const found = discover()
    known = { at: now, configuration: found }
    found.catch(() => {
      known = undefined
    })
    return found
  }

  /** Claims about the e-mail address are in the token or, with many providers, only at another address. */
  async function claimsOf(
    config: client.Configuration,
    tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
  ) {
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider sent no id token')
    const hasMore = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
    const further = hasMore ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {}
    return { person: personOf(claims.sub, { ...further, ...claims }), claims }
  }

  return {
    issuer,

    /** Where the browser goes. Throws when the provider is down. */
    async begin(redirectUri: string): Promise<{ url: string; checks: OidcChecks }> {
      const verifier = client.randomPKCECodeVerifier()
      const checks = { state: client.randomState(), nonce: client.randomNonce(), verifier }
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, checks }
    },

    /**
     * Where the browser signs out at the provider; null if it offers no such address. Throws when the provider is down, of
     * which a browser that is sent there shows a page without words of the shop.
     */
    async leave(afterwards: string): Promise<string | null> {
      const config = await inTime(configuration(), { ms: leaveTimeoutMs, error: () => new Error(silentText) })
      await requireResponse(config.serverMetadata().issuer)
      if (config.serverMetadata().end_session_endpoint === undefined) return null
      return client.buildEndSessionUrl(config, { post_logout_redirect_uri: afterwards }).href
    },

    /** Exchanges the code at the address that the browser returned to, and checks the id token. */
    async complete(returned: URL, { state, nonce, verifier }: OidcChecks): Promise<Result> {
      try {
        const config = await configuration()
        const tokens = await client.authorizationCodeGrant(config, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        return { ok: true, ...(await claimsOf(config, tokens)) }
      } catch (cause) {
        return { ok: false, reason: isRejection(cause) ? 'rejected' : 'down', cause }
      }
    },
  }
}

export type OidcProvider = ReturnType<typeof oidcProvider>
