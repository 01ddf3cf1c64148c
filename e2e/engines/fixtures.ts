import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { test as base } from '@playwright/test'
import { type BrandKey, port as shopPort } from '../brands.ts'
import { type Driver, type Shopper, shopperAt } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

export type EngineName = 'firefox' | 'webkit'

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH } = process.env

const openers: Record<EngineName, { missing: string; open: (() => Promise<Driver>) | null }> = {
  firefox: {
    missing: 'Firefox is not installed: apt-get install firefox-esr',
    open: FIREFOX_PATH ? () => openFirefox(FIREFOX_PATH) : null,
  },
  webkit: {
    missing: 'WebKit is not installed: apt-get install webkit2gtk-driver xvfb',
    open:
      WEBKIT_DRIVER_PATH && WEBKIT_BROWSER_PATH
        ? () => openWebKit({ driver: WEBKIT_DRIVER_PATH, browser: WEBKIT_BROWSER_PATH })
        : null,
  },
}

/** A connection to the shop that can be cut: neither driver can take a browser offline. */
async function openLine() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const target = connect(shopPort, '127.0.0.1')
    for (const [from, to] of [
      [socket, target],
      [target, socket],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy()).on('close', () => sockets.delete(from))
      from.pipe(to)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    originOf: (brand: BrandKey) => `http://${brand}.localhost:${port}`,
    cut: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

type Fixtures = { line: Awaited<ReturnType<typeof openLine>>; shopper: Shopper }

export const test = base.extend<Fixtures & { engine: EngineName }>({
  engine: ['firefox', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of needed fixtures from the pattern.
  line: async ({}, use) => {
    const line = await openLine()
    await use(line)
    line.cut()
  },
  shopper: async ({ engine }, use, info) => {
    const { open, missing } = openers[engine]
    info.skip(open === null, missing)
    if (!open) return
    const driver = await open()
    try {
      await driver.resize(1280, 900)
      await use(shopperAt(driver))
      if (info.status !== info.expectedStatus)
        await info.attach('screenshot', { body: await driver.screenshot(), contentType: 'image/png' })
    } finally {
      await driver.close()
    }
  },
})
