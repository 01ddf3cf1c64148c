import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import type { Db } from '../database/database.ts'
import { signingKeys } from '../database/schema/accounts.ts'

const keyName = 'id-token'

/** The key identity tokens are signed with, made at first use and kept in the database. */
async function signingKey(db: Db, now: Date): Promise<Buffer> {
  const find = async () => (await db.select().from(signingKeys).where(eq(signingKeys.name, keyName)))[0]
  const known = await find()
  if (known) return Buffer.from(known.secret, 'base64url')
  const secret = randomBytes(32).toString('base64url')
  await db.insert(signingKeys).values({ name: keyName, secret, createdAt: now }).onConflictDoNothing()
  return Buffer.from((await find())?.secret ?? secret, 'base64url') // of two servers that begin at once one wrote it
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

type Claims = { accountId: string; brand: string; nonce: string; now: Date; expiresAt: Date }

/** A JWT that says nothing but when it ends, and the same person by another name to each shop (D11). */
export async function signIdToken(db: Db, { accountId, brand, nonce, now, expiresAt }: Claims): Promise<string> {
  const key = await signingKey(db, now)
  const subject = createHmac('sha256', key).update(`${brand} ${accountId}`).digest('base64url')
  return new SignJWT({ nonce })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(expiresAt))
    .sign(key)
}

/** Whether a token is one of ours, for this account in this shop. Its end is the session's to judge. */
export async function isOwnIdToken(
  db: Db,
  token: string,
  { accountId, brand, now }: Omit<Claims, 'nonce' | 'expiresAt'>,
) {
  const key = await signingKey(db, now)
  const subject = createHmac('sha256', key).update(`${brand} ${accountId}`).digest('base64url')
  const read = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(0) }).catch(() => null)
  return read?.payload.sub === subject
}
