import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { readPostmaster } from './process/postmaster.ts'
import { lifeOf } from './process/process.ts'
import { launched, otherProcess, query, scratch, scratchDatabase } from './scratch.ts'

const clusterOf = (dataDir: string) => join(dataDir, 'pg18')
const pidOf = (dataDir: string) => readPostmaster(clusterOf(dataDir))?.pid ?? 0

it('creates a database, preserves it over a restart, and leaves no process behind', async () => {
  const dataDir = scratch()
  const first = await launched({ dataDir })
  expect(first.adopted).toBe(false)
  await query(first, 'create table kept as select 42 as answer')
  const pid = pidOf(dataDir)
  await first.stop()
  expect(lifeOf(pid)).not.toBe('alive')
  const second = await launched({ dataDir })
  expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }])
})

it('is UTF-8 with the built-in locale, preserves confirmed writes, and cancels slow statements', async () => {
  const dataDir = scratch()
  const database = await launched({ dataDir })
  const databases = await query(
    database,
    `select datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding
     from pg_database where datname = 'hearth'`,
  )
  expect(databases).toEqual([{ provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' }])
  const settings = await query<{ name: string; setting: string }>(database, 'select name, setting from pg_settings')
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toMatchObject({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    statement_timeout: '5000',
    lock_timeout: '2000',
    idle_in_transaction_session_timeout: '10000',
    listen_addresses: '',
    unix_socket_permissions: '0700',
  })
  expect(database.connection.host).toBe(join(dataDir, 'run'))
  expect(statSync(join(dataDir, 'run')).mode & 0o777).toBe(0o700)
})

it('adopts the server of a killed process, with every confirmed row', async () => {
  const dataDir = await scratchDatabase()
  const killed = await otherProcess({ dataDir })
  await query({ connection: killed.connection ?? {} }, 'create table kept as select 7 as answer')
  const pid = pidOf(dataDir)
  await killed.end('SIGKILL')
  expect(lifeOf(pid)).toBe('alive')
  const heir = await launched({ dataDir })
  expect(heir.adopted).toBe(true)
  expect(pidOf(dataDir)).toBe(pid)
  expect(await query(heir, 'select answer from kept')).toEqual([{ answer: 7 }])
  await heir.stop()
  expect(lifeOf(pid)).not.toBe('alive')
})

it('stops the server of a killed process when no process adopts it in time', async () => {
  const dataDir = await scratchDatabase()
  const killed = await otherProcess({ dataDir, graceMs: 300 })
  const pid = pidOf(dataDir)
  await killed.end('SIGKILL')
  await vi.waitFor(() => expect(lifeOf(pid)).not.toBe('alive'), { timeout: 10_000, interval: 50 })
  expect(readFileSync(join(dataDir, 'pg18.log'), 'utf8')).toContain('received fast shutdown request')
})

it('does not stop an adopted server after the grace period of the killed process', async () => {
  const dataDir = await scratchDatabase()
  const killed = await otherProcess({ dataDir, graceMs: 300 })
  await killed.end('SIGKILL')
  const heir = await launched({ dataDir })
  await sleep(1_500)
  expect(await query(heir, 'select 1 as answer')).toEqual([{ answer: 1 }])
})

it('stops with the last of two processes that share it', async () => {
  const dataDir = await scratchDatabase()
  const first = await otherProcess({ dataDir })
  const second = await launched({ dataDir })
  expect(second.adopted).toBe(true)
  const pid = pidOf(dataDir)
  await first.end('SIGTERM')
  expect(await query(second, 'select 1 as answer')).toEqual([{ answer: 1 }])
  await second.stop()
  expect(lifeOf(pid)).not.toBe('alive')
})

it('starts one server for two processes that start concurrently', async () => {
  const dataDir = scratch()
  const both = await Promise.all([otherProcess({ dataDir }), otherProcess({ dataDir })])
  expect(both.map(({ adopted }) => adopted).sort()).toEqual([false, true])
})

it('restarts the server when it is killed while in use', async () => {
  const dataDir = await scratchDatabase()
  const logged: string[] = []
  const database = await launched({ dataDir, log: (line) => logged.push(line) })
  await query(database, 'create table kept as select 9 as answer')
  const pid = pidOf(dataDir)
  process.kill(pid, 'SIGKILL')
  const rows = () => query(database, 'select answer from kept')
  await vi.waitFor(async () => expect(await rows()).toEqual([{ answer: 9 }]), { timeout: 20_000, interval: 100 })
  expect(pidOf(dataDir)).not.toBe(pid)
  expect(logged).toContain('PostgreSQL ended unexpectedly: starting it again.')
})

it('runs in a folder with spaces, quotes and commas in its name', async () => {
  const database = await launched({ dataDir: scratch({ below: `my "shop", it's 100 %` }) })
  expect(await query(database, 'select 1 as answer')).toEqual([{ answer: 1 }])
  const url = { connection: { connectionString: database.url } }
  expect(await query(url, 'select current_database() as name')).toEqual([{ name: 'hearth' }])
})

it('does not recreate a folder that was removed within the grace period', () => {
  const dataDir = join(scratch(), 'removed')
  const { status } = spawnSync(process.execPath, [
    join(import.meta.dirname, 'process', 'watchdog-process.ts'),
    dataDir,
    '100',
  ])
  expect(status).toBe(0)
  expect(existsSync(dataDir)).toBe(false)
})
