import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Batch, BatchResponses } from '#contract/protocol/batch.ts'
import { batchLimits } from '#contract/protocol/batch-limits.ts'
import { noor, type StaffShop, staffShop } from '../../tests/staff.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())

type Part = Batch['requests'][number]

const sent = (requests: unknown, { headers = {}, email = noor } = {}) =>
  shop.injectSignedIn({ method: 'POST', url: '/api/batch', payload: { requests } as object, headers }, email)

async function responsesTo(requests: readonly Part[], options = {}) {
  const response = await sent(requests, options)
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
  return response.json<BatchResponses>().responses as {
    status: number
    headers?: object
    body: Record<string, unknown>
  }[]
}

const rename = (projectId: string, name: string, rest: object = {}): Part => ({
  method: 'POST',
  path: '/api/v2/project/name',
  headers: { 'idempotency-key': randomUUID() },
  body: { projectId, name, ...rest },
})
const statuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status)

describe('a batch of edits', () => {
  it('applies edits in order, each to the result of the one before', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE' }] })
    const { version } = await shop.view(projectId)
    const newId = randomUUID()
    const responses = await responsesTo([
      { method: 'POST', path: '/api/v2/project/folder', body: { projectId, newId, title: 'Laundry' } },
      { method: 'POST', path: '/api/v2/project/folder', body: { projectId, id: newId, title: 'Butler’s pantry' } },
      { method: 'POST', path: '/api/projects/product', body: { projectId, sku: 'FRIDGE', folderId: newId } },
      {
        method: 'POST',
        path: '/API/projects/product/',
        body: { projectId, sku: 'OVEN', productCode: 'OVEN', quantity: 4 },
      },
      { method: 'DELETE', path: `/api/projects/product/${projectId}/KETTLE?version=${version + 4}` },
    ])
    expect(statuses(responses)).toEqual([200, 200, 200, 200, 200])
    expect(responses.map(({ body }) => body.version)).toEqual([1, 2, 3, 4, 5].map((later) => version + later))
    expect(responses.map(({ body }) => body.price)).toEqual([undefined, undefined, 1299.5, null, undefined])
    const project = await shop.view(projectId)
    expect(project.folders).toMatchObject([{ id: newId, title: 'Butler’s pantry', products: ['FRIDGE'] }])
    expect(project.cart.products.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['FRIDGE', 1],
      ['OVEN', 4],
    ])
  })

  it('continues after a rejected edit and returns a response for each', async () => {
    const projectId = await shop.aProject({ name: 'First' })
    const { version } = await shop.view(projectId)
    await shop.colleague.project.rename({ body: { projectId, name: 'Theirs', version } })
    const responses = await responsesTo([
      rename(projectId, 'Mine', { version }),
      rename(randomUUID(), 'Nowhere'),
      rename(projectId, 'broken \0 text'),
      { ...rename(projectId, ''), headers: {} },
      { method: 'DELETE', path: `/api/projects/product/${projectId}/KETTLE`, body: undefined },
    ])
    expect(statuses(responses)).toEqual([409, 404, 400, 400, 200])
    expect(responses[0]?.body).toMatchObject({ code: 'conflict', conflicts: [{ mine: 'Mine', theirs: 'Theirs' }] })
    expect(responses[2]?.body).toMatchObject({ fields: { name: ['Remove the null character'] } })
    expect((await shop.view(projectId)).projectName).toBe('Theirs')
  })

  it('stops at the first 5xx response, and applies a repeated edit once', async () => {
    const projectId = await shop.aProject({ name: 'Before' })
    const { version } = await shop.view(projectId)
    const edits = ['One', 'Two', 'Three'].map((name) => rename(projectId, name))
    const blocked = `create function fail_two() returns trigger language plpgsql as
      $$ begin if new.name = 'Two' then raise exception 'no' using errcode = '53200'; end if; return new; end $$;
      create trigger fail_two before update on projects for each row execute function fail_two()`
    await shop.pool.query(blocked)
    const first = await responsesTo(edits)
    expect(statuses(first)).toEqual([200, expect.any(Number)])
    expect(first[1]?.status).toBeGreaterThanOrEqual(500)
    expect((await shop.view(projectId)).projectName).toBe('One')
    await shop.pool.query('drop function fail_two cascade')
    const again = await responsesTo(edits)
    expect(statuses(again)).toEqual([200, 200, 200])
    expect(again[0]?.body).toEqual({ ...first[0]?.body, isMerged: true })
    const third = await responsesTo(edits)
    expect(third.map(({ body }) => body.version)).toEqual([1, 2, 3].map((later) => version + later))
    expect(await shop.view(projectId)).toMatchObject({ projectName: 'Three', version: version + 3 })
  })

  it('records the device of the batch and the age of each edit', async () => {
    const projectId = await shop.aProject()
    const deviceId = randomUUID()
    const edit = rename(projectId, 'Aged')
    const aged = { ...edit, headers: { ...edit.headers, 'x-edit-age': '60000' } }
    await responsesTo([aged, rename(projectId, 'New')], { headers: { 'x-device-id': deviceId, 'x-edit-age': '5' } })
    const { rows } = await shop.pool.query(
      'select device_id, made_at from project_fields where project_id = $1 and field = $2 order by version',
      [projectId, 'project.projectName'],
    )
    const now = shop.clock().getTime()
    expect(rows.map((row) => [row.device_id, row.made_at.getTime() - now])).toEqual([
      [deviceId, -60_000],
      [deviceId, 0],
    ])
  })

  it('reads its sender once, and edits a quantity in nine statements', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE' }] })
    const { version } = await shop.view(projectId)
    await shop.colleague.projectLines.add({ body: { projectId, sku: 'KETTLE', productCode: 'KETTLE', quantity: 2 } })
    const quantity = (count: number): Part => ({
      method: 'POST',
      path: '/api/projects/product',
      headers: { 'idempotency-key': randomUUID() },
      body: { projectId, version, sku: 'OVEN', productCode: 'OVEN', quantity: count },
    })
    const device = { headers: { 'x-device-id': randomUUID() } }
    await responsesTo([quantity(2)], device)
    const query = vi.spyOn(pg.Client.prototype, 'query')
    try {
      expect(statuses(await responsesTo([3, 4, 5, 6].map(quantity), device))).toEqual([200, 200, 200, 200])
      const texts = query.mock.calls.map(([argument]) => {
        const statement: unknown = argument // pg declares a statement that sends itself alone
        return typeof statement === 'string' ? statement : (statement as { text: string }).text
      })
      const begun = texts.indexOf('begin')
      expect(texts.slice(begun)).toHaveLength(36)
      expect(texts.slice(begun).filter((text) => /"(?:bearers|staff_shops)"/.test(text))).toEqual([])
    } finally {
      query.mockRestore()
    }
  })

  it('reads compressed requests, up to the size of an uncompressed one', async () => {
    const projectId = await shop.aProject({ name: 'Small' })
    const compressed = (body: object) =>
      shop.injectSignedIn(
        {
          method: 'POST',
          url: '/api/batch',
          payload: gzipSync(JSON.stringify(body)),
          headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        },
        noor,
      )
    expect((await compressed({ requests: [rename(projectId, 'Compressed')] })).statusCode).toBe(200)
    expect(await shop.view(projectId)).toMatchObject({ projectName: 'Compressed' })
    const bomb = rename(projectId, 'x'.repeat(20_000_000))
    expect((await compressed({ requests: [bomb] })).statusCode).toBe(413)
    const response = await shop.injectSignedIn(
      {
        method: 'POST',
        url: '/api/batch',
        payload: Buffer.from('{"requests":[]}'),
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      },
      noor,
    )
    expect(response.statusCode).toBe(400)
  })

  it('checks the rights of its sender, first of all', async () => {
    const projectId = await shop.aProject({ name: 'Locked' })
    const edits = [rename(projectId, 'Stolen')]
    expect((await sent(edits, { email: 'ada@hearth.example' })).statusCode).toBe(403)
    const guest = await shop.inject({ method: 'POST', url: '/api/batch', payload: { requests: [] } })
    expect(guest.statusCode).toBe(401)
    const headers = { host: 'wa.localhost', origin: 'https://elsewhere.example' }
    const foreign = await sent(edits, { headers })
    expect(foreign.statusCode).toBe(403)
    const responses = await responsesTo(edits, { headers: { host: 'aol.localhost' } })
    expect(statuses(responses)).toEqual([404])
    expect((await shop.view(projectId)).projectName).toBe('Locked')
  })
})

describe('batch validation', () => {
  const good = { method: 'POST', path: '/api/v2/project/name', body: {} }
  const caseOf = (field: string, part: object) =>
    [{ requests: [good, { ...good, ...part }] }, `requests.1${field}`] as const
  it.each<readonly [payload: object, field: string]>([
    [{}, 'requests'],
    [{ requests: 'all' }, 'requests'],
    [{ requests: [] }, 'requests'],
    [{ requests: Array.from({ length: batchLimits.requests + 1 }, () => good) }, 'requests'],
    [{ requests: [good, null] }, 'requests.1'],
    caseOf('.method', { method: 'GET' }),
    caseOf('.method', { method: 7 }),
    caseOf('.path', { path: undefined }),
    caseOf('.path', { path: '/api/v2/project/nam' }),
    caseOf('.path', { path: 'https://elsewhere.example/api/v2/project/name' }),
    caseOf('.path', { path: '//elsewhere.example/api/v2/project/name' }),
    caseOf('.path', { path: '/project/name' }),
    caseOf('.path', { path: `/api/v2/project/name?${'x'.repeat(2000)}` }),
    caseOf('.path', { path: '/api/batch' }),
    caseOf('.path', { path: '/api/checkout' }),
    caseOf('.path', { path: '/api/account/logout' }),
    caseOf('.path', { path: '/api/v2/project/attachment' }),
    caseOf('.path', { method: 'DELETE', path: '/api/cart/' }),
    caseOf('.path', { method: 'DELETE', path: '/api/projects/x' }),
    // A browser normalises such a path to DELETE /api/projects/x; so does this server.
    caseOf('.path', { method: 'DELETE', path: '/api/projects/product/%2e%2e/x' }),
    caseOf('.headers', { headers: { authorization: 'Bearer of-somebody-else' } }),
    caseOf('.headers.idempotency-key', { headers: { 'idempotency-key': 'a\r\nhost: b' } }),
    caseOf('.headers.x-edit-age', { headers: { 'x-edit-age': '-1' } }),
    caseOf('.body', { body: { name: 'x'.repeat(65_536) } }),
  ])('names the wrong field, case %#', async (payload, field) => {
    const response = await shop.injectSignedIn({ method: 'POST', url: '/api/batch', payload })
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
  })

  it('accepts as many edits as the contract allows', async () => {
    const projectId = await shop.aProject()
    const edits = Array.from({ length: batchLimits.requests }, (_, number) => rename(projectId, `Name ${number}`))
    expect(statuses(await responsesTo(edits))).toEqual(edits.map(() => 200))
  })
})

describe('the limit of an IP address', () => {
  it('counts each edit of a batch, and ends the batch with the time to wait', async () => {
    const few = { perSecond: 1, burst: 4 }
    const small = await staffShop({ limits: { reads: few, writes: few } })
    try {
      const authorization = `Bearer ${await small.bearerOf(noor)}`
      const edits = Array.from({ length: 30 }, (_, number) => rename(randomUUID(), `Name ${number}`))
      const send = (requests: readonly Part[]) =>
        small.inject({ method: 'POST', url: '/api/batch', headers: { authorization }, payload: { requests } })
      const [first, second] = [await send(edits), await send(edits)]
      expect(statuses(first.json<BatchResponses>().responses)).toEqual(edits.map(() => 404))
      const ended = second.json<BatchResponses>().responses
      expect(statuses(ended)).toEqual([...Array.from({ length: 10 }, () => 404), 429])
      expect(ended.at(-1)?.headers).toEqual({ 'retry-after': expect.stringMatching(/^\d+$/) })
    } finally {
      await small.close()
    }
  })
})
