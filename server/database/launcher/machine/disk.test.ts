import { expect, it } from 'vitest'
import { freeSpace, spaceOf } from './disk.ts'

it('rejects checkouts below 500 MB and all writes below 200 MB', () => {
  expect(spaceOf(500_000_000)).toMatchObject({ allowsCheckouts: true, allowsWrites: true })
  expect(spaceOf(499_999_999)).toMatchObject({ allowsCheckouts: false, allowsWrites: true })
  expect(spaceOf(200_000_000)).toMatchObject({ allowsCheckouts: false, allowsWrites: true })
  expect(spaceOf(199_999_999)).toMatchObject({ allowsCheckouts: false, allowsWrites: false })
})

it('measures the free space of a folder', async () => {
  expect((await freeSpace(import.meta.dirname)).bytes).toBeGreaterThan(0)
  await expect(freeSpace('/no/such/folder')).rejects.toThrow('ENOENT')
})
