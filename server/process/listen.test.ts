import { createServer, type Server } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { checkPort, listen } from './listen.ts'

const host = '127.0.0.1'
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

function occupy(port: number): Promise<number> {
  const server: Server = createServer()
  closers.push(() => new Promise((done) => server.close(done)))
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

function shop() {
  const app = Fastify()
  app.get('/', () => 'open')
  closers.push(() => app.close())
  return app
}

it('listens on the wanted port when it is free', async () => {
  const free = await occupy(0)
  await closers.pop()?.()
  const app = shop()
  expect(await listen(app, { host, port: free, portIsChosen: true })).toBe(free)
  expect(await (await fetch(`http://${host}:${free}/`)).text()).toBe('open')
})

it('checks whether a port is free, and leaves it free', async () => {
  const taken = await occupy(0)
  await expect(checkPort({ host, port: taken, portIsChosen: true })).rejects.toThrow(
    `Port ${taken} is taken by another program: end it, or set PORT to a free one.`,
  )
  await closers.pop()?.()
  await checkPort({ host, port: taken, portIsChosen: true })
  expect(await listen(shop(), { host, port: taken, portIsChosen: true })).toBe(taken)
})

it('returns the port of the system for port 0', async () => {
  const port = await listen(shop(), { host, port: 0, portIsChosen: true })
  expect((await fetch(`http://${host}:${port}/`)).status).toBe(200)
})

it('listens on the next free port when PORT is unset', async () => {
  const taken = await occupy(0)
  const app = shop()
  const port = await listen(app, { host, port: taken, portIsChosen: false })
  expect(port).toBeGreaterThan(taken)
  expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('open')
})

it('rejects with one sentence when the chosen port is taken', async () => {
  const taken = await occupy(0)
  await expect(listen(shop(), { host, port: taken, portIsChosen: true })).rejects.toThrow(
    `Port ${taken} is taken by another program: end it, or set PORT to a free one.`,
  )
})

it('rejects with one sentence when the machine has no such address', async () => {
  await expect(listen(shop(), { host: '192.0.2.1', port: 0, portIsChosen: true })).rejects.toThrow(
    'This machine has no address 192.0.2.1: set HOST to 127.0.0.1 or 0.0.0.0.',
  )
})
