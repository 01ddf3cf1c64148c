import type { Browser, Page } from '@playwright/test'
import type { Step } from '../tests/sync-model/steps.ts'
import { originOf, port } from './brands.ts'
import type { Fault } from './faults/fault.ts'
import { openFaultProxy } from './faults/proxy.ts'
import { expect } from './fixtures.ts'
import {
  decide,
  deletesFolder,
  heading,
  hob,
  kettle,
  movesToFolder,
  oven,
  panel,
  row,
  setQuantity,
  status,
} from './project-controls.ts'
import { signIn } from './signing-in.ts'

const changing = /^\/api\/(?:batch|projects?\/|v2\/project)/

const faults: Partial<Record<string, Fault>> = {
  cut: { kind: 'refuse' },
  lost: { kind: 'lose' },
  // Lasts until the test restores the connection.
  hang: { kind: 'hang', ms: 60_000 },
  stuck: { kind: 'lose', ms: 60_000 },
  late: { kind: 'delay', ms: 1_500 },
  slow: { kind: 'delay', ms: 500 },
  busy: { kind: 'status', status: 503 },
  twice: { kind: 'replay' },
}

/** An edit, and the value the screen showed before it. */
export type Did = {
  readonly device: string
  readonly field: string
  readonly value: string
  readonly saw: string | null
}

/** The stored edits and the last stored response of a project, as JSON. */
const stored = (page: Page, projectId: string) =>
  page.evaluate(
    (id) =>
      new Promise<string>((resolve, reject) => {
        const open = indexedDB.open('hearth')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const transaction = open.result.transaction(['edits', 'projects'])
          const all = ['edits', 'projects'].map((name) => transaction.objectStore(name).getAll())
          transaction.oncomplete = () => {
            open.result.close()
            const rows = all.flatMap(({ result }) => result.map((row) => JSON.stringify(row)))
            resolve(rows.filter((row) => row.includes(id)).join())
          }
        }
      }),
    projectId,
  )

/** How long the removal of a line can be undone before it is sent. */
const undoMs = 10_000

/** Opens a separate browser context for a member of staff, behind a fault proxy. The test can advance its clock. */
export async function syncDevice(browser: Browser, { email, name }: { email: string; name: string }) {
  const line = await openFaultProxy(port)
  const proxy = { server: `http://127.0.0.1:${line.port}`, bypass: '<-loopback>' }
  const context = await browser.newContext({ proxy, viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await context.clock.install()
  const did: Did[] = []
  const conflicts: string[] = []
  let page = await context.newPage()
  let isOff = false
  let projectId = ''
  let picks = 0
  let knowsHob = false
  await signIn(page, 'wa', email)
  await resolvesConflicts()

  /** Chooses mine and theirs alternately in each conflict dialog. */
  async function resolvesConflicts() {
    await page.addLocatorHandler(decide(page), async (dialog) => {
      const all = dialog.getByRole('button', { name: picks++ % 2 === 0 ? 'Keep all mine' : 'Keep all theirs' })
      const use = dialog.getByRole('button', { name: 'Use these choices' })
      let shown: string[] = []
      // A conflict that arrives after the choice needs one too.
      await expect(async () => {
        if ((await all.count()) > 0) await all.click({ timeout: 5_000 })
        shown = await dialog.locator('fieldset').allInnerTexts()
        await expect(use).toBeEnabled({ timeout: 1_000 })
        await use.click({ timeout: 1_000 })
      }).toPass()
      conflicts.push(...shown)
    })
  }
  async function edits() {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await panel(page, 'Quote')
    await expect(goal()).toBeVisible()
  }
  const goal = () => page.getByRole('textbox', { name: 'Project goal' })
  const saves = (text: string) =>
    expect.poll(() => stored(page, projectId), { message: `${name} stores ${text}` }).toContain(text)
  const act = (field: string, value: string, saw: string | null = null) => did.push({ device: name, field, value, saw })

  /** What the next field that is filled shows at that moment: an edit of a colleague may come just before. */
  const seenBefore = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const take = ({ target }: Event) => resolve((target as HTMLInputElement).value) // only fields have input
          document.addEventListener('beforeinput', take, { once: true, capture: true })
        }),
    )

  const perform: Record<string, (nonce: number, pick: number) => Promise<void>> = {
    async name(nonce) {
      const [value, saw] = [`Kitchen ${nonce}`, await page.getByRole('heading', { level: 1 }).innerText()]
      await page.getByRole('button', { name: 'Rename project' }).click()
      await page.getByRole('textbox', { name: 'Project name' }).fill(value)
      await page.keyboard.press('Enter')
      await saves(value)
      act('name', value, saw)
    },
    async goal(nonce) {
      const [value, saw] = [`Goal ${nonce}.`, seenBefore()]
      await goal().fill(value)
      await goal().blur()
      await saves(value)
      act('goal', value, await saw)
    },
    async quantity(nonce, pick) {
      const sku = pick % 2 === 0 ? kettle : oven
      if ((await row(page, sku).count()) === 0) return
      const saw = seenBefore()
      await setQuantity(page, sku, nonce)
      await saves(`"quantity":${nonce}`)
      act(sku, String(nonce), await saw)
    },
    async 'move-line'(_nonce, pick) {
      const sku = pick % 2 === 0 ? kettle : oven
      const folders = await page
        .getByRole('button', { name: /^More for (?:Pantry|Shelf)/ })
        .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')?.slice(9) ?? ''))
      const folder = folders[pick % Math.max(1, folders.length)]
      if (!folder || (await row(page, sku).count()) === 0) return
      const region = shelf(folder)
      if ((await region.getByText(sku).count()) > 0) return
      await movesToFolder(page, sku, folder)
      // A line or folder that a colleague has removed is in a conflict, and gone when theirs is chosen.
      await expect
        .poll(async () => [await region.getByText(sku).count(), await row(page, sku).count(), await region.count()])
        .not.toEqual([0, 1, 1])
    },
    async 'add-line'(_nonce, pick) {
      // Online, a line that a colleague adds meanwhile looks like the own one, and takes it in as one more piece.
      if (!isOff) return
      const regions = page.getByRole('region').filter({ has: addField() })
      // A second one in the same folder would increase the quantity.
      const free = regions.filter({ hasNotText: hob })
      const count = await free.count()
      if (count === 0) return
      const codes = () => row(page, hob).evaluateAll((rows) => rows.map((line) => line.getAttribute('data-line') ?? ''))
      const before = await codes()
      // By its name: once its list of matches is open, the region has this text too.
      const folder = (await free.nth(pick % count).getAttribute('aria-label')) ?? ''
      const field = page.getByRole('combobox', { name: `Add a product to ${folder}`, exact: true })
      await field.fill(hob)
      await field.press('Enter')
      await expect(row(page, hob)).toHaveCount(before.length + 1)
      const code = (await codes()).find((own) => !before.includes(own)) ?? ''
      await saves(code)
      act(`line ${code}`, code)
    },
    async 'remove-line'(_nonce, pick) {
      const sku = pick % 2 === 0 ? kettle : oven
      if ((await row(page, sku).count()) === 0) return
      await row(page, sku)
        .getByRole('button', { name: /^More for/ })
        .click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await expect(row(page, sku)).toHaveCount(0)
      act(sku, 'removed')
    },
    async 'new-folder'(nonce) {
      const title = `Shelf ${nonce}`
      const folders = page.getByRole('navigation', { name: 'Folders' })
      await folders.getByRole('button', { name: 'Add folder' }).click()
      await folders.getByRole('textbox', { name: 'Folder name' }).fill(title)
      await page.keyboard.press('Enter')
      await saves(title)
      act(`folder ${title}`, title)
    },
    async 'remove-folder'(_nonce, pick) {
      const more = page.getByRole('button', { name: /^More for (?:Pantry|Shelf)/ })
      const count = await more.count()
      if (count === 0) return
      const title = (await more.nth(pick % count).getAttribute('aria-label'))?.slice(9) ?? ''
      await deletesFolder(page, title, false)
      await expect(shelf(title)).toHaveCount(0)
      act(`folder ${title}`, 'removed')
    },
  }

  /** By attribute: while a dialog is open, nothing behind it has a role, so a folder by role is gone before it is removed. */
  const shelf = (title: string) => page.locator(`section[data-shelf][aria-label="${title}"]`)
  const addField = () => page.getByRole('combobox', { name: /^Add a product to/ })

  /** Looks the hob up once: from then on this device can add it offline. */
  async function looksUp() {
    if (knowsHob) return
    await addField().first().fill(hob)
    await expect(page.getByRole('option').first()).toContainText(hob)
    await addField().first().fill('')
    knowsHob = true
  }

  /** Loads the page of the project and waits until it is editable. */
  async function loads() {
    await page.goto(`${originOf('wa')}/project/${projectId}`, { waitUntil: 'commit' })
    await edits()
  }

  return {
    name,
    did,
    conflicts,
    page: () => page,
    /** Opens another project, and forgets what was done before. */
    async opens(id: string) {
      projectId = id
      did.length = 0
      conflicts.length = 0
      await loads()
      await expect(status(page, 'Saved')).toBeVisible()
      await looksUp()
    },
    /** Takes one step of a history. */
    async takes(step: Step, nonce: number) {
      if (step.does === 'edit') await perform[step.kind]?.(nonce, step.pick)
      else if (step.does === 'go offline' || step.does === 'go online') {
        isOff = step.does === 'go offline'
        await context.setOffline(isOff)
      } else if (step.does === 'fates')
        for (const [index, fate] of step.fates.entries()) {
          const fault = faults[fate]
          if (fault) line.on({ method: 'POST', path: changing, nth: index + 1 }, fault)
        }
      else if (step.does === 'kill' && !isOff) {
        const next = await context.newPage()
        await page.close()
        page = next
        await resolvesConflicts()
        await loads()
      } else if (step.does === 'load' && !isOff) await loads()
    },
    /** Types into a field, and reloads the page while the field has focus. */
    async reloadsWhileTyping(nonce: number) {
      if (isOff) return
      const [value, saw] = [`Goal ${nonce}.`, seenBefore()]
      await goal().fill(value)
      await saves(value)
      act('goal', value, await saw)
      await loads()
    },
    async hangs() {
      line.on({ path: changing, method: 'POST' }, { kind: 'hang', ms: 60_000 })
    },
    /** Restores the connection, and waits until every edit is sent and every conflict resolved. */
    async rests() {
      line.heal()
      await context.setOffline(true)
      await context.setOffline(false)
      isOff = false
      await context.clock.fastForward(undoMs)
      await expect(status(page, 'Saved')).toBeVisible({ timeout: 30_000 })
    },
    loads,
    goal,
    heading: (text: string) => heading(page, text),
    row: (sku: string) => row(page, sku),
    async close() {
      await context.close()
      await line.close()
    },
  }
}

export type SyncDevice = Awaited<ReturnType<typeof syncDevice>>
