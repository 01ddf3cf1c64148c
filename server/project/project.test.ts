import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf } from '../../tests/buyer.ts'
import { type StaffShop, staffShop } from '../../tests/staff.ts'
import { logRows } from './project-editing.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())

const post = async (url: string, payload: object) => shop.injectSignedIn({ method: 'POST', url, payload })
const read = async (id: string) => (await shop.injectSignedIn({ url: `/api/v2/project/${id}` })).json()

describe('a project', () => {
  it('is created open, with the salesperson and store of the caller', async () => {
    const project = await shop.api.project.save({ body: { projectName: '  Raman kitchen ' } })
    expect(project).toMatchObject({
      projectName: 'Raman kitchen',
      quoteStatus: 'Open',
      version: 1,
      quoteId: null,
      quoted: false,
      projectEmailed: false,
      sharedStatus: 'NotShared',
      modifiedBy: 'Noor Haddad',
      selectedSalesPerson: { code: 'NH01', name: 'Noor Haddad', subdivision: 'SYD' },
      selectedStore: { storeUri: 'crows-nest-showroom', subdivision: 'SYD' },
      cart: { products: [] },
      totals: { lineCount: 0, pieceCount: 0, total: 0, gst: 0 },
    })
  })

  it('responds 204 until it has content', async () => {
    const id = await shop.aProject({ customerName: '' })
    expect((await shop.injectSignedIn({ url: `/api/v2/project/${id}` })).statusCode).toBe(204)
    await shop.api.project.saveDetails({ body: { projectId: id, projectGoal: 'Full kitchen' } })
    expect((await read(id)).quoteData.projectGoal).toBe('Full kitchen')
  })

  it('responds 404 to an unknown id of any format', async () => {
    for (const id of ['nothing', '018f0000-0000-7000-8000-000000000000', "' or 1=1"])
      expect(await apiErrorOf(shop.api.project.view({ params: { id } }))).toMatchObject({
        status: 404,
        message: 'There is no such project',
      })
  })

  it('logs the first 300 characters of a text, never half an emoji', () => {
    const change = { projectId: 'p', version: 2, madeAt: new Date(0), user: 'Noor' }
    const entry = { action: 'changed', target: 'details', to: `${'a'.repeat(299)}🍳 and more` } as const
    expect(logRows([entry], change)).toMatchObject([{ toText: `${'a'.repeat(299)}🍳`, fromText: '' }])
  })

  it('stores the customer and address fields under their own names [S3-3-24]', async () => {
    const projectId = await shop.aProject()
    const customer = {
      firstName: 'Priya',
      lastName: 'Raman',
      customerName: 'Raman and Doyle',
      customerEmail: 'priya.raman@example.com',
      customerEmailSecondary: 'doyle@example.com',
      contactNumber: '0491570156',
      customerNumberSecondary: '0491570157',
    }
    const address = { projectAddress: '14 Banksia Rise', suburb: 'Tarrawood', postCode: '3899', state: 'VIC' }
    expect((await post('/api/v2/project/customer', { projectId, ...customer })).statusCode).toBe(200)
    expect((await post('/api/v2/project/details', { projectId, ...address })).statusCode).toBe(200)
    expect((await read(projectId)).quoteData).toMatchObject({ ...customer, ...address })
  })

  it('stores goal, start, interests, comments and culinary bookings [S3-3-25]', async () => {
    const projectId = await shop.aProject()
    const details = {
      projectGoal: 'Full kitchen',
      projectStart: '2027-01-12',
      interests: 'Cooking, laundry',
      comments: 'Cut-outs with the joiner',
      showCulinaryBookings: true,
    }
    expect((await post('/api/v2/project/details', { projectId, ...details })).statusCode).toBe(200)
    expect((await read(projectId)).quoteData).toMatchObject(details)
  })

  it('sets and clears the five fields of a referrer [S3-3-26]', async () => {
    const projectId = await shop.aProject()
    const [found] = await shop.api.project.referrers({ params: { search: 'OAK-214' } })
    const referrer = {
      referrerCode: found?.code,
      referrerName: found?.name,
      referrerBusinessName: found?.businessName,
      referrerPhone: found?.phone,
      referrerContact: found?.contact,
    }
    expect(Object.values(referrer).every((value) => value)).toBe(true)
    await post('/api/v2/project/details', { projectId, ...referrer })
    expect((await read(projectId)).quoteData).toMatchObject(referrer)
    const cleared = Object.fromEntries(Object.keys(referrer).map((key) => [key, '']))
    await post('/api/v2/project/details', { projectId, ...cleared })
    expect((await read(projectId)).quoteData).toMatchObject(cleared)
  })

  it('normalises addresses and phone numbers, and names every wrong field', async () => {
    const projectId = await shop.aProject()
    const typed = { customerEmail: ' Priya@Example.COM ', contactNumber: '+61 491 570 156' }
    await shop.api.project.saveCustomer({ body: { projectId, ...typed } })
    expect((await read(projectId)).quoteData).toMatchObject({
      customerEmail: 'priya@example.com',
      contactNumber: '0491570156',
    })
    const wrong = { customerEmail: 'nobody', contactNumber: '12', customerNumberSecondary: '99999' }
    const error = await apiErrorOf(shop.api.project.saveCustomer({ body: { projectId, ...wrong } }))
    expect(error.status).toBe(400)
    expect(Object.keys(error.fields ?? {}).sort()).toEqual([
      'contactNumber',
      'customerEmail',
      'customerNumberSecondary',
    ])
    const details = await apiErrorOf(
      shop.api.project.saveDetails({ body: { projectId, postCode: '12', projectStart: '2026-02-30' } }),
    )
    expect(Object.keys(details.fields ?? {}).sort()).toEqual(['postCode', 'projectStart'])
    expect((await read(projectId)).quoteData.customerEmail).toBe('priya@example.com')
  })

  it('names the customer by first and last name until another name is set', async () => {
    const projectId = await shop.aProject({ customerName: '' })
    const name = async () => (await read(projectId)).quoteData.customerName
    await shop.api.project.saveCustomer({ body: { projectId, firstName: 'Priya', lastName: 'Raman' } })
    expect(await name()).toBe('Priya Raman')
    await shop.api.project.saveCustomer({ body: { projectId, customerName: 'Raman and Doyle' } })
    await shop.api.project.saveCustomer({ body: { projectId, lastName: 'Doyle' } })
    expect(await name()).toBe('Raman and Doyle')
  })

  it('changes name, status, salesperson and store; rejects unknown ones by field', async () => {
    const projectId = await shop.aProject()
    const { availableStores, availableSalesPersons } = await shop.api.staff.storeView()
    const store = availableStores.find(({ subdivision }) => subdivision === 'MEL')
    const person = availableSalesPersons.find(({ subdivision }) => subdivision === 'MEL')
    await shop.api.project.rename({ body: { projectId, name: 'Doyle kitchen' } })
    await shop.api.project.saveDetails({
      body: { projectId, status: 'Pending', storeId: store?.storeId, salespersonCode: person?.code },
    })
    expect(await read(projectId)).toMatchObject({
      projectName: 'Doyle kitchen',
      quoteStatus: 'Pending',
      selectedStore: store,
      selectedSalesPerson: person,
    })
    for (const wrong of [
      { storeId: 'nowhere' },
      { salespersonCode: 'XX99' },
      { salespersonCode: 'WT02' },
      { status: 'Maybe' },
    ]) {
      const response = await post('/api/v2/project/details', { projectId, ...wrong })
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, Object.keys(wrong)])
    }
    await shop.api.project.saveDetails({ body: { projectId, storeId: null, salespersonCode: null } })
    expect(await read(projectId)).toMatchObject({ selectedStore: null, selectedSalesPerson: null })
  })

  it('is changed and returned under the id in the request [S3-7-26]', async () => {
    const made = await shop.api.project.save({ body: { projectName: 'Before' } })
    const changed = await shop.api.project.save({ body: { projectId: made.projectRef, projectName: 'After' } })
    expect(changed).toMatchObject({ projectRef: made.projectRef, projectName: 'After', version: made.version + 1 })
  })

  it('is copied with folders, products, notes, variations and customer, without quote, lock and log', async () => {
    const id = await shop.aProject({ lines: [{ sku: 'FRIDGE', quantity: 2 }, { sku: 'OVEN' }] })
    const folder = await shop.api.projectLines.saveFolder({ body: { projectId: id, title: 'Kitchen' } })
    await shop.api.projectLines.sort({ body: { projectId: id, folderId: folder.id, products: ['OVEN'] } })
    await shop.api.projectLines.saveNote({ body: { projectId: id, sku: 'OVEN', notes: 'Left of the sink' } })
    const variation = { productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-L', comments: '', rrpOverride: 5 }
    await shop.api.projectLines.saveVariation({ body: { projectId: id, ...variation } })
    await shop.api.project.comment({ body: { projectId: id, message: 'Only for us' } })
    await shop.api.projectQuote.save({ body: { projectId: id } })
    await shop.api.projectQuote.lock({ body: { projectId: id } })
    await shop.api.projectQuote.share({ body: { projectId: id, sharedStatus: 'Shared' } })
    const copy = await shop.api.project.duplicate({ body: { projectId: id } })
    expect(copy.projectRef).not.toBe(id)
    expect(copy).toMatchObject({
      projectName: 'Test kitchen (copy)',
      quoteStatus: 'Open',
      quoteId: null,
      quote: null,
      priceLock: null,
      sharedStatus: 'NotShared',
      staffComments: [],
      quoteData: { customerName: 'Ada Fenwick' },
      folders: [{ title: 'Kitchen', products: ['OVEN'] }],
      productNotes: [{ notes: 'Left of the sink', sku: 'OVEN' }],
      productVariations: [{ variationSku: 'OVEN-L', rrpOverride: 5 }],
    })
    expect(copy.cart.products.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['OVEN', 1],
      ['FRIDGE', 2],
    ])
    expect(
      (await shop.api.project.changeLogs({ query: { projectId: copy.projectRef } })).map(({ text }) => text),
    ).toEqual(['made this project as a copy of Test kitchen'])
  })

  it('is in no list, count or search once deleted, and can be deleted again', async () => {
    const id = await shop.aProject({ name: 'Soon gone', customerName: 'Gone Soon' })
    await shop.api.project.saveCustomer({ body: { projectId: id, customerEmail: 'gone@example.com' } })
    const count = () => shop.api.project.customerCount({ query: { email: 'GONE@example.com' } })
    expect(await count()).toEqual({ projectCount: 1 })
    expect(await shop.api.project.remove({ params: { id } })).toEqual({ projectId: id })
    expect(await shop.api.project.remove({ params: { id } })).toEqual({ projectId: id })
    expect(await count()).toEqual({ projectCount: 0 })
    const { projects } = await shop.api.project.minimal({ query: { text: 'Soon gone' } })
    expect(projects).toEqual([])
    expect((await apiErrorOf(shop.api.project.view({ params: { id } }))).status).toBe(404)
    const { quotes } = await shop.api.projectSearch.rows({ query: { sortProperty: 'created', limit: 100 } })
    expect(quotes.map(({ projectId }) => projectId)).not.toContain(id)
  })
})

describe('the list of projects', () => {
  it('has pages of 13 without repeats, the latest change first', async () => {
    const first = await shop.api.project.minimal({ query: {} })
    const second = await shop.api.project.minimal({ query: { page: 1, items: 13 } })
    expect(first.projects).toHaveLength(13)
    const ids = [...first.projects, ...second.projects].map(({ projectId }) => projectId)
    expect(new Set(ids).size).toBe(ids.length)
    const dates = [...first.projects, ...second.projects].map(({ dateModified }) => dateModified)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(first.totalCount).toBe(second.totalCount)
    const past = await shop.api.project.minimal({ query: { page: 500 } })
    expect(past).toEqual({ projects: [], totalCount: first.totalCount })
  })
  it('contains projects of this shop only', async () => {
    const { projects } = await shop.api.project.minimal({ query: { items: 100 } })
    expect(projects.map(({ projectName }) => projectName)).toContain('Raman and Doyle kitchen')
    expect(projects.map(({ projectName }) => projectName)).not.toContain('Ngata bach')
    const { rows } = await shop.pool.query<{ id: string }>(`select id from projects where name = 'Ngata bach'`)
    expect((await apiErrorOf(shop.api.project.view({ params: { id: rows[0]?.id ?? '' } }))).status).toBe(404)
  })
  it('filters by name, customer, phone and quote number', async () => {
    const found = async (text: string) =>
      (await shop.api.project.minimal({ query: { text, items: 100 } })).projects.map(({ projectName }) => projectName)
    expect(await found('doyle KITCHEN')).toContain('Raman and Doyle kitchen')
    expect(await found('minh')).toContain('Tran and Abbot new build')
    expect(await found('100%')).toEqual([])
    const { projects } = await shop.api.project.minimal({ query: { text: 'Quill' } })
    expect(await found(String(projects[0]?.quoteId))).toEqual(['Quill Street café'])
  })
  it.each([{ page: -1 }, { page: 1.5 }, { items: 0 }, { items: 101 }, { page: Number.NaN }])(
    'rejects %j',
    async (query) => {
      expect(await apiErrorOf(shop.api.project.minimal({ query }))).toMatchObject({
        status: 400,
        fields: { [Object.keys(query)[0] ?? '']: [expect.stringMatching(/^Give a whole number/)] },
      })
    },
  )
})

describe('project data', () => {
  it('lists comments in the order of writing', async () => {
    const projectId = await shop.aProject()
    await shop.api.project.comment({ body: { projectId, message: ' Call Rhys ' } })
    shop.clock.advance(1000)
    await shop.colleague.project.comment({ body: { projectId, message: '<b>Done</b>' } })
    expect((await read(projectId)).staffComments).toMatchObject([
      { user: 'Noor Haddad', message: 'Call Rhys' },
      { user: 'Wiremu Tane', message: '<b>Done</b>' },
    ])
    const empty = await post('/api/v2/project/comment', { projectId, message: '   ' })
    expect(empty.json().fields).toEqual({ message: ['Please enter a comment'] })
    expect((await post('/api/v2/project/comment', { projectId, message: 'x'.repeat(2001) })).statusCode).toBe(400)
  })

  it('logs every change, the latest first, without personal values', async () => {
    const projectId = await shop.aProject()
    await shop.api.project.saveCustomer({ body: { projectId, customerEmail: 'secret@example.com' } })
    await shop.api.project.saveDetails({ body: { projectId, status: 'Pending', projectGoal: 'Kitchen' } })
    await shop.api.projectLines.add({ body: { projectId, sku: 'KETTLE' } })
    await shop.api.projectLines.add({ body: { projectId, sku: 'KETTLE', quantity: 3 } })
    await shop.api.projectLines.remove({ params: { projectId, sku: 'KETTLE' }, query: {} })
    const log = await shop.api.project.changeLogs({ query: { projectId } })
    expect(log.map(({ text }) => text)).toEqual([
      'removed product KETTLE',
      'changed quantity of Testa KETTLE from 1 to 3',
      'added product Testa KETTLE',
      'changed status from Open to Pending',
      'changed project goal from none to Kitchen',
      'changed email',
      'made this project',
    ])
    expect(log[0]).toMatchObject({ user: 'Noor Haddad', action: 'removed', timestamp: shop.clock().toISOString() })
    expect(JSON.stringify(log)).not.toContain('secret@')
  })

  it('counts projects by any address or phone of the customer, each project once', async () => {
    const contact = { customerEmail: 'count@example.com', contactNumber: '0491 570 111' }
    for (const name of ['One', 'Two']) {
      const projectId = await shop.aProject({ name })
      await shop.api.project.saveCustomer({ body: { projectId, ...contact } })
    }
    const projectId = await shop.aProject({ name: 'Three' })
    await shop.api.project.saveCustomer({ body: { projectId, customerNumberSecondary: '0491570111' } })
    const count = async (query: object) => (await shop.api.project.customerCount({ query })).projectCount
    expect(await count({})).toBe(0)
    expect(await count({ email: 'Count@Example.com' })).toBe(2)
    expect(await count({ phone: '+61 491 570 111' })).toBe(3)
    expect(await count({ secondaryEmail: 'count@example.com', secondaryPhone: '0491570111' })).toBe(3)
    expect(await count({ email: 'nobody@example.com' })).toBe(0)
  })

  it('returns the last opened project for the navigation', async () => {
    const bar = async () =>
      (await shop.injectSignedIn({ url: '/api/v2/project/navbar' }, 'wiremu@hearth.example')).statusCode
    expect(await bar()).toBe(204)
    const id = await shop.aProject({ name: 'Opened', lines: [{ sku: 'OVEN' }] })
    await shop.colleague.project.view({ params: { id } })
    expect(await shop.colleague.project.navbar()).toEqual({
      projectId: id,
      projectName: 'Opened',
      productCount: 1,
      quoteStatus: 'Open',
    })
  })

  it('returns an outline without prices and customer', async () => {
    const id = await shop.aProject({ name: 'Outlined', lines: [{ sku: 'OVEN', quantity: 2 }, { sku: 'KETTLE' }] })
    const folder = await shop.api.projectLines.saveFolder({ body: { projectId: id, title: 'Kitchen' } })
    await shop.api.projectLines.sort({ body: { projectId: id, folderId: folder.id, products: ['OVEN'] } })
    const image = expect.objectContaining({ path: expect.stringMatching(/^\/images\//), alt: '' })
    expect(await shop.api.project.outline({ params: { id } })).toEqual({
      projectId: id,
      projectName: 'Outlined',
      folders: [
        {
          id: folder.id,
          title: 'Kitchen',
          products: [{ productCode: 'OVEN', title: 'Testa OVEN', quantity: 2, image }],
        },
      ],
      products: [{ productCode: 'KETTLE', title: 'Testa KETTLE', quantity: 1, image }],
    })
  })
})

describe('the referrer lookup', () => {
  it('finds referrers by code, name, business and phone, as a list', async () => {
    const codes = async (search: string) =>
      (await shop.api.project.referrers({ params: { search } })).map(({ code }) => code)
    expect(await codes('oak-214')).toEqual(['OAK-214'])
    expect(await codes('etienne')).toEqual(['STU-330'])
    expect(await codes('Harbour Cab')).toEqual(['HAR-256'])
    expect(await codes('(03) 5550 0142')).toEqual(['OAK-214'])
    expect(await codes('no such partner')).toEqual([])
    expect((await codes('example')).length).toBeLessThanOrEqual(20)
    expect(await apiErrorOf(shop.api.project.referrers({ params: { search: 'a' } }))).toMatchObject({ status: 400 })
  })
})
