import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { type StaffShop, staffShop } from '../staff.ts'
import { type StatementFate, statementBreaker, statementFates } from './statements.ts'

let shop: StaffShop
let breaker: ReturnType<typeof statementBreaker>
let tables: readonly string[]
beforeAll(async () => {
  shop = await staffShop()
  breaker = statementBreaker(shop.pool)
  const { rows } = await shop.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'project_id' and table_schema = 'public'`,
  )
  tables = rows.map(({ name }) => name)
})
afterAll(() => shop.close())

/** Every row of a project, by table. */
async function rowsOf(projectId: string): Promise<Record<string, readonly string[]>> {
  await shop.idle()
  const all = tables.map(
    (table) => `select '${table}' as name, t::text as row from ${table} t where project_id::text = $1`,
  )
  const own = "select 'projects' as name, t::text as row from projects t where id::text = $1"
  const text = `${[own, ...all].join(' union all ')} order by 1, 2`
  const { rows } = await shop.pool.query<{ name: string; row: string }>(text, [projectId])
  return Object.fromEntries(
    ['projects', ...tables].map((name) => [name, rows.flatMap((entry) => (entry.name === name ? entry.row : []))]),
  )
}

type Options = { headers: Record<string, string> }
type Send = (options: Options) => Promise<unknown>
/** Prepares the data of an edit, and returns the edit. */
type Edit = (api: Api, projectId: string, nonce: number) => Promise<Send> | Send

const edits: Record<string, Edit> = {
  name: (api, projectId, nonce) => (options) =>
    api.project.rename({ body: { projectId, name: `Value ${nonce}` } }, options),
  status: (api, projectId, nonce) => (options) =>
    api.project.save({ body: { projectId, status: nonce % 2 === 0 ? 'Pending' : 'Open' } }, options),
  details: (api, projectId, nonce) => (options) =>
    api.project.saveDetails(
      { body: { projectId, projectGoal: `Value ${nonce}`, interests: `Value ${nonce}` } },
      options,
    ),
  customer: (api, projectId, nonce) => (options) =>
    api.project.saveCustomer({ body: { projectId, customerName: `Value ${nonce}` } }, options),
  comment: (api, projectId) => (options) =>
    api.project.comment({ body: { projectId, newId: uniqueId(), message: 'Called back' } }, options),
  'new line': (api, projectId, nonce) => (options) =>
    api.projectLines.add({ body: { projectId, sku: 'OVEN', newCode: `OVEN-${nonce}` } }, options),
  quantity: (api, projectId, nonce) => (options) =>
    api.projectLines.add({ body: { projectId, sku: 'KETTLE', productCode: 'KETTLE', quantity: nonce } }, options),
  price: (api, projectId, nonce) => (options) =>
    api.projectLines.add(
      { body: { projectId, sku: 'KETTLE', productCode: 'KETTLE', price: nonce, priceReason: 'goodwill' } },
      options,
    ),
  'move of a line': (api, projectId, nonce) => (options) =>
    api.projectLines.sort(
      { body: { projectId, moves: [{ productCode: 'KETTLE', folderId: null, position: `a${nonce}V` }] } },
      options,
    ),
  'removed line': async (api, projectId, nonce) => {
    const sku = `FRIDGE-${nonce}`
    await api.projectLines.add({ body: { projectId, sku: 'FRIDGE', newCode: sku } })
    await api.projectLines.saveNote({ body: { projectId, sku: 'FRIDGE', notes: 'Left hinge' } })
    return (options) => api.projectLines.remove({ params: { projectId, sku }, query: {} }, options)
  },
  'new folder': (api, projectId) => (options) =>
    api.projectLines.saveFolder({ body: { projectId, newId: uniqueId(), title: 'Laundry' } }, options),
  'removed folder': async (api, projectId, nonce) => {
    const { id } = await api.projectLines.saveFolder({ body: { projectId, title: 'Pantry' } })
    await api.projectLines.add({ body: { projectId, sku: 'OVEN', newCode: `OVEN-${nonce}`, folderId: id } })
    const query = { projectId, folderId: id ?? '', removeProducts: true }
    return (options) => api.projectLines.removeFolder({ query }, options)
  },
  'new note': (api, projectId) => (options) =>
    api.projectLines.saveNote({ body: { projectId, newId: uniqueId(), sku: 'KETTLE', notes: 'Left hinge' } }, options),
  'removed note': async (api, projectId) => {
    const { id } = await api.projectLines.saveNote({ body: { projectId, sku: 'KETTLE', notes: 'Right hinge' } })
    return (options) => api.projectLines.removeNote({ query: { projectId, noteId: id ?? '' } }, options)
  },
  'new variation': (api, projectId) => (options) =>
    api.projectLines.saveVariation(
      { body: { projectId, newId: uniqueId(), productCode: 'KETTLE', brand: 'Testa', variationSku: 'KETTLE-BLACK' } },
      options,
    ),
  quote: async (api, projectId, nonce) => {
    await api.project.rename({ body: { projectId, name: `Quote ${nonce}` } })
    return (options) => api.projectQuote.save({ body: { projectId } }, options)
  },
}

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (cause: unknown) => {
      if (!(cause instanceof ApiError)) throw cause
      return cause.status
    },
  )

const grown = (before: Record<string, readonly string[]>, after: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(after).map(([name, rows]) => [name, rows.length - (before[name]?.length ?? 0)]))

type Killed = { projectId: string; statement: number; fate: StatementFate; nonce: number }

/**
 * Sends an edit whose n-th statement fails, and repeats it; returns the added rows by table, and whether the statement
 * was reached.
 */
async function killed(edit: Edit, { projectId, statement, fate, nonce }: Killed) {
  const send = await edit(shop.api, projectId, nonce)
  const options = { headers: { 'idempotency-key': uniqueId() } }
  const before = await rowsOf(projectId)
  breaker.arm(statement, fate)
  const status = await statusOf(send(options))
  await shop.idle()
  const isStruck = breaker.disarm()
  const after = await rowsOf(projectId)
  const isUntouched = JSON.stringify(after) === JSON.stringify(before)
  // No other status: after a 500 the app does not treat the edit as saved.
  expect([200, 503]).toContain(status)
  if (status === 200) expect(isUntouched).toBe(false)
  expect(await statusOf(send(options))).toBe(200)
  const done = isUntouched ? await rowsOf(projectId) : after
  if (!isUntouched || !isStruck) expect(await rowsOf(projectId)).toEqual(done)
  return { isStruck, isUntouched, changes: grown(before, done) }
}

// One of each shape; all with SYNC_KILLS=all, as in npm run test:long.
const short: Record<StatementFate, readonly string[]> = {
  cut: ['comment'],
  lost: ['name', 'comment', 'new line', 'move of a line', 'removed folder', 'quote'],
}

describe.each(statementFates)('an edit of which a statement is %s', (fate) => {
  const kinds = Object.entries(edits).filter(([name]) => process.env.SYNC_KILLS === 'all' || short[fate].includes(name))
  it.each(kinds)('is untouched or whole, and applied once when it is sent again: %s', async (_name, edit) => {
    const projectId = await shop.aProject({ lines: [{ sku: 'KETTLE' }] })
    // The first quote also changes the status.
    await (await edit(shop.api, projectId, 1))({ headers: { 'idempotency-key': uniqueId() } })
    const all: Awaited<ReturnType<typeof killed>>[] = []
    for (let statement = 1; all.at(-1)?.isStruck !== false; statement++)
      all.push(await killed(edit, { projectId, statement, fate, nonce: statement + 1 }))
    const whole = all.at(-1)?.changes
    for (const { changes } of all) expect(changes).toEqual(whole)
    // Failed before its commit, and after it.
    expect(all.filter(({ isUntouched }) => isUntouched).length).toBeGreaterThan(5)
    expect(all.filter(({ isUntouched }) => !isUntouched).length).toBeGreaterThan(fate === 'lost' ? 1 : 0)
  })
})
