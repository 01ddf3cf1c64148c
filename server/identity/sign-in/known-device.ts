import { millisecondsInDay } from 'date-fns/constants'
import { rememberDevice } from '../../accounts/known-devices.ts'
import type { Db } from '../../database/database.ts'
import type { DeviceCookie } from '../../http/request/call-context.ts'
import { hashOfToken, newToken } from '../../lib/secret-token.ts'

const yearMs = 365 * millisecondsInDay

type Noting = { accountId: string; device: DeviceCookie; now: Date }

/** Marks this browser as a known device of the account, with a new token for each sign-in. */
export async function noteDevice(db: Db, { accountId, device, now }: Noting) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + yearMs)
  await rememberDevice(db, { tokenHash: hashOfToken(token), oldHash: device.hash(), accountId, expiresAt })
  device.set(token, yearMs)
}
