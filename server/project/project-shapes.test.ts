import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Contract } from '#contract/protocol/endpoint.ts'
import { form, type StaffShop, staffShop, wiremu } from '../../tests/staff.ts'

let shop: StaffShop
type Ids = {
  projectId: string
  otherId: string
  folderId: string
  noteId: string
  variationId: string
  reminderId: string
}
let ids: Ids

beforeAll(async () => {
  shop = await staffShop()
  ids = await aFullProject()
})
afterAll(() => shop.close())

/** A project with every kind of content, and an empty one. */
async function aFullProject(): Promise<Ids> {
  const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE', quantity: 2 }] })
  const idOf = async (saved: Promise<{ id: string | null }>) => (await saved).id ?? ''
  const variation = { productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-L', comments: '', rrpOverride: null }
  const reminder = { projectId, name: 'Call', notes: '', date: [2026, 11, 20] as [number, number, number] }
  const made = {
    projectId,
    otherId: await shop.aProject({ name: 'Other' }),
    folderId: await idOf(shop.api.projectLines.saveFolder({ body: { projectId, title: 'Kitchen' } })),
    noteId: await idOf(shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left' } })),
    variationId: await idOf(shop.api.projectLines.saveVariation({ body: { projectId, ...variation } })),
    reminderId: (await shop.api.reminder.save({ body: reminder })).id,
  }
  await shop.api.project.saveCustomer({ body: { projectId, customerEmail: 'ada@example.com' } })
  await shop.api.projectQuote.save({ body: { projectId } })
  return made
}

type Shape = readonly [call: string, url: string, payload?: Record<string, unknown>, mayLack?: readonly string[]]

/** Every endpoint with its documented shape. Optional keys are named at the end. */
function shapes(of = ids): Shape[] {
  const { projectId, otherId, folderId, noteId, variationId, reminderId } = of
  const variation = { productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-R', comments: '', rrpOverride: 99.5 }
  return [
    ['GET', `/api/v2/project/${projectId}`],
    ['GET', '/api/v2/project/minimal?page=0&items=13'],
    ['POST', '/api/v2/project', { projectName: 'New' }],
    // An update contains only what changes; without a projectId the name is required, as above.
    [
      'POST',
      '/api/v2/project',
      { projectId, version: 50, projectName: 'Test kitchen', status: 'Open' },
      ['projectId', 'version', 'projectName', 'status'],
    ],
    ['POST', '/api/v2/project/duplicate', { projectId }],
    ['POST', '/api/v2/project/details', { projectId, projectGoal: 'Kitchen' }, ['projectGoal']],
    ['POST', '/api/v2/project/customer', { projectId, firstName: 'Ada' }, ['firstName']],
    ['POST', '/api/v2/project/name', { projectId, name: 'Test kitchen' }],
    ['GET', `/api/v2/project/changelogs?projectId=${projectId}`],
    ['GET', '/api/v2/project/kad/OAK-214'],
    ['POST', '/api/v2/project/comment', { projectId, message: 'Hello' }],
    ['GET', '/api/v2/project/customer-project-count?email=ada%40example.com'],
    ['GET', `/api/v2/project/outline/${projectId}`],
    ['GET', '/api/v2/project/navbar'],
    ['GET', `/api/projects/list-item?sku=OVEN&projectId=${projectId}`],
    ['POST', '/api/projects/product', { projectId, sku: 'FRIDGE', quantity: 2 }, ['quantity']],
    ['GET', '/api/projects/product/OVEN'],
    ['GET', `/api/projects/product/OVEN/${projectId}`],
    ['DELETE', `/api/projects/product/${projectId}/FRIDGE`],
    ['POST', '/api/projects/sort-products', { projectId, products: ['KETTLE', 'OVEN'] }],
    ['POST', '/api/v2/project/folder', { projectId, title: 'Laundry' }],
    ['POST', '/api/v2/project/duplicate-folder', { projectId, folderId }],
    ['POST', '/api/v2/project/sort-folders', { projects: [{ projectId: folderId, sortOrder: 0 }] }],
    ['DELETE', `/api/projects/folder?projectId=${projectId}&folderId=${folderId}&removeProducts=true`],
    ['POST', '/api/v2/project/product-note', { projectId, sku: 'OVEN', notes: 'Right' }],
    ['DELETE', `/api/v2/project/product-note?projectId=${projectId}&noteId=${noteId}`],
    ['POST', '/api/v2/project/product-variation', { projectId, ...variation }, ['comments', 'rrpOverride']],
    ['DELETE', `/api/v2/project/product-variation?projectId=${projectId}&variationId=${variationId}`],
    ['POST', '/api/v2/project/quote', { projectId }],
    ['POST', '/api/v2/project/email', { projectId }],
    ['POST', '/api/v2/project/lock-price', { projectId, expiryDate: '2026-12-01' }, ['expiryDate']],
    ['DELETE', `/api/v2/project/lock-price?projectId=${projectId}`],
    ['POST', '/api/projects/shared-project-status', { projectId, sharedStatus: 'Shared' }],
    ['POST', '/api/projects/cart', { projectId, productCodes: ['OVEN'], folders: [] }],
    ['POST', '/api/projects/admin-cart', { projectId, clearDiscounts: true }],
    [
      'POST',
      '/api/v2/project/product-transfer',
      { fromProjectId: projectId, toProjectId: otherId, products: [{ productCode: 'KETTLE', quantity: 1 }] },
    ],
    ['GET', '/api/v2/project/search?page=0&limit=13'],
    ['GET', '/api/v2/project/export?limit=-1'],
    ['GET', '/api/brand/autocomplete/Testa'],
    ['GET', '/api/category/autocomplete/Testing'],
    ['GET', '/api/product/search/OVEN'],
    ['GET', '/api/stock?sku=OVEN&includeOtherStock=true'],
    ['GET', '/api/product/competitor-prices?sku=OVEN'],
    ['GET', '/api/store/select-view'],
    ['GET', `/api/Reminders?projectId=${projectId}`],
    ['POST', '/api/Reminders/status', { id: reminderId, status: 'Done' }],
    ['POST', '/api/Reminders', { name: 'Call', notes: '', date: [2026, 12, 1] }],
    ['POST', '/api/v2/project/attachment'],
    ['DELETE', `/api/v2/project/attachment?projectId=${projectId}&attachmentId=none`],
    ['POST', '/api/v2/project/attachment/shown'],
    ['DELETE', `/api/projects/${otherId}`],
  ]
}

const method = (call: string) => call as NonNullable<InjectOptions['method']> // the table names methods only

const areas: Contract = contract
const endpoints = Object.values(areas).flatMap((area) => Object.values(area))
const endpointAt = (call: string, url: string) =>
  endpoints.find(
    ({ method: verb, path }) =>
      call === verb && new RegExp(`^${path.replaceAll(/:\\w+/g, '[^/]+')}$`).test(url.split('?')[0] ?? ''),
  )

describe('staff who work in another shop', () => {
  const grant = 'insert into staff_shops select id, $2, now(), $3 from accounts where email = $1'
  const setShops = async (...brands: [brand: string, grantedBy: string | null][]) => {
    await shop.pool.query('delete from staff_shops using accounts where id = account_id and email = $1', [wiremu])
    for (const [brand, grantedBy] of brands) await shop.pool.query(grant, [wiremu, brand, grantedBy])
  }
  /** Each endpoint with its response. */
  async function responsesFor(of: Ids) {
    const responses = []
    for (const [call, url, payload] of shapes(of)) {
      const multipart = url.endsWith('/attachment') && call === 'POST'
      const body = multipart
        ? form([
            { name: 'projectId', value: of.projectId },
            { name: 'file', file: 'a.pdf', bytes: Buffer.from('%PDF-1.7') },
          ])
        : payload && { payload }
      const { statusCode, body: text } = await shop.injectSignedIn({ method: method(call), url, ...body }, wiremu)
      responses.push({ call, url, payload, access: endpointAt(call, url)?.access, statusCode, text })
    }
    return responses
  }
  /** Endpoints whose body names a project although they work without one. */
  const named = /list-item|Reminders\?|Reminders\/status/
  const lists: [path: string, empty: unknown][] = [
    ['/api/v2/project/minimal', { projects: [], totalCount: 0 }],
    ['/api/v2/project/search', { quotes: [], totalCount: 0 }],
    ['/api/v2/project/export', { quotes: [], totalCount: 0 }],
    ['/api/v2/project/customer-project-count', { projectCount: 0 }],
  ]

  it('cannot read or change its projects, nor find them in lists', async () => {
    const of = await aFullProject()
    const before = await shop.view(of.projectId)
    await setShops(['aol-nz', null])
    const responses = await responsesFor(of)
    const closed = responses.filter(({ access, url }) => access === 'projects' || named.test(url))
    expect(closed.length).toBeGreaterThan(30)
    expect(closed.filter(({ statusCode }) => statusCode !== 404)).toEqual([])
    for (const { text } of responses) expect(text).not.toMatch(/Test kitchen|ada@example/)
    for (const [path, empty] of lists) {
      const list = responses.find(({ url }) => url.startsWith(path))
      expect([path, JSON.parse(list?.text ?? '')]).toEqual([path, empty])
    }
    expect(responses.find(({ url }) => url.endsWith('/navbar'))?.statusCode).toBe(204)
    const file = await shop.injectSignedIn({ url: `/api/v2/project/attachment/${of.projectId}/none` }, wiremu)
    expect(file.json()).toMatchObject({ message: 'You do not work with the projects of this shop' })
    expect(await shop.view(of.projectId)).toEqual(before)
  })

  it('can read and change its projects once granted access to the shop', async () => {
    const of = await aFullProject()
    await setShops(['aol-nz', null], ['wa', 'the owner'])
    const responses = await responsesFor(of)
    const denied = responses.filter(({ statusCode }) => statusCode === 404 || statusCode === 403)
    expect(denied).toEqual([])
    const [first] = lists
    expect(
      JSON.parse(responses.find(({ url }) => url.startsWith(first?.[0] ?? ''))?.text ?? '').totalCount,
    ).toBeGreaterThan(1)
  })
})

describe('every endpoint for staff', () => {
  it('succeeds with the documented shape; responds 400 and names the key if one is missing [S3-7-60]', async () => {
    for (const [call, url, payload, mayLack = []] of shapes()) {
      if (url.endsWith('/attachment') || url.endsWith('/shown')) continue // forms and files have their own tests
      for (const key of Object.keys(payload ?? {})) {
        if (mayLack.includes(key)) continue
        const { [key]: _, ...rest } = payload ?? {}
        const rejected = await shop.injectSignedIn({ method: method(call), url, payload: rest })
        expect([url, key, rejected.statusCode]).toEqual([url, key, 400])
        expect(Object.keys(rejected.json().fields).some((field) => field.startsWith(key))).toBe(true)
      }
      const response = await shop.injectSignedIn({ method: method(call), url, ...(payload ? { payload } : {}) })
      expect([url, response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([url, 200, ''])
    }
    const file = { name: 'file', file: 'a.pdf', bytes: Buffer.from('%PDF-1.7') }
    const parts = form([{ name: 'projectId', value: ids.projectId }, file])
    const uploaded = await shop.injectSignedIn({ method: 'POST', url: '/api/v2/project/attachment', ...parts })
    expect(uploaded.statusCode).toBe(200)
  })

  it('is in this list', () => {
    const staffCalls = [
      'project',
      'projectLines',
      'projectQuote',
      'projectFile',
      'projectSearch',
      'projectExport',
      'reminder',
      'staff',
    ]
    const calls = staffCalls
      .flatMap((area) => Object.values(areas[area] ?? {}))
      .filter(({ access }) => access === 'staff' || access === 'projects')
    const listed = shapes().map(([call, url]) => ({ call, path: url.split('?')[0] ?? '' }))
    const missing = calls.filter(({ method: verb, path }) => {
      const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
      return !listed.some(({ call, path: known }) => call === verb && pattern.test(known))
    })
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  it('rejects guests and customers, without project data in the error [S3-6-06]', async () => {
    for (const [call, url, payload] of shapes()) {
      const request = { method: method(call), url, ...(payload ? { payload } : {}) }
      const guest = await shop.inject(request)
      const customer = await shop.injectSignedIn(request, 'ada@hearth.example')
      expect([url, guest.statusCode, customer.statusCode]).toEqual([url, 401, 403])
      for (const { body } of [guest, customer]) expect(body).not.toMatch(/Test kitchen|Fenwick|OVEN|[0-9a-f]{8}-/)
    }
  })
})
