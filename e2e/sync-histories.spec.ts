import fc from 'fast-check'
import { type Step, step } from '../tests/sync-model/steps.ts'
import { test as base, expect } from './fixtures.ts'
import { hob, kettle, oven } from './project-controls.ts'
import { signedInPost } from './signing-in.ts'
import { type Did, type SyncDevice, syncDevice } from './sync-device.ts'

const isLong = process.env.E2E_LONG === '1'
const count = Number(process.env.SYNC_BROWSER_HISTORIES ?? (isLong ? 500 : 3))
const seed = Number(process.env.SYNC_SEED ?? 20_261_123)
const mostSteps = isLong ? 9 : 5

/** Two devices of two members of staff, shared by all histories; each history has its own project. */
const test = base.extend<object, { devices: readonly [SyncDevice, SyncDevice] }>({
  devices: [
    async ({ browser }, use) => {
      const devices = await Promise.all([
        syncDevice(browser, { email: 'noor@hearth.example', name: 'tablet of Noor' }),
        syncDevice(browser, { email: 'wiremu@hearth.example', name: 'tablet of Wiremu' }),
      ])
      await use(devices)
      await Promise.all(devices.map((device) => device.close()))
    },
    { scope: 'worker' },
  ],
})

// An edit that is lost once in two runs is lost.
test.describe.configure({ retries: 0 })

const suitedKinds: readonly string[] = [
  'name',
  'goal',
  'quantity',
  'add-line',
  'move-line',
  'remove-line',
  'new-folder',
  'remove-folder',
]

const isSuited = (candidate: Step) =>
  candidate.does === 'edit'
    ? suitedKinds.includes(candidate.kind)
    : ['go offline', 'go online', 'fates', 'kill', 'load'].includes(candidate.does)

/** Random steps rarely add a product offline: every second history begins with it. */
const addsOffline: readonly Step[] = [
  { device: 1, does: 'go offline' },
  { device: 1, does: 'edit', kind: 'add-line', tab: 0, pick: 1, isTyping: false },
]

/** Histories of the model with the steps that a page has a quick control for. */
const histories = fc
  .sample(
    fc
      .array(step, { minLength: 30, maxLength: 40, size: 'max' })
      .map((all) => all.filter(isSuited).slice(0, mostSteps)),
    { numRuns: count, seed },
  )
  .map((steps, index) => (index % 2 === 1 ? [...addsOffline, ...steps] : steps))

type Shown = {
  projectName: string
  quoteData: { projectGoal: string }
  cart: { products: { sku: string; productCode: string; quantity: number; folderId: string | null }[] }
  folders: { id: string; title: string }[]
}

/** The value on the server, null when its folder or line is gone. */
function valueOnServer({ projectName, quoteData, cart, folders }: Shown, field: string): string | null {
  if (field === 'name') return projectName
  if (field === 'goal') return quoteData.projectGoal
  if (field.startsWith('folder ')) return folders.find(({ title }) => `folder ${title}` === field)?.title ?? null
  if (field.startsWith('line '))
    return cart.products.find(({ productCode }) => `line ${productCode}` === field)?.productCode ?? null
  const line = cart.products.find(({ sku }) => sku === field)
  return line ? String(line.quantity) : null
}

/** Whether an edit is on the server, or was replaced by a member of staff who saw it or by its author, or was in a shown conflict. */
function isAccounted(
  edit: Did,
  { all, left, conflicts }: { all: readonly Did[]; left: Shown; conflicts: readonly string[] },
) {
  const now = valueOnServer(left, edit.field)
  if (now === (edit.value === 'removed' ? null : edit.value)) return true
  const own = all.filter(({ field }) => field === edit.field)
  const isReplaced = own.some(
    (later) =>
      later !== edit &&
      (later.value === 'removed' ||
        later.saw === edit.value ||
        (later.device === edit.device && own.indexOf(later) > own.indexOf(edit))),
  )
  return isReplaced || conflicts.some((text) => text.includes(edit.value) || edit.value === 'removed')
}

async function showsServer(device: SyncDevice, left: Shown) {
  await device.loads()
  await expect(device.heading(left.projectName)).toBeVisible()
  await expect(device.goal()).toHaveValue(left.quoteData.projectGoal)
  for (const sku of [kettle, oven]) {
    const line = left.cart.products.find((product) => product.sku === sku)
    await expect(device.row(sku)).toHaveCount(line ? 1 : 0)
    if (!line) continue
    await expect(device.row(sku).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue(String(line.quantity))
    const folder = left.folders.find(({ id }) => id === line.folderId)
    if (folder) await expect(device.page().getByRole('region', { name: folder.title })).toContainText(sku)
  }
  await expect(device.row(hob)).toHaveCount(left.cart.products.filter(({ sku }) => sku === hob).length)
  await expect(device.row(hob).getByText('Price to be confirmed')).toHaveCount(0)
  for (const { title } of left.folders)
    await expect(device.page().getByRole('button', { name: `More for ${title}`, exact: true })).toHaveCount(1)
}

const mishaps = ['a hung connection', 'a killed tab', 'a reload while typing'] as const

for (const [index, steps] of histories.entries()) {
  const mishap = mishaps[index % mishaps.length]
  test(`ends alike on two devices and the server, history ${index + 1} with ${mishap}`, {
    tag: isLong ? '@long' : '@core',
  }, async ({ devices }) => {
    const post = await signedInPost('wa', 'noor@hearth.example')
    const { projectRef: id } = await post<{ projectRef: string }>('/api/v2/project', {
      projectName: 'Kitchen',
      quoteData: { customerName: 'Ada Fenwick' },
    })
    for (const sku of [kettle, oven]) await post('/api/projects/product', { projectId: id, sku, quantity: 1 })
    await post('/api/v2/project/folder', { projectId: id, title: 'Pantry' })
    await Promise.all(devices.map((device) => device.opens(id)))
    const [noor] = devices
    let nonce = 10
    for (const [place, nextStep] of steps.entries()) {
      if (place === 1 && mishap === 'a hung connection') await noor.hangs()
      if (place === 3 && mishap === 'a killed tab')
        await noor.takes({ device: 0, does: 'kill', tab: 0, writes: 0, isWritten: true }, 0)
      if (place === 3 && mishap === 'a reload while typing') await noor.reloadsWhileTyping(++nonce)
      if ('device' in nextStep) await devices[nextStep.device === 1 ? 1 : 0].takes(nextStep, ++nonce)
    }
    await Promise.all(devices.map((device) => device.rests()))
    // The choice on the first device may be another conflict on the second.
    for (const device of devices) await device.rests()
    const left = await post<Shown>(`/api/v2/project/${id}`)
    await Promise.all(devices.map((device) => showsServer(device, left)))
    const all = devices.flatMap(({ did }) => did)
    const conflicts = devices.flatMap((device) => device.conflicts)
    const added = all.filter(({ field }) => field.startsWith('line '))
    expect(left.cart.products.filter(({ sku }) => sku === hob)).toHaveLength(added.length)
    expect(all.filter((edit) => !isAccounted(edit, { all, left, conflicts }))).toEqual([])
    for (const { conflicts: own } of devices) expect(own).toEqual([...new Set(own)])
  })
}
