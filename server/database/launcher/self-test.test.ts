import { expect, it } from 'vitest'
import { withClient } from './process/connection.ts'
import { launched, scratchDatabase } from './scratch.ts'
import { commitReachesDisk } from './self-test.ts'

it('finds no problem with a durable server', async () => {
  const { problems, promises } = await launched({ dataDir: await scratchDatabase() })
  expect(problems).toEqual([])
  expect(promises).toBe('a confirmed order is on the disk before it is confirmed')
})

it.each([
  [{ fsync: 'off' }, ['fsync is off (set it to on)']],
  [{ full_page_writes: 'off' }, ['full_page_writes is off (set it to on)']],
  [{ synchronous_commit: 'off' }, ['synchronous_commit is off (set it to on)']],
])('names settings that could lose an order: %j', async (settings, problems) => {
  const database = await launched({ dataDir: await scratchDatabase(), settings })
  expect(database.problems).toEqual(problems)
  expect(database.promises).toMatch(/^NOT SAFE FOR ORDERS: /)
})

it('detects whether a commit reaches the disk', async () => {
  const safe = await launched({ dataDir: await scratchDatabase() })
  expect(await withClient(safe.connection, commitReachesDisk)).toBe(true)
  const unsafe = await launched({ dataDir: await scratchDatabase(), settings: { fsync: 'off' } })
  expect(await withClient(unsafe.connection, commitReachesDisk)).toBe(false)
})
