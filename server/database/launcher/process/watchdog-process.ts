import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { lock, tryLock } from '../machine/lock.ts'
import { placeIn } from '../machine/place.ts'
import { stopPostmaster } from './stop.ts'

const [dataDir = '', graceMs = '30000'] = process.argv.slice(2)

/** Whether the folder still exists after the grace period: a removed one must not be recreated. */
async function isThereAfter(ms: number) {
  for (const end = Date.now() + ms; existsSync(dataDir); await sleep(Math.min(250, end - Date.now())))
    if (Date.now() >= end) return true
  return false
}

if ((await text(process.stdin)) !== 'dismissed' && (await isThereAfter(Number(graceMs)))) {
  const place = placeIn(dataDir)
  // With the start lock no other process can adopt the database while it stops.
  await lock(place.startLock, 'exclusive', 600_000)
  if (tryLock(place.useLock, 'exclusive')) await stopPostmaster(place.cluster)
}
