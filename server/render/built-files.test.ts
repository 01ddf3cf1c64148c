import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtFiles } from './built-files.ts'

const script = 'console.log("hearth")'
let folder: string
let app: FastifyInstance
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-built-'))
  const assets = join(folder, 'client/assets')
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(assets, 'page-abcdefgh.js'), script)
  writeFileSync(join(assets, 'page-abcdefgh.js.br'), brotliCompressSync(script))
  writeFileSync(join(assets, 'list-abcdefgh.js'), script)
  writeFileSync(join(folder, 'client/reset.js'), script)
  app = Fastify()
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  await builtFiles(app, { built: folder, serviceWorker: true, mostKeptBytes: script.length * 1.5 })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const hashed = '/assets/page-abcdefgh.js'
const fixed = ({
  headers: { date: _date, 'x-request-id': _id, connection: _connection, ...rest },
}: {
  headers: Record<string, unknown>
}) => rest

it('sends a file with a hash in its name from memory the second time, with the same headers', async () => {
  const first = await get(hashed, { 'accept-encoding': 'gzip, deflate, br' })
  rmSync(join(folder, 'client/assets'), { recursive: true })
  const second = await get(hashed, { 'accept-encoding': 'gzip, deflate, br' })
  expect(second.statusCode).toBe(200)
  expect(brotliDecompressSync(second.rawPayload).toString()).toBe(script)
  expect(fixed(second)).toEqual(fixed(first))
  expect(second.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(second.rawPayload.length),
  })
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
})

it('keeps each encoding apart, and reads parts and questions for changes from the disk', async () => {
  await get(hashed, { 'accept-encoding': 'br' })
  const plain = await get(hashed)
  expect([plain.body, plain.headers['content-encoding']]).toEqual([script, undefined])
  const part = await get(hashed, { range: 'bytes=0-6' })
  expect([part.statusCode, part.body]).toEqual([206, 'console'])
  const unchanged = await get(hashed, { 'if-none-match': String(plain.headers.etag) })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
})

it('keeps no file that can change under its name', async () => {
  expect((await get('/reset.js')).body).toBe(script)
  writeFileSync(join(folder, 'client/reset.js'), 'changed')
  expect((await get('/reset.js')).body).toBe('changed')
})

it('counts a file once that several requests read at the same time', async () => {
  await Promise.all([get(hashed), get(hashed)])
  await get('/assets/list-abcdefgh.js')
  rmSync(join(folder, 'client/assets'), { recursive: true })
  expect((await get('/assets/list-abcdefgh.js')).statusCode).toBe(200)
})

it('gives browsers a worker that removes itself where the worker is off', async () => {
  writeFileSync(join(folder, 'client/sw.js'), 'worker')
  writeFileSync(join(folder, 'client/worker-off.js'), 'removes itself')
  const workerOf = async (serviceWorker: boolean) => {
    const server = Fastify()
    await builtFiles(server, { built: folder, serviceWorker })
    const { body } = await server.inject({ url: '/sw.js' })
    await server.close()
    return body
  }
  expect(await workerOf(true)).toBe('worker')
  expect(await workerOf(false)).toBe('removes itself')
})
