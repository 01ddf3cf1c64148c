import type { Db } from '../database/database.ts'
import type { EventData } from './event-catalogue.ts'
import { listeningBrands } from './store/webhook-events.ts'
import { writeEvent } from './write-event.ts'

/** Events that list what one file or one form has changed. */
type ListedEvent = 'stock.changed' | 'price.changed'
type Change<Name extends ListedEvent> = EventData<Name>['changes'][number]

/** An event has some 50 KB at most. */
const mostChanges = 500

/** The shops whose changes an endpoint wants: where there is none, the caller need not look for them. */
export const wantedBrands = (db: Db, name: ListedEvent): Promise<ReadonlySet<string>> => listeningBrands(db, name)

/** Queues events with the changes of a shop in the order of their SKUs, as few as possible. */
export async function writeChanges<Name extends ListedEvent>(
  tx: Db,
  { brand, name, changes, now }: { brand: string; name: Name; changes: readonly Change<Name>[]; now: Date },
) {
  const sorted = changes.toSorted((one, other) => (one.sku < other.sku ? -1 : Number(one.sku > other.sku)))
  for (let start = 0; start < sorted.length; start += mostChanges) {
    const data = { changes: sorted.slice(start, start + mostChanges) } as EventData<Name> // both have this field only
    await writeEvent(tx, { brand, name, data, now })
  }
}
