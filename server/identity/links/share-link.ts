import { createHmac, randomBytes } from 'node:crypto'
import { signingKey } from '../../accounts/signing-key.ts'
import type { Db } from '../../database/database.ts'
import { hashOfToken } from '../../lib/secret-token.ts'

/** Random input for the id of a new link. */
export const newShareNonce = () => randomBytes(24).toString('base64url')

/**
 * The id of a share link: 256 bits that the stored row alone does not reveal and the server can derive again for staff.
 */
export async function shareIdOf(db: Db, nonce: string, now: Date): Promise<string> {
  return createHmac('sha256', await signingKey(db, now))
    .update(`share ${nonce}`)
    .digest('base64url')
}

/** The stored hash, for lookups. */
export const hashOfShareId = hashOfToken

/** The path that the customer opens. */
export const shareLink = (shareId: string) => `/project?shareId=${shareId}`
