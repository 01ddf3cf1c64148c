import { expect, it } from 'vitest'
import { settings } from '../server/database/schema/catalogue.ts'
import { testShop } from './test-app.ts'

it('gives every suite a separate server and seeded database, with a fixed clock', async () => {
  const [one, other] = await Promise.all([testShop({ brand: 'aol' }), testShop({ brand: 'aol' })])
  await one.db.insert(settings).values({ brand: 'aol', name: 'onlyHere', value: 'yes' })
  const [here, there] = await Promise.all([one.api.settings.list(), other.api.settings.list()])
  expect(here.totalCount).toBe(there.totalCount + 1)
  expect((await other.api.catalogue.listing({ query: {} })).totalCount).toBeGreaterThan(300)
  expect(one.clock().toISOString()).toBe('2026-11-20T02:00:00.000Z')
  one.clock.advance(60_000)
  expect([one.clock().toISOString(), other.clock().toISOString()]).toEqual([
    '2026-11-20T02:01:00.000Z',
    '2026-11-20T02:00:00.000Z',
  ])
  await Promise.all([one.close(), other.close()])
})
