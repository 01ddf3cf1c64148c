import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rename, storedEdit } from '../../tests/project-edits.ts'
import { cartScope } from './cart/cart-scope.ts'
import { forgetCartChanges, forgetPersonal } from './clear-user-data.ts'
import { type Database, openDatabase } from './database.ts'

let database: Database
let made = 0

beforeEach(async () => {
  database = openDatabase(`own-${++made}`)
  const inCart = { ...storedEdit(rename('In the cart'), '1', { account: null }), scope: cartScope('wa') }
  await database.edits.bulkAdd([inCart, storedEdit(rename('In a project'), '2')])
  await database.outbox.add({ id: '3', brand: 'wa', row: {} })
  await database.outbox.add({ id: '4', brand: 'aol', row: {} })
  await database.kept.put({ brand: 'wa', key: 'opened-products', value: [] })
})
afterEach(async () => {
  database.close()
  await Dexie.delete(database.name)
})

const changes = async () => {
  const edits = (await database.edits.toArray()).map(({ id }) => id)
  const older = (await database.outbox.toArray()).map(({ id }) => id)
  return [...edits, ...older]
}

it('keeps unsent changes when a sign-in expires, and forgets what the account has seen', async () => {
  await forgetPersonal('wa', database)
  expect(await changes()).toEqual(['1', '2', '3', '4'])
  expect(await database.kept.toArray()).toEqual([])
})

it('deletes the unsent changes of the cart of this shop alone', async () => {
  await forgetCartChanges('wa', database)
  expect(await changes()).toEqual(['2', '4'])
})
