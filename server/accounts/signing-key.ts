import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { signingKeys } from '../database/schema/accounts.ts'

const keyName = 'id-token'

/** The signing key of identity tokens, created at first use and stored in the database. */
export async function signingKey(db: Db, now: Date): Promise<Buffer> {
  const find = async () => (await db.select().from(signingKeys).where(eq(signingKeys.name, keyName)))[0]
  const known = await find()
  if (known) return Buffer.from(known.secret, 'base64url')
  const secret = randomBytes(32).toString('base64url')
  await db.insert(signingKeys).values({ name: keyName, secret, createdAt: now }).onConflictDoNothing()
  return Buffer.from((await find())?.secret ?? secret, 'base64url') // of concurrent servers only one inserts its key
}
