import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { createServer, type Plugin } from 'vite'
import { chromiumAt } from '../lib/browser/chromium-launch.ts'
import type { Job } from './studio.ts'

export type Darkroom = {
  rooms: readonly string[]
  stills: readonly string[]
  shoot: (job: Job) => Promise<Buffer>
  close: () => Promise<void>
}

const flags = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

const body = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

// The page sends an image in a request: as an evaluated value it would be serialised as text.
const prints = (store: (image: Buffer) => void): Plugin => ({
  name: 'prints',
  configureServer: ({ middlewares }) => {
    middlewares.use('/print', (request, response) => {
      void body(request).then((image) => {
        store(image)
        response.end()
      })
    })
  },
})

/** Opens the studio page in a headless browser with a software renderer, so that every machine renders alike. */
export async function openDarkroom(): Promise<Darkroom> {
  let image: Buffer = Buffer.alloc(0)
  const cacheDir = await mkdtemp(join(tmpdir(), 'hearth-studio-'))
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    cacheDir,
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    plugins: [prints((sent) => (image = sent))],
  })
  await server.listen()
  const browser = await chromium.launch({
    ...chromiumAt('whole'),
    args: flags,
  })
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.goto(`${server.resolvedUrls?.local[0]}studio.html`, { timeout: 180_000 })
  await page.waitForFunction(() => window.studio)
  return {
    rooms: await page.evaluate(() => window.studio.rooms),
    stills: await page.evaluate(() => window.studio.stills),
    shoot: async (job) => {
      await page.evaluate((photo) => window.studio.shoot(photo), job)
      return image
    },
    close: async () => {
      await browser.close()
      await server.close()
      await rm(cacheDir, { recursive: true, force: true })
    },
  }
}
