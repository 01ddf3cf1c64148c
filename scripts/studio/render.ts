import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { createServer } from 'vite'
import { angles } from './model.ts'
import type { Job } from './studio.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    finish: { type: 'string', default: '' },
    angle: { type: 'string', default: '' },
    frames: { type: 'string', default: '28' },
    size: { type: 'string', default: '1200' },
    out: { type: 'string', default: join(import.meta.dirname, '../../server/images/masters') },
    seconds: { type: 'string', default: '0' },
    missing: { type: 'boolean', default: false },
  },
})
const list = (text: string): string[] => text.split(',').filter(Boolean)
const body = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await Array.fromAsync(request))

let print: Buffer | undefined
const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  cacheDir: join(tmpdir(), 'hearth-studio-vite'),
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  plugins: [
    {
      name: 'prints',
      configureServer: ({ middlewares }) => {
        middlewares.use('/print', async (request, response) => {
          print = await body(request)
          response.end()
        })
      },
    },
  ],
})
await server.listen()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
const page = await browser.newPage()
page.on('console', (message) => message.type() === 'error' && console.error(message.text()))
page.on('pageerror', (error) => console.error(error))
await page.goto(`${server.resolvedUrls!.local[0]}studio.html`)
await page.waitForFunction(() => window.shoot)
const models = await page.evaluate(() => window.models)
await mkdir(options.out, { recursive: true })
const [size, frames] = [Number(options.size), Number(options.frames)]
for (const [model, finishes] of Object.entries(models)) {
  if (list(options.only).length && !list(options.only).includes(model)) continue
  for (const finish of finishes) {
    if (list(options.finish).length && !list(options.finish).includes(finish)) continue
    for (const angle of angles) {
      if (list(options.angle).length && !list(options.angle).includes(angle)) continue
      const started = Date.now()
      const job: Job = { kind: 'product', model, finish, angle, size, frames }
      await page.evaluate((one) => window.shoot(one), job)
      const webp = await sharp(print, { raw: { width: size, height: size, channels: 4 } })
        .flip()
        .webp({ quality: 80, alphaQuality: 80, effort: 5, smartSubsample: true })
        .toBuffer()
      await writeFile(join(options.out, `${model}-${finish}-${angle}.webp`), webp)
      console.log(`${model}-${finish}-${angle} ${Math.round(webp.length / 1024)} KB ${Date.now() - started} ms`)
    }
  }
}
await browser.close()
await server.close()
void readFile
