import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFile } from '#contract/project/project-file.ts'
import { slowBodies } from './slow-bodies.ts'

const leastMs = 200
const upload = projectFile.upload.path
let app: FastifyInstance
let port = 0

beforeAll(async () => {
  app = Fastify({ bodyLimit: 30_000_000 })
  await app.register(slowBodies, { leastMs })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const path of [upload, '/api/cart/product/']) app.post(path, async ({ body }) => String((body as Buffer).length)) // parsed as a buffer
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => app.close())

type Body = { path: string; chunks: number; chunkBytes: number; everyMs: number; length?: number }

/** Sends a body in chunks; resolves with the response once the connection is closed. */
async function send({ path, chunks, chunkBytes, everyMs, length = chunks * chunkBytes }: Body) {
  const socket = connect(port, '127.0.0.1')
  const began = Date.now()
  let response = ''
  const closed = new Promise((done) => socket.once('close', done))
  socket.on('data', (data) => (response += String(data)))
  socket.on('error', () => {})
  socket.write(`POST ${path} HTTP/1.1\r\nhost: wa\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`)
  for (let sent = 0; sent < chunks && !socket.closed; sent++) {
    socket.write('x'.repeat(chunkBytes))
    await sleep(everyMs)
  }
  await closed
  return { response, ms: Date.now() - began }
}

describe('an attachment', () => {
  it('arrives whole when it is slow but makes progress, at a speed that is cut elsewhere', async () => {
    const slow = { chunks: 30, chunkBytes: 1_500, everyMs: 50 }
    const { response, ms } = await send({ path: upload, ...slow })
    expect(response).toContain('200 OK')
    expect(response).toMatch(/45000$/)
    expect(ms).toBeGreaterThan(leastMs + 45_000 / 64)
    expect((await send({ path: '/api/cart/product/', ...slow })).response).toContain('408')
  })

  it('is cut when no byte arrives for the time limit', async () => {
    const { response, ms } = await send({ path: upload, chunks: 1, chunkBytes: 50_000, everyMs: 0, length: 20_000_000 })
    expect(response).toContain('408')
    expect(ms).toBeLessThan(3 * leastMs)
  })

  it('is cut when it trickles, however long it was announced', async () => {
    const { response, ms } = await send({ path: upload, chunks: 400, chunkBytes: 1, everyMs: 20, length: 20_000_000 })
    expect(response).toContain('408')
    expect(ms).toBeLessThan(8 * leastMs)
  })
})
