import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright'
import type { LargeProject } from './large-project.ts'

/** 4G on a bad day. */
const line = { latency: 150, downloadThroughput: (1.6 * 1_000_000) / 8, uploadThroughput: (0.75 * 1_000_000) / 8 }
const patienceMs = 60_000

type Post = <Response>(path: string, body?: object) => Promise<Response>

type Options = {
  browser: Browser
  project: LargeProject
  origin: string
  /** How many edits wait. */
  count: number
  rounds: number
  /** Signs the tablet in. */
  signIn: (page: Page) => Promise<void>
  /** Sends requests as a colleague. */
  colleague: Post
}

export type WaitingRound = {
  /** From the moment the tablet is online until its head says that everything is saved. */
  savedMs: number
  /** The same, until the page shows the colleague's changes too. */
  shownMs: number
  /** Longest task of the page in that time. */
  longestMs: number
  requests: number
}

/** The project as the server has it. */
type Stored = {
  projectName: string
  quoteData: Record<string, string>
  cart: { products: { productCode: string; quantity: number }[] }
  folders: { id: string; title: string; products: string[] }[]
  productNotes: { notes: string }[]
  staffComments: { message: string }[]
}

/** An edit that waits, and whether the server has it. */
type Waiting = { text: string; isIn: (stored: Stored) => boolean }

const colleagueEdits = 20

/** Opens a large project on a tablet, makes edits offline, and measures until all of them are sent and shown. */
export async function measureWaitingEdits(options: Options): Promise<WaitingRound[]> {
  const { browser, origin, project, rounds, signIn } = options
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await signIn(page)
    await page.goto(`${origin}/project`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(`${origin}/project/${project.id}`)
    await page.locator('[data-line]').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.locator('[aria-label="Mode"] button', { hasText: 'Edit' }).click()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const found: WaitingRound[] = []
    for (let round = 1; round <= rounds; round++) {
      const measured = await measureRound({ context, page, session }, options, round)
      found.push(measured)
      const { savedMs, shownMs } = measured
      console.error(
        `Edits, round ${round} of ${rounds}: saved after ${savedMs.toFixed(0)} ms, shown after ${shownMs.toFixed(0)}`,
      )
    }
    return found
  } finally {
    await context.close()
  }
}

type Tablet = { context: BrowserContext; page: Page; session: CDPSession }

async function measureRound({ page, session }: Tablet, options: Options, round: number): Promise<WaitingRound> {
  const { project, colleague } = options
  const setLine = (offline: boolean) => session.send('Network.emulateNetworkConditions', { offline, ...line })
  await setLine(true)
  await page.getByText(/^Offline\./).waitFor()
  const waiting = await editOffline(page, options, round)
  await page.getByText(`${options.count} changes waiting.`).waitFor()

  const others = project.codes.slice(0, colleagueEdits)
  for (const [index, productCode] of others.entries())
    await colleague('/api/projects/product', {
      projectId: project.id,
      sku: project.skus[index],
      productCode,
      quantity: 20 + round,
    })
  await page.locator('[data-line]').first().scrollIntoViewIfNeeded()
  await sleep(1_000)
  let requests = 0
  const count = () => void requests++
  page.on('request', count)
  await page.evaluate(watchSaving)
  await setLine(false)
  const noted = await untilSaved(page)
  page.off('request', count)
  const stored = await colleague<Stored>(`/api/v2/project/${project.id}`)
  const lost = waiting.filter(({ isIn }) => !isIn(stored)).map(({ text }) => text)
  if (lost.length > 0) throw new Error(`The server does not have ${lost.length} of the edits: ${lost.join(', ')}`)
  for (const code of others) {
    await near(page, code)
    const shown = await quantityOf(page, code).inputValue()
    if (shown !== String(20 + round)) throw new Error(`The page shows ${shown} pieces of ${code}, not ${20 + round}`)
  }
  return { ...noted, requests }
}

type Noted = { saved: number | null; changed: number; longest: number }

/** In the page: notes from now on when the head says Saved, and when the totals changed last. */
function watchSaving() {
  const started = performance.now()
  const noted: Noted = { saved: null, changed: 0, longest: 0 }
  Object.assign(window, { noted })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration)
  }).observe({ type: 'longtask', buffered: false })
  let totals = ''
  const look = () => {
    const now = performance.now() - started
    const text = document.querySelector('footer[aria-label="Totals and actions"]')?.textContent ?? ''
    if (text !== totals) {
      totals = text
      noted.changed = now
    }
    const states = [...document.querySelectorAll('[role="status"]')]
    if (noted.saved === null && states.some((state) => state.textContent === 'Saved')) noted.saved = now
  }
  setInterval(look, 50) // each frame, its queries would take a fifth of the time
}

/** When the head says Saved and nothing has changed for three seconds. */
async function untilSaved(page: Page): Promise<Omit<WaitingRound, 'requests'>> {
  const read = () => page.evaluate(() => (window as unknown as { noted: Noted }).noted)
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(200)) {
    const { saved } = await read()
    if (saved === null) continue
    await sleep(3_000)
    const { changed, longest } = await read()
    return { savedMs: saved, shownMs: Math.max(saved, changed), longestMs: longest }
  }
  await page.screenshot({ path: 'test-results/bench/waiting-edits.png' })
  const states = await page.getByRole('status').allInnerTexts()
  throw new Error(`The edits were not saved within a minute: ${states.filter(Boolean).join(', ')}`)
}

const row = (page: Page, code: string) => page.locator(`[data-line="${code}"]`)

/** Far lines have no field until they are scrolled near. */
function quantityOf(page: Page, code: string): Locator {
  return row(page, code).locator('input[aria-label^="Quantity of"]')
}

async function near(page: Page, code: string) {
  await row(page, code).scrollIntoViewIfNeeded()
  await quantityOf(page, code).waitFor()
}

async function chooses(page: Page, code: string, action: string) {
  await near(page, code)
  await row(page, code).locator('[data-menu]').click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const opens = (page: Page, panel: string) => page.getByRole('tab', { name: new RegExp(`^${panel}`) }).click()

async function setsQuantity(page: Page, code: string, quantity: number): Promise<Waiting> {
  await near(page, code)
  await quantityOf(page, code).fill(String(quantity))
  await quantityOf(page, code).press('Enter')
  const isIn = ({ cart }: Stored) =>
    cart.products.some((product) => product.productCode === code && product.quantity === quantity)
  return { text: `quantity of ${code}`, isIn }
}

async function writesNote(page: Page, code: string, note: string): Promise<Waiting> {
  await chooses(page, code, 'Notes')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'New note' }).fill(note)
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await dialog.getByRole('listitem').getByText(note).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return { text: note, isIn: ({ productNotes }) => productNotes.some(({ notes }) => notes === note) }
}

async function movesDown(page: Page, code: string, next: string): Promise<Waiting> {
  await chooses(page, code, 'Move down')
  const isIn = ({ folders }: Stored) => folders.some(({ products }) => products[products.indexOf(code) - 1] === next)
  return { text: `place of ${code}`, isIn }
}

async function renamesFolder(page: Page, id: string, title: string): Promise<Waiting> {
  const heading = page.locator(`[data-shelf="${id}"] h2`)
  await heading.scrollIntoViewIfNeeded()
  const more = page.getByRole('button', { name: `More for ${await heading.innerText()}`, exact: true })
  await more.click()
  await page.getByRole('menuitem', { name: 'Rename folder' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name of the folder' }).fill(title)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  return { text: title, isIn: ({ folders }) => folders.some((folder) => folder.id === id && folder.title === title) }
}

async function comments(page: Page, text: string): Promise<Waiting> {
  const box = page.getByRole('textbox', { name: 'Write to colleagues' })
  await box.fill(text)
  await page.getByRole('button', { name: 'Add comment' }).click()
  await page.locator('[data-place="panel"]').getByText(text, { exact: true }).waitFor()
  return { text, isIn: ({ staffComments }) => staffComments.some(({ message }) => message === text) }
}

async function fillsField(page: Page, [label, name]: readonly [string, string], text: string): Promise<Waiting> {
  const field = page.locator('[data-place="panel"]').getByRole('textbox', { name: label, exact: true })
  await field.fill(text)
  await field.blur()
  return { text: label, isIn: ({ quoteData }) => quoteData[name] === text }
}

async function renames(page: Page, name: string): Promise<Waiting> {
  await page.getByRole('button', { name: 'Rename project' }).click()
  await page.getByRole('textbox', { name: 'Project name' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return { text: 'project name', isIn: ({ projectName }) => projectName === name }
}

const samples = (round: number): Readonly<Record<string, string>> => ({
  Email: `ada${round}@hearth.example`,
  'Second email': `tom${round}@hearth.example`,
})

const fields = {
  Customer: [
    ['Email', 'customerEmail'],
    ['Second email', 'customerEmailSecondary'],
    ['Address', 'projectAddress'],
    ['Suburb', 'suburb'],
  ],
  Quote: [
    ['Project goal', 'projectGoal'],
    ['Interests', 'interests'],
    ['Comments', 'comments'],
  ],
} as const

/** A day of work of one person, typed and clicked as they would: mostly quantities, never the lines of the colleague. */
async function editOffline(page: Page, { project, count }: Options, round: number): Promise<Waiting[]> {
  const { codes, folders } = project
  const code = (index: number) => codes[index % codes.length] ?? ''
  const done: Waiting[] = [await renames(page, `Large project, round ${round}`)]
  for (const [panel, own] of Object.entries(fields)) {
    await opens(page, panel)
    for (const field of own) {
      const text = samples(round)[field[0]] ?? `Day ${round}, ${field[0]} of the customer`
      done.push(await fillsField(page, field, text))
    }
  }
  await opens(page, 'Notes')
  for (let index = 0; index < 12; index++) done.push(await comments(page, `Call ${index} of day ${round}`))
  for (const [index, id] of folders.entries()) done.push(await renamesFolder(page, id, `Room ${round}.${index}`))
  for (let index = 0; index < 20; index++)
    done.push(await writesNote(page, code(60 + index * 20 + round), `Day ${round}: ${index} mm free`))
  for (let index = 0; index < 4; index++) {
    const from = 60 + index * 50 + round * 5
    done.push(await movesDown(page, code(from), code(from + 1)))
  }
  for (let index = colleagueEdits; done.length < count; index += 2)
    done.push(await setsQuantity(page, code(index), round * 10 + (index % 9)))
  return done
}
