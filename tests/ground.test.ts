import { expect, it } from 'vitest'
import { settings } from '../server/database/schema/catalogue.ts'
import { testShop } from './test-app.ts'

it('gives every suite a separate server and seeded database, with a fixed clock', async () => {
  const [first, second] = await Promise.all([testShop({ brand: 'aol' }), testShop({ brand: 'aol' })])
  await first.db.insert(settings).values({ brand: 'aol', name: 'onlyHere', value: 'yes' })
  const [here, there] = await Promise.all([first.api.settings.list(), second.api.settings.list()])
  expect(here.totalCount).toBe(there.totalCount + 1)
  expect((await second.api.catalogue.listing({ query: {} })).totalCount).toBeGreaterThan(300)
  expect(first.clock().toISOString()).toBe('2026-11-20T02:00:00.000Z')
  first.clock.advance(60_000)
  expect([first.clock().toISOString(), second.clock().toISOString()]).toEqual([
    '2026-11-20T02:01:00.000Z',
    '2026-11-20T02:00:00.000Z',
  ])
  await Promise.all([first.close(), second.close()])
})
