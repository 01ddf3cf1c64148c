import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { testShop } from '../../tests/test-app.ts'
import { drain } from './drain.ts'

async function shop(responseMs: number) {
  const app = Fastify()
  app.get('/', async () => {
    await sleep(responseMs, undefined, { ref: false })
    return 'done'
  })
  return { app, address: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

it('lets a running request finish and accepts no new one', async () => {
  const { app, address } = await shop(300)
  const underWay = fetch(address).then((response) => response.text())
  await sleep(100)
  const drained = drain(app, { drainMs: 5_000 })
  await sleep(50)
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  expect(await underWay).toBe('done')
  const began = Date.now()
  await drained
  expect(Date.now() - began).toBeLessThan(2_000)
})

it('aborts requests that take longer than the limit', async () => {
  const { app, address } = await shop(60_000)
  const cut = expect(fetch(address)).rejects.toThrow('fetch failed')
  await sleep(100)
  await drain(app, { drainMs: 100 })
  await cut
})

const leaving = new AbortController()

it('serves requests until the proxy has noticed, each on a connection that closes', async () => {
  const shop = await testShop({ leaving: leaving.signal })
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const get = (url: string) => fetch(address + url)
  expect((await get('/readyz')).status).toBe(200)
  expect((await get('/api/cart/')).headers.get('connection')).toBe('keep-alive')
  const drained = drain(shop.app, { leaving, noticeMs: 2_000, drainMs: 5_000 })
  expect((await get('/readyz')).status).toBe(503)
  const served = await get('/api/cart/')
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
  await drained
  await expect(get('/api/cart/')).rejects.toThrow('fetch failed')
  await shop.close()
})
