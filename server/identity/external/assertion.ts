import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { signingKey } from '../../accounts/signing-key.ts'
import type { Db } from '../../database/database.ts'
import type { Provider } from './providers.ts'

/** The identity that a provider asserts, for one sign-in. */
export type Assertion = {
  provider: Provider
  subject: string
  email: string
  firstName: string
  lastName: string
  nonce: string
  origin: string
}

const keyOf = async (db: Db, now: Date) =>
  createHmac('sha256', await signingKey(db, now))
    .update('sandbox of identities')
    .digest()

/** Valid for two minutes. */
export async function signAssertion(db: Db, { provider, subject, ...said }: Assertion, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT(said)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(provider)
    .setSubject(subject)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 120)
    .sign(await keyOf(db, now))
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Null for a token of another provider, or an expired one. */
export async function readAssertion(
  db: Db,
  { provider, token, now }: { provider: Provider; token: string; now: Date },
) {
  const options = { algorithms: ['HS256'], issuer: provider, currentDate: now }
  const read = await jwtVerify(token, await keyOf(db, now), options).catch(() => null)
  if (!read?.payload.sub) return null
  const { sub: subject, email, firstName, lastName, nonce, origin } = read.payload
  return {
    provider,
    subject,
    email: text(email),
    firstName: text(firstName),
    lastName: text(lastName),
    nonce: text(nonce),
    origin: text(origin),
  } satisfies Assertion
}
