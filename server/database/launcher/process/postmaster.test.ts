import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, it } from 'vitest'
import { launched, query, scratchDatabase } from '../scratch.ts'
import { readPostmaster } from './postmaster.ts'
import { lifeOf } from './process.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A zombie process that is never reaped, as in a container without init. */
async function zombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
  ends.push(() => parent.kill('SIGKILL'))
  const pid = await new Promise<string>((done) => createInterface({ input: parent.stdout }).once('line', done))
  for (const end = Date.now() + 5_000; lifeOf(Number(pid)) !== 'zombie' && Date.now() < end; )
    await new Promise((done) => setTimeout(done, 10))
  return Number(pid)
}

/** A stopped database with this process in its lock file and socket lock. */
async function abandonedBy(pid: number): Promise<string> {
  const dataDir = await scratchDatabase()
  const database = await launched({ dataDir })
  const file = join(dataDir, 'pg18', 'postmaster.pid')
  const lines = readFileSync(file, 'utf8').split('\n')
  await database.stop()
  writeFileSync(file, [pid, ...lines.slice(1)].join('\n'), { mode: 0o600 })
  writeFileSync(join(dataDir, 'run', '.s.PGSQL.5432.lock'), `${pid}\n`, { mode: 0o600 })
  return dataDir
}

it('treats a zombie as dead', async () => {
  const pid = await zombie()
  expect(lifeOf(pid)).toBe('zombie')
  const dataDir = await abandonedBy(pid)
  expect(readPostmaster(join(dataDir, 'pg18'))).toMatchObject({ pid, isLive: false })
  const database = await launched({ dataDir })
  expect(database.adopted).toBe(false)
  expect(await query(database, 'select 1 as answer')).toEqual([{ answer: 1 }])
})

it('treats a reused pid as dead and leaves that process alone', async () => {
  const stranger = spawn('sleep', ['60'])
  ends.push(() => stranger.kill('SIGKILL'))
  const pid = stranger.pid ?? 0
  const dataDir = await abandonedBy(pid)
  const database = await launched({ dataDir })
  expect(database.adopted).toBe(false)
  await database.stop()
  expect(lifeOf(pid)).toBe('alive')
})

it('never adopts the server of another folder', async () => {
  const otherDir = await scratchDatabase()
  await launched({ dataDir: otherDir })
  const pid = readPostmaster(join(otherDir, 'pg18'))?.pid ?? 0
  const dataDir = await abandonedBy(pid)
  expect((await launched({ dataDir })).adopted).toBe(false)
  expect(lifeOf(pid)).toBe('alive')
})

it('leaves a pid that no longer exists to PostgreSQL', async () => {
  const gone = spawn('true')
  await new Promise((done) => gone.once('exit', done))
  const dataDir = await abandonedBy(gone.pid ?? 0)
  expect((await launched({ dataDir })).adopted).toBe(false)
})
