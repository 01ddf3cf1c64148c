import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { s3Server } from '../../tests/s3-server.ts'
import { configOf } from '../config.ts'
import { newId } from '../database/id.ts'
import { failureStatus } from '../http/request/failure.ts'
import { placeOf } from './file-store.ts'
import { createFileStore } from './file-stores.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-files-'))
let s3: Awaited<ReturnType<typeof s3Server>>

beforeAll(async () => {
  s3 = await s3Server('secret')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'hearth')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  await s3.close()
})

const onDisk = () => createFileStore(configOf({ DATA_DIR: folder }))
const inBucket = () =>
  createFileStore(configOf({ FILES_URL: `s3://shop-files/au?region=ap-southeast-2&endpoint=${s3.endpoint}` }))
const fresh = () => newId(Date.now())

describe.each([
  ['disk', onDisk],
  ['bucket', inBucket],
])('files on a %s', (_name, open) => {
  it('are written, moved, read by another server and removed', async () => {
    const [first, second] = [await open(), await open()]
    const [from, to] = [fresh(), fresh()]
    const bytes = Buffer.from('%PDF-1.7 and a é')
    await first.write(from, bytes)
    await first.move(from, to)
    expect(await buffer(await second.read(to))).toEqual(bytes)
    await expect(second.read(from).then(buffer)).rejects.toThrow()
    await second.remove(to)
    await second.remove(to)
    await expect(first.read(to).then(buffer)).rejects.toThrow()
  })

  it('are never named by a caller', async () => {
    const files = await open()
    await expect(files.write('../../etc/passwd', Buffer.from(''))).rejects.toThrow('an id of ours only')
  })
})

it.runIf(existsSync('/dev/full'))('leaves nothing of a file on a full disk, and reports it as temporary', async () => {
  const id = fresh()
  const { folder: part, name } = placeOf(id)
  const started = join(folder, 'files', part, `${name}.part`)
  mkdirSync(dirname(started), { recursive: true })
  symlinkSync('/dev/full', started)
  const files = await onDisk()
  const error: unknown = await files.write(id, Buffer.from('x')).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code: 'ENOSPC' })
  expect(failureStatus(error)).toBe(503)
  expect(readdirSync(dirname(started)).filter((file) => file.startsWith(name))).toEqual([])
})

it('puts each file into the folder of the bucket, in parts by the end of its id', async () => {
  const id = fresh()
  const files = await inBucket()
  await files.write(id, Buffer.from('x'))
  expect([...s3.objects.keys()]).toContain(`/shop-files/au/${id.slice(-2)}/${id}`)
})

it('repeats a request that the bucket answers with an error, and gives up after three', async () => {
  const [id, files] = [fresh(), await inBucket()]
  s3.faults.push(503, 500)
  await files.write(id, Buffer.from('x'))
  expect(s3.objects.has(`/shop-files/au/${id.slice(-2)}/${id}`)).toBe(true)
  s3.faults.push(503, 503, 503)
  await expect(files.write(id, Buffer.from('x'))).rejects.toThrow()
})

it('stores nothing with a wrong key', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong')
  const [id, files] = [fresh(), await inBucket()]
  await expect(files.write(id, Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})
