import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { scratch } from '../scratch.ts'
import { lock, tryLock } from './lock.ts'

it('allows many shared locks or one exclusive lock', () => {
  const file = join(scratch(), 'lock')
  const [a, b] = [tryLock(file, 'shared'), tryLock(file, 'shared')]
  expect(tryLock(file, 'exclusive')).toBeUndefined()
  a?.release()
  expect(tryLock(file, 'exclusive')).toBeUndefined()
  b?.release()
  const alone = tryLock(file, 'exclusive')
  expect(alone).toBeDefined()
  expect(tryLock(file, 'shared')).toBeUndefined()
  alone?.release()
})

it('releases the lock when its process is killed', async () => {
  const file = join(scratch(), 'lock')
  const code = `
    const { tryLock } = await import(${JSON.stringify(join(import.meta.dirname, 'lock.ts'))})
    console.log(tryLock(${JSON.stringify(file)}, 'exclusive') ? 'held' : 'busy')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise((done) => createInterface({ input: child.stdout }).once('line', done))
  expect(said).toBe('held')
  expect(tryLock(file, 'shared')).toBeUndefined()
  child.kill('SIGKILL')
  await new Promise((done) => child.once('exit', done))
  expect(tryLock(file, 'exclusive')).toBeDefined()
})

it('rejects with one sentence after the time limit', async () => {
  const folder = scratch()
  tryLock(join(folder, 'lock'), 'exclusive')
  await expect(lock(join(folder, 'lock'), 'shared', 50)).rejects.toThrow(
    `Another Hearth is starting or stopping the database in ${folder}: wait for it, or end it.`,
  )
})
