import { uniqueId } from '#lib/unique-id.ts'
import type { Database } from '../database.ts'
import { withConnection } from '../database-faults.ts'

const key: [string, string] = ['', 'device-id']

/** Identifies this device to the server for all shops and accounts; random where the browser stores nothing. */
export async function deviceId(database: Database): Promise<string> {
  const { kept } = database
  const stored = await withConnection(database, () =>
    database.transaction('rw', kept, async () => {
      const known = (await kept.get(key))?.value
      if (typeof known === 'string') return known
      const id = uniqueId()
      await kept.put({ brand: key[0], key: key[1], value: id })
      return id
    }),
  ).catch(() => null)
  return stored ?? uniqueId()
}
