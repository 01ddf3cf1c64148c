import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

type Person = { sub: string } & Record<string, unknown>
type Token = { claims?: JWTPayload; expiresIn?: number; alg?: 'RS256'; key?: CryptoKey }
type Grant = { query: URLSearchParams; person: Person; token: Token }

async function bodyOf(request: IncomingMessage) {
  let text = ''
  for await (const part of request) text += part
  return new URLSearchParams(text)
}

/** Both parts are written as in forms [RFC 6749 2.3.1]. */
const credentialsOf = ({ headers: { authorization = '' } }: IncomingMessage) =>
  decodeURIComponent(Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().replaceAll('+', ' '))

/** A provider of OpenID Connect on this machine, which checks what the shop sends as a real one does. */
export async function startOidcProvider({ clientId, clientSecret }: { clientId: string; clientSecret: string }) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const bearers = new Map<string, Person>()
  const problems: string[] = []
  let visitor: Person | undefined
  let isDown = false
  let hangs = false
  let issued = 0

  async function idToken({ query, person, token }: Grant) {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ nonce: query.get('nonce'), ...person, ...token.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .setIssuer(String(token.claims?.iss ?? issuer))
      .setAudience(token.claims?.aud ?? clientId)
      .setIssuedAt(now - 600)
      .setExpirationTime(now + (token.expiresIn ?? 300))
      .sign(token.key ?? privateKey)
  }

  async function exchange(request: IncomingMessage) {
    const body = await bodyOf(request)
    const code = body.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (credentialsOf(request) !== `${clientId}:${clientSecret}`) problems.push('client')
    if (!grant) problems.push('code')
    if (grant?.query.get('code_challenge') !== challenge) problems.push('verifier')
    if (grant?.query.get('redirect_uri') !== body.get('redirect_uri')) problems.push('redirect_uri')
    if (!grant || problems.length > 0) return { status: 400, json: { error: 'invalid_grant' } }
    const bearer = `bearer-${++issued}`
    bearers.set(bearer, grant.person)
    const json = { access_token: bearer, token_type: 'Bearer', expires_in: 300, id_token: await idToken(grant) }
    return { status: 200, json }
  }

  async function respond(request: IncomingMessage): Promise<{ status: number; json: object }> {
    const { pathname } = new URL(request.url ?? '/', issuer)
    if (isDown) return { status: 503, json: {} }
    if (pathname === '/.well-known/openid-configuration')
      return {
        status: 200,
        json: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/me`,
          end_session_endpoint: `${issuer}/end`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
        },
      }
    if (pathname === '/keys') return { status: 200, json: { keys: [jwk] } }
    if (pathname === '/token') return exchange(request)
    const person = bearers.get(String(request.headers.authorization).replace('Bearer ', ''))
    return person ? { status: 200, json: person } : { status: 401, json: {} }
  }

  /** Where the pages of the provider lead at once. */
  function redirectOf({ url = '' }: IncomingMessage): string | null {
    const { href, pathname, searchParams } = new URL(url, issuer)
    if (isDown || !visitor) return null
    if (pathname === '/authorize') return approve(href, visitor)
    return pathname === '/end' ? searchParams.get('post_logout_redirect_uri') : null
  }

  const server = createServer((request, response) => {
    if (hangs) return
    const location = redirectOf(request)
    if (location !== null) return void response.writeHead(302, { location }).end()
    void respond(request).then(({ status, json }) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(json))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** The address that the provider sends the browser back to, after this person has signed in there. */
  function approve(location: string, person: Person, token: Token = {}) {
    const { searchParams: query } = new URL(location)
    const code = `code-${++issued}`
    grants.set(code, { query, person, token })
    return `${query.get('redirect_uri')}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`
  }

  return {
    issuer,
    problems,
    approve,
    /** Browsers that come to its pages are this person's. */
    isVisitedBy: (person: Person) => {
      visitor = person
    },
    breaks: () => {
      isDown = true
    },
    /** Takes requests and never responds. */
    hangs: () => {
      hangs = true
    },
    works: () => {
      isDown = false
      hangs = false
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
