import { expect, it } from 'vitest'
import { launched, scratch } from './scratch.ts'

it('finds nothing to say about a server that keeps every order', async () => {
  const { problems, promises } = await launched({ dataDir: scratch() })
  expect(problems).toEqual([])
  expect(promises).toBe('a confirmed order is on the disk before it is confirmed')
})

it.each([
  [{ fsync: 'off' }, ['fsync is off', 'a commit was not seen to reach the disk']],
  [{ full_page_writes: 'off' }, ['full_page_writes is off']],
  [{ synchronous_commit: 'off' }, ['synchronous_commit is off']],
])('names what could lose an order: %j', async (settings, problems) => {
  const database = await launched({ dataDir: scratch(), settings })
  expect(database.problems).toEqual(expect.arrayContaining(problems))
  expect(database.promises).toMatch(/^NOT SAFE FOR ORDERS: /)
})
