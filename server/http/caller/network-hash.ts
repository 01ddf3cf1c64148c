import { createHmac } from 'node:crypto'
import { signingKey } from '../../accounts/signing-key.ts'
import type { Db } from '../../database/database.ts'
import { networkOf } from './network.ts'

/** The hash of a client network for limits: tables store no addresses. */
export async function networkHash(db: Db, { ip, now }: { ip: string; now: Date }): Promise<string> {
  return createHmac('sha256', await signingKey(db, now))
    .update(networkOf(ip))
    .digest('base64url')
}
