import { eq, inArray } from 'drizzle-orm'
import { addDays, isoDate } from '#domain/time/date-math.ts'
import { localDate } from '#domain/time/plain-date.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { accountAddresses, accounts } from '../database/schema/accounts.ts'
import { reminders } from '../database/schema/reminders.ts'

type Address = {
  address: string
  suburb: string
  state: string
  postcode: string
  country: 'AU' | 'NZ'
  companyName?: string
}

/** Addresses of the demo accounts; the first of a country is the default. */
const addresses: Readonly<Record<string, readonly Address[]>> = {
  'ada@hearth.example': [
    { address: '12 Wattle Street', suburb: 'SYDNEY', state: 'NSW', postcode: '2000', country: 'AU' },
    { address: '3/48 Harbour Parade', suburb: 'MELBOURNE', state: 'VIC', postcode: '3000', country: 'AU' },
    { address: '9 Kauri Terrace', suburb: 'AUCKLAND CENTRAL', state: '', postcode: '1010', country: 'NZ' },
  ],
  'lou@hearth.example': [
    { address: '77 Foundry Road', suburb: 'SYDNEY', state: 'NSW', postcode: '2000', country: 'AU' },
  ],
  'bridge@hearth.example': [
    {
      address: '5 Girder Lane',
      suburb: 'MELBOURNE',
      state: 'VIC',
      postcode: '3000',
      country: 'AU',
      companyName: 'Bridgewater Builders',
    },
  ],
}

/** Reminders by days from today, so that one is always due. */
const notes: Readonly<Record<string, readonly { name: string; notes: string; inDays: number }[]>> = {
  'ada@hearth.example': [
    { name: 'Descale the kettle', notes: 'Half vinegar, half water. Rinse twice.', inDays: 0 },
    {
      name: 'Water filter of the fridge',
      notes: 'Every six months; the cartridge is behind the lower drawer.',
      inDays: 24,
    },
    { name: 'Measure the alcove', notes: 'Width at the floor and at 180 cm.', inDays: -3 },
  ],
  'noor@hearth.example': [
    { name: 'Call the Fenwicks', notes: 'They asked for a second quote without the wine fridge.', inDays: 0 },
    { name: 'Colour samples', notes: 'Back to the showroom shelf.', inDays: 2 },
    { name: 'Delivery window for lot 14', notes: 'Lift is booked until noon.', inDays: -1 },
  ],
}

/** Inserts addresses and reminders of demo accounts that have none. */
export async function seedAccountData(db: Db, now: Date) {
  const emails = [...new Set([...Object.keys(addresses), ...Object.keys(notes)])]
  for (const person of await db.select().from(accounts).where(inArray(accounts.email, emails))) {
    const isOwnAddress = eq(accountAddresses.accountId, person.id)
    if ((await db.select().from(accountAddresses).where(isOwnAddress).limit(1)).length === 0) {
      const own = addresses[person.email] ?? []
      const { id: accountId, firstName, lastName, phone } = person
      const rows = own.map(({ companyName = '', ...place }, position) => ({
        ...{ id: newId(), accountId, position, firstName, lastName, phone, companyName },
        ...place,
        isDefault: own.findIndex(({ country }) => country === place.country) === position,
      }))
      if (rows.length > 0) await db.insert(accountAddresses).values(rows)
    }
    const isOwnReminder = eq(reminders.accountId, person.id)
    if ((await db.select().from(reminders).where(isOwnReminder).limit(1)).length > 0) continue
    const rows = (notes[person.email] ?? []).map(({ inDays, ...note }) => ({
      id: newId(),
      accountId: person.id,
      projectId: null,
      ...note,
      date: isoDate(addDays(localDate(now), inDays)),
      status: 'Open' as const,
      createdAt: now,
      changedAt: now,
    }))
    if (rows.length > 0) await db.insert(reminders).values(rows)
  }
}
