import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { launched, query, scratch } from '../scratch.ts'

it('removes an incomplete database and creates it again', async () => {
  const dataDir = scratch()
  mkdirSync(join(dataDir, 'pg18.making', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'pg18.making', 'PG_VERSION'), '18\n')
  const database = await launched({ dataDir })
  expect(await query(database, 'select 1 as answer')).toEqual([{ answer: 1 }])
  expect(existsSync(join(dataDir, 'pg18.making'))).toBe(false)
})

it('creates a database in an empty folder', async () => {
  const dataDir = scratch()
  mkdirSync(join(dataDir, 'pg18'))
  expect((await launched({ dataDir })).adopted).toBe(false)
})

it('rejects a folder with other content and leaves it unchanged', async () => {
  const dataDir = scratch()
  mkdirSync(join(dataDir, 'pg18'))
  writeFileSync(join(dataDir, 'pg18', 'letter.txt'), 'dear')
  await expect(launched({ dataDir })).rejects.toThrow(
    `${join(dataDir, 'pg18')} holds files but no database: move the folder away, then start again.`,
  )
  expect(readFileSync(join(dataDir, 'pg18', 'letter.txt'), 'utf8')).toBe('dear')
})

it.each([
  ['the folder of another version', 'pg17'],
  ['another version in the usual folder', 'pg18'],
])('rejects %s and explains the fix', async (_case, name) => {
  const dataDir = scratch()
  mkdirSync(join(dataDir, name))
  writeFileSync(join(dataDir, name, 'PG_VERSION'), '17\n')
  await expect(launched({ dataDir })).rejects.toThrow(
    `${join(dataDir, name)} was written by PostgreSQL 17, which PostgreSQL 18 cannot read: set DATABASE_URL to a PostgreSQL 17 server that runs on it, or move the folder away to begin with an empty shop.`,
  )
})
