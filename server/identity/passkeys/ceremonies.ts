import { createHash, randomBytes } from 'node:crypto'
import { millisecondsInMinute } from 'date-fns/constants'
import { z } from 'zod'
import type { CreationOptions, NewCredential, RequestOptions, SignedCredential } from '#contract/account/passkeys.ts'
import { fullName } from '#domain/account/full-name.ts'
import type { AccountRow } from '../../accounts/accounts.ts'
import { findPasskey, notePasskeyUse, type PasskeyRow, passkeysOf } from '../../accounts/passkeys.ts'
import { type ChallengeRow, insertChallenge, takeChallenge } from '../../accounts/sign-in-steps.ts'
import type { Db } from '../../database/database.ts'
import { badRequest } from '../../http/request/errors.ts'
import { hashOfToken } from '../../lib/secret-token.ts'
import type { PasskeySite } from './passkey-site.ts'

// 130 ms and 20 MB, for servers that no passkey ever reaches.
const webAuthn = () => import('@simplewebauthn/server')

/** Also how long a sign-in may stay half done. */
export const challengeMs = 5 * millisecondsInMinute

/** ES256, EdDSA and RS256: every device has one of them. Without a list the package also tries what Node calls experimental. */
const supportedAlgorithmIDs = [-7, -8, -257]

const staleText = 'This took too long, or was done in another window. Try again.'
const invalidText = 'This passkey could not be verified. Try again, or use another way.'
const unknownText = 'This passkey is not known here: it was removed, or belongs to another shop. Use another way.'

/** What a challenge is for, and in which browser. */
export type Ceremony = Pick<ChallengeRow, 'purpose' | 'boundTo'> & { site: PasskeySite; now: Date }

async function newChallenge(db: Db, { purpose, boundTo, site, now }: Ceremony) {
  const challenge = randomBytes(32)
  const challengeHash = hashOfToken(challenge.toString('base64url'))
  const expiresAt = new Date(now.getTime() + challengeMs)
  await insertChallenge(db, { challengeHash, purpose, boundTo, rpId: site.rpId, expiresAt })
  return new Uint8Array(challenge)
}

/** Says nothing about the person, but is the same each time: a device then stores one passkey for an account. */
const userIdOf = ({ id }: AccountRow, { rpId }: PasskeySite) =>
  new Uint8Array(createHash('sha256').update(`${rpId} ${id}`).digest())

const describe = ({ credentialId, transports }: PasskeyRow) => ({ id: credentialId, transports: [...transports] })

const ofHost = async (db: Db, account: AccountRow, { rpId }: PasskeySite) =>
  (await passkeysOf(db, account.id)).filter((row) => row.rpId === rpId)

/** For a new passkey of this host, which its device can find by itself and unlocks with a finger, face or PIN. */
export async function creationFor(
  db: Db,
  account: AccountRow,
  { shopName, ...ceremony }: Ceremony & { shopName: string },
): Promise<CreationOptions> {
  const { site } = ceremony
  const { generateRegistrationOptions } = await webAuthn()
  return generateRegistrationOptions({
    rpName: shopName,
    rpID: site.rpId,
    userName: account.email,
    userDisplayName: fullName(account),
    userID: userIdOf(account, site),
    challenge: await newChallenge(db, ceremony),
    timeout: challengeMs,
    excludeCredentials: (await ofHost(db, account, site)).map(describe),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** For a passkey of this account at this host, or of any account without one. Null: the account has none here. */
export async function requestFor(
  db: Db,
  account: AccountRow | null,
  ceremony: Ceremony,
): Promise<RequestOptions | null> {
  const { site } = ceremony
  const known = account ? await ofHost(db, account, site) : []
  if (account && known.length === 0) return null
  const { generateAuthenticationOptions } = await webAuthn()
  return generateAuthenticationOptions({
    rpID: site.rpId,
    challenge: await newChallenge(db, ceremony),
    timeout: challengeMs,
    userVerification: 'required',
    ...(account ? { allowCredentials: known.map(describe) } : {}),
  })
}

/** What the browser says about a ceremony, in base64url. */
const ClientData = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(Buffer.from(text, 'base64url').toString())
    } catch {
      context.addIssue('is no JSON')
      return z.NEVER
    }
  })
  .pipe(z.object({ challenge: z.string() }))

/** Redeems the challenge that the browser names: only one of ours, for this purpose and browser, is valid, once. */
async function takeChallengeOf(db: Db, clientDataJSON: string, { purpose, boundTo, site, now }: Ceremony) {
  const read = ClientData.safeParse(clientDataJSON)
  if (!read.success) throw badRequest(invalidText)
  const { challenge } = read.data
  const challengeHash = hashOfToken(challenge)
  if (!(await takeChallenge(db, { challengeHash, purpose, boundTo, rpId: site.rpId, now }))) throw badRequest(staleText)
  return challenge
}

/** The package throws for everything that is wrong with a credential. */
async function verified<Result extends { verified: boolean }>(verifying: Promise<Result>): Promise<Result> {
  const result = await verifying.catch(() => null)
  if (!result?.verified) throw badRequest(invalidText)
  return result
}

const expectedOf = (challenge: string, { origin, rpId }: PasskeySite) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
})

/** Verifies a new passkey; returns what is stored of it. */
export async function verifyNew(db: Db, { rawId, ...credential }: NewCredential, ceremony: Ceremony) {
  const { site } = ceremony
  const challenge = await takeChallengeOf(db, credential.response.clientDataJSON, ceremony)
  const { transports = [], ...response } = credential.response
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({
      response: { ...credential, rawId, response: { ...response }, clientExtensionResults: {} },
      supportedAlgorithmIDs,
      ...expectedOf(challenge, site),
    }),
  )
  if (!registrationInfo) throw badRequest(invalidText)
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  return {
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    rpId: site.rpId,
    origin: site.origin,
  }
}

/** Verifies what a passkey signed, and records its use. `accountId`: the account whose passkey it must be. */
export async function verifySigned(
  db: Db,
  credential: SignedCredential,
  { accountId, ...ceremony }: Ceremony & { accountId?: string },
): Promise<PasskeyRow> {
  const { site, now } = ceremony
  const challenge = await takeChallengeOf(db, credential.response.clientDataJSON, ceremony)
  const known = await findPasskey(db, { credentialId: credential.id, rpId: site.rpId })
  if (!known || (accountId !== undefined && known.accountId !== accountId)) throw badRequest(unknownText)
  const { clientDataJSON, authenticatorData, signature } = credential.response
  const { id, rawId, type } = credential
  const { verifyAuthenticationResponse } = await webAuthn()
  const { authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
      ...expectedOf(challenge, site),
    }),
  )
  if (!(await notePasskeyUse(db, { id: known.id, counter: authenticationInfo.newCounter, now })))
    throw badRequest(invalidText)
  return known
}
