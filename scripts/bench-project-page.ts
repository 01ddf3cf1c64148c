// npm run bench:project: how fast the page of a project of many lines is on a slow tablet: opened from what the device stores, and
// each thing a person does on it, until it is painted; then how long many edits made offline take to arrive at 150 ms.
// --lines 500 --rounds 5 --slowdown 4 --width 1280 --brand wa --edits 200 --edit-rounds 3; 0 rounds leave a part out
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type CDPSession, chromium, type Locator, type Page } from 'playwright'
import { isBrandKey } from '#themes/brand.ts'
import { configOf } from '../server/config.ts'
import { type Percentiles, percentiles, saveFigures } from './lib/bench/bench-figures.ts'
import { withDemo } from './lib/bench/demo-database.ts'
import { addLargeProject } from './lib/bench/large-project.ts'
import { measureWaitingEdits, type WaitingRound } from './lib/bench/waiting-edits.ts'
import { chromiumAt, measuringFlags } from './lib/browser/chromium-launch.ts'
import { showWhole } from './lib/browser/whole-window.ts'
import { startShop } from './lib/shop-server.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string' },
    rounds: { type: 'string' },
    slowdown: { type: 'string' },
    width: { type: 'string' },
    brand: { type: 'string' },
    edits: { type: 'string' },
    'edit-rounds': { type: 'string' },
  },
})
const lines = Number(values.lines ?? 500)
const rounds = Number(values.rounds ?? 5)
const slowdown = Number(values.slowdown ?? 4)
const width = Number(values.width ?? 1280)
const edits = Number(values.edits ?? 200)
const editRounds = Number(values['edit-rounds'] ?? 3)
const brand = values.brand && isBrandKey(values.brand) ? values.brand : 'wa'
const dataDir = '.data/bench-edits'

/** From the click to the paint; from the moment the tablet is online until all edits are sent and shown; in ms. */
const most = { open: 600, action: 100, sent: 3_000 }

type Found = { name: string; paint: number; longest: number }

/** In the page: records the time from each input to its paint, and the longest task. */
function watchInputs() {
  const noted = { paint: 0, longest: 0 }
  Object.assign(window, { noted })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.paint = Math.max(noted.paint, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration)
  }).observe({ type: 'longtask', buffered: false })
}

type Noted = { noted: Pick<Found, 'paint' | 'longest'> }

async function timed(page: Page, name: string, act: () => Promise<unknown>): Promise<Found> {
  await page.evaluate(() => Object.assign((window as unknown as Noted).noted, { paint: 0, longest: 0 }))
  await act()
  await sleep(900) // effects of the action, such as storing and saving, are over
  const noted = await page.evaluate(() => (window as unknown as Noted).noted)
  return { name, ...noted }
}

/** From the click on a link until the first line is painted. */
async function opened(page: Page, id: string): Promise<Found> {
  const link = page.locator(`a[href$="/project/${id}"]`).first()
  await link.waitFor()
  await link.evaluate((element) => {
    const begin = () => {
      const started = performance.now()
      const checkLines = () => {
        if (document.querySelector('[data-line]:not([data-far])') === null) return requestAnimationFrame(checkLines)
        return setTimeout(() => Object.assign(window, { openedMs: performance.now() - started }))
      }
      requestAnimationFrame(checkLines)
    }
    element.addEventListener('click', begin, { capture: true, once: true })
  })
  await link.click()
  const handle = await page.waitForFunction(() => (window as unknown as { openedMs?: number }).openedMs)
  return { name: 'open from the device', paint: (await handle.jsonValue()) ?? Number.NaN, longest: 0 }
}

const slow = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })

/** Position of an element, located before the measurement, because locating is slow on a slow tablet. */
async function placeOf(target: Locator) {
  await target.waitFor()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to press')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function actions(page: Page): Promise<Found[]> {
  const found: Found[] = []
  const press = async (name: string, target: Locator) => {
    const { x, y } = await placeOf(target)
    found.push(await timed(page, name, () => page.mouse.click(x, y)))
  }
  const type = async (name: string, target: Locator, text: string) => {
    const { x, y } = await placeOf(target)
    await page.mouse.click(x, y)
    found.push(await timed(page, name, () => page.keyboard.type(text, { delay: 120 })))
  }
  const folders = page.locator('nav[aria-label="Folders"]')
  const mode = (name: string) => page.locator('[aria-label="Mode"] button', { hasText: name })
  const tab = (name: string) => page.locator('[role="tab"]', { hasText: name }).first()
  const quantities = page.locator('[data-line] [aria-label^="Quantity of"][role="group"]')
  await press('Edit', mode('Edit'))
  await press('quantity up', quantities.nth(1).locator('button').last())
  await type('quantity typed', quantities.nth(2).locator('input'), '7')
  await press('line chosen', page.locator('[data-line] [data-tick]').nth(3))
  await press('folder chosen', folders.locator('[data-tick]').nth(1))
  await press('menu of a line', page.locator('[data-menu]').nth(1))
  await press('line moved', page.locator('[role="menuitem"]', { hasText: 'Move down' }))
  await press('panel Notes', tab('Notes'))
  await type('comment typed', page.locator('[data-place="panel"] textarea').first(), 'Quiet machines')
  await press('panel Customer', tab('Customer'))
  await type('field typed', page.locator('[data-place="panel"] input').first(), 'Ada')
  await press('panel Log', tab('Log'))
  await press('folder gone to', folders.locator('li > button').nth(6))
  const { x, y } = await placeOf(page.locator('[data-place="lines"]'))
  await page.mouse.move(x, y)
  found.push(
    await timed(page, 'scrolled', async () => {
      for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, 600)
    }),
  )
  await press('View in the middle', mode('View'))
  await press('Edit in the middle', mode('Edit'))
  return found
}

const now = new Date()
const project = await withDemo(configOf({ DATA_DIR: dataDir }), now, (db) => addLargeProject(db, { brand, lines, now }))
const server = await startShop(dataDir, { BRAND: brand })
process.env.E2E_PORT = String(server.port)
// This module reads the port on import.
const { signIn, signedInPost } = await import('../e2e/signing-in.ts')
const browser = await chromium.launch({ ...chromiumAt('whole'), args: [...measuringFlags] })
const load = () => loadavg()[0]?.toFixed(1)
const origin = `http://${brand}.localhost:${server.port}`
const signInNoor = (page: Page) => signIn(page, brand, 'noor@hearth.example')

async function measurePage(): Promise<Found[]> {
  const found: Found[] = []
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  await context.addInitScript(watchInputs)
  const page = await context.newPage()
  await signInNoor(page)
  await page.goto(`${origin}/project`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${origin}/project/${project.id}`)
  await page.locator('[data-line]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.goto(`${origin}/project`)
  await page.locator(`a[href$="/project/${project.id}"]`).first().waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await showWhole(page, session)
  for (let round = 0; round < rounds; round++) {
    console.error(`Round ${round + 1} of ${rounds}`)
    await context.setOffline(true)
    await page.reload()
    await page.locator(`a[href$="/project/${project.id}"]`).first().waitFor()
    await sleep(1_500)
    await slow(session, slowdown)
    found.push(await opened(page, project.id))
    await sleep(1_500)
    found.push(...(await actions(page)))
    await slow(session, 1)
    await context.setOffline(false)
    await page.goto(`${origin}/project/${project.id}`)
    await page.waitForLoadState('networkidle')
    await page.goto(`${origin}/project`)
    await page.waitForLoadState('networkidle')
  }
  await context.close()
  return found
}

type Row = { name: string; paint: Percentiles; longest: Percentiles; budget: number }

function rowsOf(found: readonly Found[]): Row[] {
  return [...Map.groupBy(found, ({ name }) => name)].map(([name, own]) => ({
    name,
    paint: percentiles(own.map(({ paint }) => paint)),
    longest: percentiles(own.map(({ longest }) => longest)),
    budget: name.startsWith('open') ? most.open : most.action,
  }))
}

function printRows(rows: readonly Row[], loads: string) {
  console.log(`${lines} lines, ${width} px, processor ${slowdown} times slower, ${rounds} rounds, load ${loads}`)
  console.log(`${''.padEnd(24)} until painted (max)   longest piece of work (max)`)
  for (const { name, paint, longest, budget } of rows)
    console.log(
      `${name.padEnd(24)} ${paint.p50.toFixed(0).padStart(5)} (${paint.max.toFixed(0)})`.padEnd(46) +
        `${longest.p50.toFixed(0).padStart(5)} (${longest.max.toFixed(0)})${paint.p50 > budget ? `   over ${budget}` : ''}`,
    )
}

const loadBefore = load()
let rows: Row[] = []
let waiting: WaitingRound[] = []
let loadBetween = loadBefore
try {
  if (rounds > 0) rows = rowsOf(await measurePage())
  loadBetween = load()
  // At once: the edits take some minutes more.
  if (rounds > 0) printRows(rows, `${loadBefore} to ${loadBetween}`)
  const colleague = await signedInPost(brand, 'wiremu@hearth.example')
  if (editRounds > 0)
    waiting = await measureWaitingEdits({
      browser,
      project,
      origin,
      count: edits,
      rounds: editRounds,
      signIn: signInNoor,
      colleague,
    })
} finally {
  await browser.close()
  await server.stop()
}

const sent = (key: keyof WaitingRound) => percentiles(waiting.map((round) => round[key]))
if (waiting.length > 0) {
  const text = (key: keyof WaitingRound) => `${sent(key).p50.toFixed(0)} (max ${sent(key).max.toFixed(0)})`
  console.log(
    `${edits} edits made offline, at 150 ms, ${waiting.length} rounds, load ${loadBetween} to ${load()}: saved after ${text('savedMs')} ms, ` +
      `all shown after ${text('shownMs')}, longest piece of work ${text('longestMs')}, ${sent('requests').p50} requests`,
  )
}
await saveFigures('project', { lines, rounds, slowdown, width, most, rows, edits, waiting })
const isSlow = rows.some(({ paint, budget }) => paint.p50 > budget) || sent('shownMs').p50 > most.sent
process.exitCode = isSlow ? 1 : 0
