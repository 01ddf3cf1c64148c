import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rename, storedEdit } from '../../tests/project-edits.ts'
import { cartScope } from './cart/cart-scope.ts'
import { type Database, openDatabase } from './database.ts'
import { countOwnChanges, countStoredChanges } from './unsent-changes.ts'

let database: Database
let made = 0
afterEach(async () => {
  vi.unstubAllGlobals()
  database.close()
  await Dexie.delete(database.name)
})

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signsIn = (sub: string | null) => {
  const token = sub && `${part({})}.${part({ sub, exp: 1 })}.sig`
  vi.stubGlobal('window', { localStorage: { getItem: () => token } })
}

/** A tablet with changes by Noor and Wiremu, and with changes to the cart, some from an older release. */
async function tablet() {
  database = openDatabase(`unsent-${++made}`)
  const { edits, kept, outbox, projectChanges } = database
  await kept.put({ brand: 'wa', key: 'staff', value: { id: 'noor', name: 'Noor Haddad', sub: 'n' } })
  await edits.bulkAdd([
    storedEdit(rename('Mine'), '1'),
    storedEdit(rename('Theirs'), '2', { account: 'wiremu' }),
    storedEdit(rename('Of another shop'), '3', { brand: 'aol' }),
    { ...storedEdit(rename('In the cart'), '4', { account: null }), scope: cartScope('wa') },
  ])
  await projectChanges.add({ id: '5', brand: 'wa', row: { account: 'noor' } })
  await outbox.add({ id: '6', brand: 'wa', row: {} })
}

describe('countOwnChanges', () => {
  it('counts project edits of this person and all cart edits', async () => {
    await tablet()
    signsIn('n')
    expect(await countOwnChanges('wa', database)).toEqual({ projects: 2, cart: 2 })
  })
})

describe('countStoredChanges', () => {
  it('still counts the edits of a person whose sign-in has ended, apart from those of others', async () => {
    await tablet()
    signsIn(null)
    expect(await countOwnChanges('wa', database)).toEqual({ projects: 0, cart: 2 })
    expect(await countStoredChanges('wa', database)).toEqual({ projects: 2, others: 1, cart: 2 })
  })
})
