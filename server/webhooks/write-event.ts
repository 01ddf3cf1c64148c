import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { type EventData, type EventName, eventCatalogue } from './event-catalogue.ts'
import { insertEvent, listeners } from './store/webhook-events.ts'

type ShopEvent<Name extends EventName> = { brand: string; name: Name; data: EventData<Name>; now: Date }

/**
 * Queues an event for every endpoint that wants it. Runs in the transaction of what it reports; without such an endpoint
 * nothing is stored.
 */
export async function writeEvent<Name extends EventName>(
  tx: Db,
  { brand, name, data, now }: ShopEvent<Name>,
): Promise<void> {
  const endpointIds = await listeners(tx, { brand, name })
  if (endpointIds.length === 0) return
  const { version } = eventCatalogue[name]
  await insertEvent(tx, { id: newId(now.getTime()), name, version, brand, at: now, data }, endpointIds)
}
