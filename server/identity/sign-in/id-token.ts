import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { signingKey } from '../../accounts/signing-key.ts'
import type { Db } from '../../database/database.ts'

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

type Claims = { accountId: string; brand: string; nonce: string; now: Date; expiresAt: Date }

type Person = Pick<Claims, 'accountId' | 'brand' | 'now'>

/** A pseudonymous id of a person in each shop, so that shops cannot link them. */
export async function subjectOf(db: Db, { accountId, brand, now }: Person): Promise<string> {
  return createHmac('sha256', await signingKey(db, now))
    .update(`${brand} ${accountId}`)
    .digest('base64url')
}

/** A JWT with its expiry and a subject that differs by shop, nothing else (D11). */
export async function signIdToken(db: Db, { accountId, brand, nonce, now, expiresAt }: Claims): Promise<string> {
  const key = await signingKey(db, now)
  return new SignJWT({ nonce })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(await subjectOf(db, { accountId, brand, now }))
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(expiresAt))
    .sign(key)
}

/** Whether a token was issued for this account and shop. Expiry is not checked: the session decides. */
export async function isOwnIdToken(db: Db, token: string, person: Person) {
  const key = await signingKey(db, person.now)
  const read = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(0) }).catch(() => null)
  return read?.payload.sub === (await subjectOf(db, person))
}
