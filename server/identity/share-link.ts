import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { hashOfToken } from './secret-token.ts'
import { signingKey } from './signing-key.ts'

/** What a new link begins with. */
export const newShareNonce = () => randomBytes(24).toString('base64url')

/** The id of a link: 256 bits that nobody can make of its row alone, and that staff can be shown again. */
export async function shareIdOf(db: Db, nonce: string, now: Date): Promise<string> {
  return createHmac('sha256', await signingKey(db, now))
    .update(`share ${nonce}`)
    .digest('base64url')
}

/** What is stored of it, to be found by. */
export const hashOfShareId = hashOfToken

/** Where the customer opens it. */
export const shareLink = (shareId: string) => `/project?shareId=${shareId}`
