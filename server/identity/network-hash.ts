import { createHmac } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { networkOf } from './network.ts'
import { signingKey } from './signing-key.ts'

/** The network of an address as limits store it: the tables hold no addresses. */
export async function networkHash(db: Db, { ip, now }: { ip: string; now: Date }): Promise<string> {
  return createHmac('sha256', await signingKey(db, now))
    .update(networkOf(ip))
    .digest('base64url')
}
