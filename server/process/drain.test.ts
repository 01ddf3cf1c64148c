import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
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
  const drained = drain(app, 5_000)
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
  await drain(app, 100)
  await cut
})
