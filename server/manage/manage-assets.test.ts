import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atAdminHost } from '../../tests/manage.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'

const script = 'console.log("back office")'
const folder = mkdtempSync(join(tmpdir(), 'hearth-manage-'))
const assets = join(folder, 'manage/assets')

let shop: Shop
beforeAll(async () => {
  mkdirSync(assets, { recursive: true })
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'manage/index.html'), '<!doctype html><title>Back office</title>')
  writeFileSync(join(assets, 'manage-abcdefgh.js'), script)
  writeFileSync(join(assets, 'manage-abcdefgh.js.br'), brotliCompressSync(script))
  shop = await testShop({
    renderer: () => ({
      render: () => Promise.reject(new Error('This suite renders no pages')),
      assets: () => ({ template: '<!--head--><!--app--><!--state-->', pageFiles: () => [], scriptHashes: [] }),
      withPolicy: false,
      built: folder,
    }),
  })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const hashed = '/manage/assets/manage-abcdefgh.js'
const get = (url: string, headers: Record<string, string> = {}) => atAdminHost(shop)({ url, headers })

it('answers 304 where nothing changed, and has no file of another name', async () => {
  const plain = await get(hashed)
  expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([200, script, undefined])
  const unchanged = await get(hashed, { 'if-none-match': String(plain.headers.etag) })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  for (const url of [
    '/manage/assets/manage-hgfedcba.js',
    '/manage/assets/../index.html',
    '/manage/assets/%2e%2e/index.html',
  ])
    expect((await get(url)).statusCode, url).toBe(404)
})

it('sends none at the host of a shop', async () => {
  const response = await shop.inject({ url: hashed })
  expect(response.body).not.toContain(script)
  expect(response.headers['content-type']).toContain('text/html')
})

it('sends a file from memory the second time, in brotli and for a year', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  await get(hashed, headers)
  rmSync(assets, { recursive: true })
  const second = await get(hashed, headers)
  expect(second.statusCode).toBe(200)
  expect(brotliDecompressSync(second.rawPayload).toString()).toBe(script)
  expect(second.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
    'x-frame-options': 'DENY',
    vary: expect.stringContaining('accept-encoding'),
  })
})
