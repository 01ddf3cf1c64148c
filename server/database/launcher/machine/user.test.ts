import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPostmaster } from '../process/postmaster.ts'
import { isRoot, launched, nobody, nobodyCanEnter, otherProcess, query, scratch, scratchDatabase } from '../scratch.ts'

const clusterOf = (dataDir: string) => join(dataDir, 'pg18')

// Tests that need root say so in their title, for the report of skipped tests.
describe.runIf(isRoot)('as root', () => {
  it('runs in a private folder, through a user namespace', async () => {
    const dataDir = scratch({ mode: 0o700, below: 'clone' })
    const database = await launched({ dataDir })
    expect(await query(database, 'select 1 as answer')).toEqual([{ answer: 1 }])
    expect(statSync(clusterOf(dataDir)).uid).toBe(0)
  })
})

describe.runIf(nobodyCanEnter)('as root, in a clone that other users can enter', () => {
  it('runs as the user nobody without user namespaces, and hands it an existing database', async () => {
    const dataDir = await scratchDatabase()
    const before = await launched({ dataDir })
    await query(before, 'create table kept as select 3 as answer')
    await before.stop()
    const database = await launched({ dataDir, allowNamespace: false })
    expect(await query(database, 'select answer from kept')).toEqual([{ answer: 3 }])
    expect(statSync(clusterOf(dataDir)).uid).toBe(nobody)
    expect(statSync(join(clusterOf(dataDir), 'base')).uid).toBe(nobody)
    expect(statSync(`/proc/${readPostmaster(clusterOf(dataDir))?.pid}`).uid).toBe(nobody)
  })

  it('creates a database as the user nobody without user namespaces', async () => {
    const dataDir = scratch()
    const database = await launched({ dataDir, allowNamespace: false })
    expect(await query(database, 'select 1 as answer')).toEqual([{ answer: 1 }])
    await database.stop()
    const again = await launched({ dataDir })
    expect(await query(again, 'select 1 as answer')).toEqual([{ answer: 1 }])
  })

  it('explains the fix in a private folder without user namespaces', async () => {
    const dataDir = scratch({ mode: 0o700, below: 'clone' })
    await expect(launched({ dataDir, allowNamespace: false })).rejects.toThrow(
      `PostgreSQL refuses to run as root, and no other account can enter ${dataDir}: move the clone out of a private folder, run as an ordinary user, or set DATABASE_URL.`,
    )
    expect(existsSync(clusterOf(dataDir))).toBe(false)
  })

  it('runs as the owner of an existing database', async () => {
    const dataDir = await scratchDatabase({ uid: nobody })
    const before = await otherProcess({ dataDir }, nobody)
    await query({ connection: before.connection ?? {} }, 'create table kept as select 5 as answer')
    await before.end('SIGTERM')
    const database = await launched({ dataDir })
    expect(await query(database, 'select answer from kept')).toEqual([{ answer: 5 }])
    await database.stop()
    expect((await otherProcess({ dataDir }, nobody)).adopted).toBe(false)
  })
})

describe.runIf(nobodyCanEnter)('as an ordinary user (needs root and a clone that other users can enter)', () => {
  it('runs in a private folder of that user', async () => {
    const dataDir = scratch({ mode: 0o700, uid: nobody, below: 'clone' })
    const { connection, adopted } = await otherProcess({ dataDir }, nobody)
    expect(adopted).toBe(false)
    expect(await query({ connection: connection ?? {} }, 'select 1 as answer')).toEqual([{ answer: 1 }])
  })

  it('runs without an account where user namespaces are allowed', async () => {
    const dataDir = scratch({ uid: 54_321 })
    const { connection, refusal } = await otherProcess({ dataDir }, 54_321)
    if (refusal) expect(refusal).toMatch(/^The user id 54321 has no account on this machine/)
    else expect(await query({ connection: connection ?? {} }, 'select 1 as answer')).toEqual([{ answer: 1 }])
  })

  it('reports in one sentence that a folder is not writable', async () => {
    const dataDir = scratch({ mode: 0o555 })
    expect(await otherProcess({ dataDir }, nobody)).toMatchObject({
      kind: 'StartupError',
      refusal: `The folder ${dataDir} cannot be written by this user: make it writable, or set DATA_DIR to one that is.`,
    })
    const below = join(dataDir, 'data')
    expect((await otherProcess({ dataDir: below }, nobody)).refusal).toContain(`The folder ${below} cannot be written`)
  })

  it('reports in one sentence that the database belongs to another user', async () => {
    const dataDir = scratch({ uid: nobody })
    mkdirSync(clusterOf(dataDir))
    expect((await otherProcess({ dataDir }, nobody)).refusal).toContain(`${clusterOf(dataDir)} belongs to another user`)
  })
})

describe.runIf(!isRoot)('as the current user', () => {
  it('runs PostgreSQL as the current user', async () => {
    const dataDir = scratch({ mode: 0o700 })
    await launched({ dataDir })
    expect(statSync(clusterOf(dataDir)).uid).toBe(process.getuid?.())
  })
})
