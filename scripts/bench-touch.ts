// npm run bench:touch: how fast the commonest actions react on a slow phone or tablet, a quarter of the processor. The first
// taps are made as soon as a control is visible, at 150 ms and 1.6 Mbit/s, before the app has loaded. --rounds 3 --brand wa
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BrowserContext, type CDPSession, chromium, type Locator, type Page } from 'playwright'
import { isBrandKey } from '#themes/brand.ts'
import { phone } from '../e2e/phone.ts'
import { configOf } from '../server/config.ts'
import { percentiles, saveFigures } from './lib/bench/bench-figures.ts'
import { withDemo } from './lib/bench/demo-database.ts'
import { addLargeProject } from './lib/bench/large-project.ts'
import { doneAt, firstTapNow, inputNow, recordInputs } from './lib/bench/touch-record.ts'
import { chromiumAt, measuringFlags } from './lib/browser/chromium-launch.ts'
import { showWhole } from './lib/browser/whole-window.ts'
import { startShop } from './lib/shop-server.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string' }, brand: { type: 'string' } } })
const rounds = Number(values.rounds ?? 3)
const brand = values.brand && isBrandKey(values.brand) ? values.brand : 'wa'
const dataDir = '.data/bench-edits'
const projectLines = 60

/** In ms: an input to its next paint, of which none may take longer than `worst`; a first tap to its work. */
const most = { paint: 100, worst: 200, work: 1_000 }
/** What a first tap may load, from the tap to its work. */
const mostLoaded = { kilobytes: 150, requests: 20 }
const slowLine = { latency: 150, downloadThroughput: (1.6 * 1_000_000) / 8, uploadThroughput: (0.75 * 1_000_000) / 8 }
const cpuSlowdown = 4
/** Staff use a tablet. */
const tablet = { viewport: { width: 1280, height: 900 }, hasTouch: true }

type FirstTap = { name: string; path: string; control: (page: Page) => Locator; done: string }
type Found = { name: string; paint: number; work?: number; kilobytes?: number; requests?: number }

const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const addToCart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Add to cart/ })
    .first()
const refine = (page: Page) => main(page).getByRole('button', { name: 'Refine' })
const menu = (page: Page) => banner(page).getByLabel('Menu', { exact: true })
const cart = (page: Page) => page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first()
// Not the select of a list, which is a combobox, too.
const search = (page: Page) => page.locator('input[role="combobox"]').filter({ visible: true }).first()
const inDialog = (page: Page) => page.getByRole('dialog').last()

const slow = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })

/** The middle of an element that is visible and does not move; located before the measurement. */
async function placeOf(target: Locator) {
  await target.waitFor()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to tap: ${target}`)
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) }
}

/** Taps a control of a page that has never been opened, as soon as it is visible. */
async function firstTap(context: BrowserContext, { name, path, control, done }: FirstTap): Promise<Found> {
  const page = await context.newPage()
  await page.addInitScript(recordInputs)
  const session = await context.newCDPSession(page)
  await showWhole(page, session)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine })
  await slow(session, cpuSlowdown)
  let bytes = 0
  let requests = 0
  session.on('Network.requestWillBeSent', () => requests++)
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(`http://${brand}.localhost:${server.port}${path}`, { waitUntil: 'commit' })
  const { x, y } = await placeOf(control(page))
  const before = { bytes, requests }
  await page.evaluate(doneAt, done)
  await page.touchscreen.tap(x, y)
  await page.waitForFunction(() => document.documentElement.dataset.done !== undefined, undefined, { timeout: 60_000 })
  const loaded = { kilobytes: (bytes - before.bytes) / 1024, requests: requests - before.requests }
  await sleep(300) // the browser reports the duration of an event some time after its paint
  return { name: `first tap: ${name}`, ...(await page.evaluate(firstTapNow)), ...loaded }
}

/** Taps and keys on a page that is ready; `act` gets what measures each of them by its name. */
async function measured(page: Page, found: Found[]) {
  const timed = async (name: string, act: () => Promise<unknown>) => {
    await page.evaluate(inputNow)
    await act()
    await sleep(1_200) // effects of the action, such as loading and storing, are over
    found.push({ name, paint: await page.evaluate(inputNow) })
  }
  return {
    tap: async (name: string, target: Locator) => {
      const { x, y } = await placeOf(target)
      await timed(name, () => page.touchscreen.tap(x, y))
    },
    type: (name: string, text: string) => timed(name, () => page.keyboard.type(text, { delay: 150 })),
    key: (name: string, key: string) => timed(name, () => page.keyboard.press(key)),
  }
}

async function opened(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await showWhole(page, session)
  await page.addInitScript(recordInputs)
  await page.goto(`http://${brand}.localhost:${server.port}${path}`)
  await page.waitForLoadState('networkidle')
  await slow(session, cpuSlowdown)
  return page
}

async function shopActions(context: BrowserContext, found: Found[]) {
  const page = await opened(context, shops[brand].category)
  const { tap, type, key } = await measured(page, found)
  await tap('menu opened', menu(page))
  await tap('category in the menu opened', inDialog(page).locator('summary').nth(1))
  await key('menu closed', 'Escape')
  await tap('filters opened', refine(page))
  await tap('filter ticked', inDialog(page).getByRole('checkbox').first())
  await key('filters closed', 'Escape')
  await tap(
    'product compared',
    main(page)
      .getByRole('checkbox', { name: /^Compare / })
      .first(),
  )
  await tap('product added from a list', addToCart(page))
  await inDialog(page).waitFor()
  await key('cart closed', 'Escape')
  await tap('search opened', search(page))
  await type('search typed', 'ket')
  await key('search closed', 'Escape')
  await tap('product opened', main(page).getByRole('article').first().getByRole('link').first())
  await tap('product added', addToCart(page))
  await tap('quantity raised in the cart', inDialog(page).getByRole('button', { name: 'One more' }).first())
  await page.close()
}

async function staffActions(context: BrowserContext, found: Found[], projectId: string) {
  await signIn(await context.newPage(), brand, 'noor@hearth.example')
  const page = await opened(context, `/project/${projectId}`)
  await page.locator('[data-line]').first().waitFor()
  const { tap, type } = await measured(page, found)
  await tap('project: Edit', page.locator('[aria-label="Mode"] button', { hasText: 'Edit' }))
  await tap('project: quantity raised', page.locator('[data-line]').nth(1).getByRole('button', { name: 'One more' }))
  await tap('project: line chosen', page.locator('[data-line] [data-tick]').nth(2))
  await tap('project: menu of a line', page.locator('[data-menu]').nth(1))
  await page.keyboard.press('Escape')
  await tap('project: panel Notes', page.locator('[role="tab"]', { hasText: 'Notes' }).first())
  await tap('project: comment focused', page.getByRole('tabpanel').getByRole('textbox').first())
  await type('project: comment typed', 'Quiet')
  await page.close()
}

const now = new Date()
const project = await withDemo(configOf({ DATA_DIR: dataDir }), now, (db) =>
  addLargeProject(db, { brand, lines: projectLines, now }),
)
const server = await startShop(dataDir)
process.env.E2E_PORT = String(server.port)
// These modules read the port on import.
const { shops } = await import('../e2e/brands.ts')
const { signIn } = await import('../e2e/signing-in.ts')
// The drawer of the app, or the one of the server's HTML once it shows what was pressed for.
const dialog = '[role="dialog"], dialog[open] [data-filled]'
const firstTaps: readonly FirstTap[] = [
  { name: 'Add to cart', path: shops[brand].product, control: addToCart, done: dialog },
  { name: 'Refine', path: shops[brand].category, control: refine, done: dialog },
  // The menu of the server's HTML is complete.
  { name: 'Menu', path: '/', control: menu, done: `dialog[open] nav, ${dialog}` },
  { name: 'Cart', path: '/', control: cart, done: dialog },
  { name: 'Search', path: '/', control: search, done: 'input:focus' },
]

const browser = await chromium.launch({ ...chromiumAt('whole'), args: [...measuringFlags] })
const found: Found[] = []
const loadBefore = loadavg()[0]?.toFixed(1)
async function inContext(device: typeof phone | typeof tablet, act: (context: BrowserContext) => Promise<unknown>) {
  const context = await browser.newContext(device)
  try {
    await act(context)
  } finally {
    await context.close()
  }
}
try {
  for (let round = 0; round < rounds; round++) {
    for (const tap of firstTaps) await inContext(phone, async (context) => found.push(await firstTap(context, tap)))
    await inContext(phone, (context) => shopActions(context, found))
    await inContext(tablet, (context) => staffActions(context, found, project.id))
  }
} finally {
  await browser.close()
  await server.stop()
}

const names = [...new Set(found.map(({ name }) => name))]
const rows = names.map((name) => {
  const own = found.filter((measurement) => measurement.name === name)
  const of = (key: 'paint' | 'work' | 'kilobytes' | 'requests') => percentiles(own.map((row) => row[key] ?? 0))
  return { name, paint: of('paint'), work: of('work'), kilobytes: of('kilobytes').p50, requests: of('requests').p50 }
})
console.log(
  `processor ${cpuSlowdown} times slower, ${rounds} rounds, load ${loadBefore} to ${loadavg()[0]?.toFixed(1)}`,
)
console.log(`${''.padEnd(34)} to the next paint (max)  to its work (max)  loaded until then`)
const missed: string[] = []
for (const { name, paint, work, kilobytes, requests } of rows) {
  const isFirst = name.startsWith('first tap')
  const isLate = paint.p50 > most.paint || paint.max > most.worst || work.p50 > most.work
  const isHeavy = kilobytes > mostLoaded.kilobytes || requests > mostLoaded.requests
  if (isLate || (isFirst && isHeavy)) missed.push(name)
  const first = `${work.p50.toFixed(0).padStart(10)} (${work.max.toFixed(0)})`.padEnd(20)
  console.log(
    `${name.padEnd(34)} ${paint.p50.toFixed(0).padStart(6)} (${paint.max.toFixed(0)})`.padEnd(56) +
      (isFirst ? `${first}${kilobytes.toFixed(0)} KB, ${requests} requests` : '') +
      (isLate ? '   late' : '') +
      (isFirst && isHeavy ? '   heavy' : ''),
  )
}
await saveFigures('touch', { rounds, most, mostLoaded, rows })
process.exitCode = missed.length > 0 ? 1 : 0
