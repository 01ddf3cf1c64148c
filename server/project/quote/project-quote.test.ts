import { millisecondsInDay } from 'date-fns/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf, buyer } from '../../../tests/buyer.ts'
import { pdfText } from '../../../tests/pdf-text.ts'
import { noor, type StaffShop, staffShop } from '../../../tests/staff.ts'
import { endPriceLocks } from '../../jobs/price-locks.ts'

const boxford = {
  priceReason: 'priceMatch',
  competitor: 'Boxford',
  competitorUrl: 'https://boxford.example/oven',
} as const

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())

const setPrice = (sku: string, cents: number) =>
  shop.pool.query(
    `update listings set price_cents = $1 where brand = 'wa' and product_id = (select id from products where sku = $2)`,
    [cents, sku],
  )
const mailsTo = async (recipient: string) =>
  (
    await shop.pool.query<{ subject: string; body: string; reply_to: string | null }>(
      'select subject, body, reply_to from mails where recipient = $1 order by id',
      [recipient],
    )
  ).rows
const texts = async (projectId: string) =>
  (await shop.api.project.changeLogs({ query: { projectId } })).map(({ text }) => text)

describe('a quote', () => {
  it('has a constant number and a rising version, and sets an open project to quoted', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN', quantity: 2 }] })
    const first = await shop.api.projectQuote.save({ body: { projectId, quoteData: { projectGoal: 'Kitchen' } } })
    expect(first).toMatchObject({
      quoted: true,
      quoteStatus: 'Quoted',
      changedSinceQuote: false,
      quoteData: { projectGoal: 'Kitchen' },
      quote: { quoteVersion: 1, total: 4000, savedBy: 'Noor Haddad', emailedAt: null, emailedTo: [] },
    })
    expect(first.quoteId).toBe(first.quote?.quoteId)
    await shop.api.projectLines.add({ body: { projectId, sku: 'OVEN', quantity: 1 } })
    expect((await shop.view(projectId)).changedSinceQuote).toBe(true)
    await shop.api.project.saveDetails({ body: { projectId, status: 'Lost' } })
    const second = await shop.api.projectQuote.save({ body: { projectId } })
    expect(second).toMatchObject({
      quoteId: first.quoteId,
      quoteStatus: 'Lost',
      changedSinceQuote: false,
      quote: { quoteVersion: 2, total: 2000 },
    })
    expect(await texts(projectId)).toContain(`saved quote ${first.quoteId} version 2`)
  })

  it('remains current when colleagues comment, share or send', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    await shop.api.projectQuote.save({ body: { projectId } })
    await shop.api.project.comment({ body: { projectId, message: 'Hm' } })
    await shop.api.projectQuote.share({ body: { projectId, sharedStatus: 'Shared' } })
    expect((await shop.view(projectId)).changedSinceQuote).toBe(false)
  })

  it('needs a product and the name of the customer', async () => {
    const empty = await shop.aProject()
    expect(await apiErrorOf(shop.api.projectQuote.save({ body: { projectId: empty } }))).toMatchObject({
      status: 400,
      message: 'Add a product before saving the quote.',
    })
    const nameless = await shop.aProject({ customerName: '', lines: [{ sku: 'OVEN' }] })
    expect(await apiErrorOf(shop.api.projectQuote.save({ body: { projectId: nameless } }))).toMatchObject({
      status: 400,
      message: "Add the customer's name before saving the quote.",
    })
    const named = { projectId: nameless, quoteData: { firstName: 'Ada', lastName: 'Fenwick' } }
    expect((await shop.api.projectQuote.save({ body: named })).quoteData.customerName).toBe('Ada Fenwick')
  })

  it('stores the quoted prices, unaffected by later price changes', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    await shop.api.projectQuote.save({ body: { projectId } })
    await setPrice('OVEN', 2500_00)
    expect(await shop.view(projectId)).toMatchObject({ quote: { total: 2000 }, totals: { total: 2500 } })
    await setPrice('OVEN', 2000_00)
  })

  it('has its own number and dashboard row for a folder', async () => {
    const projectId = await shop.aProject({ name: 'Two quotes', lines: [{ sku: 'OVEN' }, { sku: 'KETTLE' }] })
    const { id } = await shop.api.projectLines.saveFolder({ body: { projectId, title: 'Bench' } })
    await shop.api.projectLines.sort({ body: { projectId, folderId: id, products: ['KETTLE'] } })
    const whole = await shop.api.projectQuote.save({ body: { projectId } })
    const part = await shop.api.projectQuote.save({ body: { projectId, folderId: id ?? '' } })
    expect(part.quoteId).toBe(whole.quoteId)
    expect(part.folders[0]?.quoteId).not.toBe(whole.quoteId)
    const { quotes } = await shop.api.projectSearch.rows({ query: { limit: 100 } })
    const own = quotes.filter((row) => row.projectId === projectId)
    expect(own.map(({ folderName, quoteId, quotePrice }) => [folderName, quoteId, quotePrice])).toEqual([
      ['', whole.quoteId, 2089.95],
      ['Bench', part.folders[0]?.quoteId, 89.95],
    ])
    await shop.api.project.saveCustomer({ body: { projectId, customerEmail: 'bench@example.com' } })
    await shop.api.projectQuote.email({ body: { projectId, folderId: id ?? '' } })
    const [mail] = await mailsTo('bench@example.com')
    expect(mail?.subject).toContain(String(part.folders[0]?.quoteId))
    expect(mail?.body).toContain('1 x Testa KETTLE')
    expect(mail?.body).not.toContain('OVEN')
  })

  it('is served as PDF by its own URL, for the project and for a folder, and with no other key', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE' }] })
    const { id } = await shop.api.projectLines.saveFolder({ body: { projectId, title: 'Bench' } })
    await shop.api.projectLines.sort({ body: { projectId, folderId: id, products: ['KETTLE'] } })
    await shop.api.projectQuote.save({ body: { projectId } })
    const { quote, folders } = await shop.api.projectQuote.save({ body: { projectId, folderId: id ?? '' } })
    const files = [quote?.file, folders[0]?.quoteFile]
    expect(new Set(files).size).toBe(2)
    for (const url of files) {
      const response = await shop.inject({ url: String(url) })
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const wrong = new URLSearchParams(String(quote?.file).split('?')[1])
    wrong.set('key', 'x'.repeat(43))
    for (const query of [wrong, 'id=nothing&key=x', ''])
      expect((await shop.inject({ url: `/api/v2/project/quote-file?${query}` })).statusCode).toBe(404)
  })
})

it('shows on paper what each line costs beside its RRP, what people noted, and the sums', async () => {
  const projectId = await shop.aProject({ name: 'On paper', lines: [{ sku: 'OVEN', quantity: 2 }, { sku: 'KETTLE' }] })
  await shop.pool.query(
    `update listings set rrp_cents = 249900 where brand = 'wa' and product_id = (select id from products where sku = 'OVEN')`,
  )
  await shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Needs a 32 A circuit.' } })
  await shop.api.project.comment({ body: { projectId, message: 'Margin is thin' } })
  await shop.api.projectQuote.lock({ body: { projectId, expiryDate: '2026-12-18' } })
  const { quote } = await shop.api.projectQuote.save({ body: { projectId } })
  const { rawPayload } = await shop.inject({ url: String(quote?.file) })
  const text = pdfText(rawPayload)
  for (const words of [
    'On paper',
    'Qty RRP Unit price Total',
    '2 $2,499.00 $2,000.00 $4,000.00 Testa OVEN OVEN Needs a 32 A circuit.',
    '$5,087.95 2 lines, 3 products',
    '−$998.00 Below RRP',
    '$4,089.95 Total',
    'Prices held until 18 Dec 2026',
    'Name and signature',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('Margin')
})

describe('the quote email', () => {
  const ready = async (email = 'priya@example.com') => {
    const projectId = await shop.aProject({ name: 'Mailed', lines: [{ sku: 'OVEN', quantity: 2 }, { sku: 'KETTLE' }] })
    await shop.api.project.saveCustomer({ body: { projectId, firstName: 'Priya', customerEmail: email } })
    return projectId
  }

  it('contains the quoted lines in words, and nothing for staff only', async () => {
    const projectId = await ready()
    await shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Needs a 32 A circuit.' } })
    await shop.api.project.comment({ body: { projectId, message: 'Margin is thin' } })
    await shop.api.project.saveDetails({ body: { projectId, referrerName: 'Rhys Calder' } })
    await shop.api.project.saveCustomer({ body: { projectId, customerEmailSecondary: 'doyle@example.com' } })
    await shop.api.projectQuote.lock({ body: { projectId, expiryDate: '2026-12-18' } })
    await shop.api.projectQuote.save({ body: { projectId } })
    const { link } = await shop.api.projectQuote.share({ body: { projectId, sharedStatus: 'Shared' } })
    await shop.api.projectQuote.email({ body: { projectId } })
    const project = await shop.view(projectId)
    expect(project).toMatchObject({
      projectEmailed: true,
      quote: { emailedAt: shop.clock().toISOString(), emailedTo: ['priya@example.com', 'doyle@example.com'] },
    })
    const [mail] = await mailsTo('priya@example.com')
    expect(await mailsTo('doyle@example.com')).toEqual([mail])
    expect(mail?.subject).toBe(`Your quote ${project.quoteId} from Wattle & Ash`)
    expect(mail?.reply_to).toBe('noor@hearth.example')
    for (const words of [
      'Hello Priya,',
      `Here is your quote ${project.quoteId}, version 1, for Mailed.`,
      '2 x Testa OVEN (OVEN): $4,000.00',
      '    $2,000.00 each',
      '    Note: Needs a 32 A circuit.',
      '1 x Testa KETTLE (KETTLE): $89.95',
      'Total for 3 products, GST included: $4,089.95',
      'Prices held until 18 Dec 2026',
      `http://wa.localhost${link}`,
      'Noor Haddad, noor@hearth.example',
      'Crows Nest showroom',
    ])
      expect(mail?.body).toContain(words)
    expect(mail?.body).not.toMatch(/Margin|Rhys/)
  })

  it('needs a quote and an address, and is sent at most every half minute', async () => {
    const projectId = await ready('')
    const send = () => shop.api.projectQuote.email({ body: { projectId } })
    expect(await apiErrorOf(send())).toMatchObject({ status: 400, message: 'Save the quote before sending it.' })
    await shop.api.projectQuote.save({ body: { projectId } })
    expect(await apiErrorOf(send())).toMatchObject({ status: 400, message: 'Add a customer email before sending.' })
    expect((await shop.view(projectId)).projectEmailed).toBe(false)
    await shop.api.project.saveCustomer({ body: { projectId, customerEmail: 'again@example.com' } })
    await send()
    expect((await apiErrorOf(send())).status).toBe(429)
    shop.clock.advance(30_000)
    await send()
    expect(await mailsTo('again@example.com')).toHaveLength(2)
  })
})

describe('a price lock', () => {
  it('locks prices by line, shows the live ones too, and releases them', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    await shop.api.projectQuote.lock({ body: { projectId, expiryDate: '2026-12-18' } })
    await setPrice('OVEN', 1900_00)
    await shop.api.projectLines.add({ body: { projectId, sku: 'KETTLE' } })
    const locked = await shop.view(projectId)
    expect(locked.priceLock).toEqual({
      lockedAt: shop.clock().toISOString(),
      lockedBy: 'Noor Haddad',
      expiryDate: '2026-12-18',
    })
    expect(locked.cart.products).toMatchObject([
      { sku: 'OVEN', price: 2000, livePrice: 1900, lockedPrice: 2000, addedSinceLock: false },
      { sku: 'KETTLE', price: 89.95, lockedPrice: null, addedSinceLock: true },
    ])
    await shop.api.projectQuote.lock({ body: { projectId } })
    const again = await shop.view(projectId)
    expect(again.priceLock?.expiryDate).toBeNull()
    expect(again.cart.products.map(({ lockedPrice }) => lockedPrice)).toEqual([2000, 89.95])
    await shop.api.projectQuote.unlock({ query: { projectId } })
    const { version } = await shop.api.projectQuote.unlock({ query: { projectId } })
    const open = await shop.view(projectId)
    expect([open.priceLock, open.cart.products[0]?.price, open.version]).toEqual([null, 1900, version])
    await setPrice('OVEN', 2000_00)
  })

  it.each([
    ['2026-11-19', 'Choose today or a later day'],
    ['2027-11-21', 'Prices can be locked for up to 12 months'],
    ['2026-02-30', 'Give a day as yyyy-mm-dd'],
    ['soon', 'Give a day as yyyy-mm-dd'],
  ])('rejects the end %s', async (expiryDate, text) => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    const error = await apiErrorOf(shop.api.projectQuote.lock({ body: { projectId, expiryDate } }))
    expect([error.status, error.fields]).toEqual([400, { expiryDate: [text] }])
  })

  it('ends after its last day, and a later lock uses the prices of its own day', async () => {
    const late = await staffShop()
    try {
      await endPriceLocks(late)
      const projectId = await late.aProject({ lines: [{ sku: 'OVEN' }] })
      await late.api.projectQuote.lock({ body: { projectId, expiryDate: '2026-11-21' } })
      await late.pool.query(
        `update listings set price_cents = 210000 where product_id = (select id from products where sku = 'OVEN')`,
      )
      const priceAt = async (time: string) => {
        late.clock.set(time)
        const api = await late.signedIn(noor)
        const project = await api.project.view({ params: { id: projectId } })
        return [project?.cart.products[0]?.price, project?.priceLock?.expiryDate ?? null]
      }
      expect(await priceAt('2026-11-21T12:59:00Z')).toEqual([2000, '2026-11-21']) // 23:59 in Sydney
      expect(await endPriceLocks(late)).toBe(0)
      expect(await priceAt('2026-11-21T13:00:00Z')).toEqual([2100, null])
      expect(await endPriceLocks(late)).toBeGreaterThan(0)
      expect(await endPriceLocks(late)).toBe(0)
      const api = await late.signedIn(noor)
      const [last] = await api.project.changeLogs({ query: { projectId } })
      expect(last?.text).toBe('prices are live again: the lock has ended')
      await api.projectQuote.lock({ body: { projectId } })
      expect((await priceAt('2026-11-21T13:00:00Z'))[0]).toBe(2100)
    } finally {
      await late.close()
    }
  })
})

describe('a shared project', () => {
  const shared = async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'EMPTY' }] })
    const { shareId } = await shop.api.projectQuote.share({ body: { projectId, sharedStatus: 'Shared' } })
    return { projectId, shareId: shareId ?? '' }
  }

  it('is readable by anyone with the link, without data for staff', async () => {
    const { projectId, shareId } = await shared()
    await shop.api.project.saveCustomer({
      body: { projectId, customerEmail: 'first@example.com', customerEmailSecondary: 'second@example.com' },
    })
    await shop.api.project.saveDetails({ body: { projectId, referrerName: 'Rhys Calder', comments: 'Hard to please' } })
    await shop.api.project.comment({ body: { projectId, message: 'Margin is thin' } })
    await shop.api.projectLines.saveNote({ body: { projectId, sku: 'OVEN', notes: 'Left of the sink' } })
    await shop.api.projectLines.add({ body: { projectId, sku: 'OVEN', price: 1500, ...boxford } })
    const response = await shop.inject({ url: `/api/v2/project/shared?shareId=${shareId}` })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(Object.keys(response.json()).sort()).toEqual([
      'cart',
      'customerName',
      'files',
      'folders',
      'heldUntil',
      'productNotes',
      'productVariations',
      'projectName',
      'quoteId',
      'quoteVersion',
      'salesperson',
      'store',
      'totals',
    ])
    expect(response.json()).toMatchObject({
      projectName: 'Test kitchen',
      productNotes: [{ notes: 'Left of the sink', sku: 'OVEN' }],
      salesperson: { name: 'Noor Haddad', email: 'noor@hearth.example' },
      store: { name: 'Crows Nest showroom', phone: '02 5550 0143' },
      totals: { total: 1600 },
    })
    for (const secret of [
      'Margin',
      'Rhys',
      'second@',
      'first@',
      'Hard to please',
      projectId,
      'livePrice',
      'competitor',
      'oxford',
      'agreed',
    ])
      expect(response.body).not.toContain(secret)
  })

  it('has the same link until sharing ends, then another one; the old one is unknown', async () => {
    const { projectId, shareId } = await shared()
    const again = await shop.api.projectQuote.share({ body: { projectId, sharedStatus: 'Shared' } })
    expect(again.shareId).toBe(shareId)
    expect((await shop.view(projectId)).sharing).toMatchObject({ shareId, link: `/project?shareId=${shareId}` })
    expect(shareId.length).toBeGreaterThanOrEqual(22)
    const { rows } = await shop.pool.query('select * from projects where id = $1', [projectId])
    expect(JSON.stringify(rows)).not.toContain(shareId)
    await shop.api.projectQuote.share({ body: { projectId, sharedStatus: 'NotShared' } })
    expect((await shop.view(projectId)).sharedStatus).toBe('NotShared')
    const next = await shop.api.projectQuote.share({ body: { projectId, sharedStatus: 'Shared' } })
    expect(next.shareId).not.toBe(shareId)
    const errors = await Promise.all(
      [shareId, 'x'.repeat(43)].map((id) => apiErrorOf(shop.visitor().projectQuote.shared({ query: { shareId: id } }))),
    )
    expect(errors[0]).toEqual(errors[1])
    expect(errors[0]).toMatchObject({
      status: 404,
      message: 'This link is no longer available. Please ask your salesperson.',
    })
    await shop.api.project.remove({ params: { id: projectId } })
    const dead = shop.visitor().projectQuote.shared({ query: { shareId: next.shareId ?? '' } })
    expect((await apiErrorOf(dead)).status).toBe(404)
  })

  it('shows staff when the customer opened it first and last; staff do not count', async () => {
    const { projectId, shareId } = await shared()
    const read = (api: Pick<typeof shop.api, 'projectQuote'>) => api.projectQuote.shared({ query: { shareId } })
    const sharing = async () => (await shop.view(projectId)).sharing
    await read(shop.api)
    expect(await sharing()).toMatchObject({ openedAt: null, lastOpenedAt: null })
    const { version } = await shop.view(projectId)
    const first = shop.clock().toISOString()
    await read(shop.visitor())
    expect(await sharing()).toMatchObject({ openedAt: first, lastOpenedAt: first })
    shop.clock.advance(60_001)
    await read(shop.visitor())
    expect(await sharing()).toMatchObject({ openedAt: first, lastOpenedAt: shop.clock().toISOString() })
    expect((await shop.view(projectId)).version).toBe(version)
    await shop.api.projectQuote.share({ body: { projectId, sharedStatus: 'NotShared' } })
    await shop.api.projectQuote.share({ body: { projectId, sharedStatus: 'Shared' } })
    expect(await sharing()).toMatchObject({ openedAt: null, lastOpenedAt: null })
  })

  it('expires after 90 days, and belongs to its shop', async () => {
    const { projectId, shareId } = await shared()
    const read = (host?: string) => shop.visitor(host).projectQuote.shared({ query: { shareId } })
    expect((await apiErrorOf(read('aol.localhost'))).status).toBe(404)
    const { rows } = await shop.pool.query<{ share_ends_at: Date }>(
      'select share_ends_at from projects where id = $1',
      [projectId],
    )
    expect(rows[0]?.share_ends_at.getTime()).toBe(shop.clock().getTime() + 90 * millisecondsInDay)
    await shop.pool.query('update projects set share_ends_at = $1 where id = $2', [shop.clock(), projectId])
    expect((await apiErrorOf(read())).status).toBe(404)
    expect((await shop.view(projectId)).sharedStatus).toBe('NotShared')
  })

  it('cannot be guessed: too many wrong ids have to wait', async () => {
    const guesser = shop.visitor()
    const guess = (index: number) => apiErrorOf(guesser.projectQuote.shared({ query: { shareId: `guess-${index}` } }))
    for (let index = 0; index < 30; index++) expect((await guess(index)).status).toBe(404)
    const { shareId } = await shared()
    expect((await guess(30)).status).toBe(429)
    expect((await apiErrorOf(guesser.projectQuote.shared({ query: { shareId } }))).status).toBe(429)
    expect((await shop.visitor().projectQuote.shared({ query: { shareId } })).projectName).toBe('Test kitchen')
    shop.clock.advance(60_001)
    expect((await guesser.projectQuote.shared({ query: { shareId } })).projectName).toBe('Test kitchen')
  })

  it("can be added to the customer's cart at the locked prices", async () => {
    const { projectId, shareId } = await shared()
    await shop.api.projectQuote.lock({ body: { projectId, expiryDate: '2026-12-18' } })
    await setPrice('OVEN', 2400_00)
    const visitor = shop.visitor()
    const body = { shareId, productCodes: ['OVEN', 'EMPTY'], folders: [] }
    const cart = await visitor.projectQuote.sharedToCart({ body })
    expect(cart.products.map(({ sku, price, quantity }) => [sku, price, quantity])).toEqual([['OVEN', 2000, 1]])
    expect(cart.messages).toEqual(['Testa EMPTY cannot be bought at the moment and was left out.'])
    await setPrice('OVEN', 2000_00)
  })
})

describe('a project in the cart', () => {
  const fresh = () => shop.signedIn(noor)

  it('adds each selected line once to the cart, and nothing else', async () => {
    const projectId = await shop.aProject({
      lines: [{ sku: 'OVEN', quantity: 2 }, { sku: 'KETTLE' }, { sku: 'FRIDGE' }],
    })
    const { id } = await shop.api.projectLines.saveFolder({ body: { projectId, title: 'Kitchen' } })
    await shop.api.projectLines.sort({ body: { projectId, folderId: id, products: ['OVEN'] } })
    const api = await fresh()
    await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
    const body = { projectId, productCodes: ['OVEN', 'KETTLE'], folders: [id ?? ''] }
    const cart = await api.projectQuote.toCart({ body })
    expect(cart.products.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['KETTLE', 2],
      ['OVEN', 2],
    ])
    expect(await texts(projectId)).toContain('put 2 lines into a cart')
    const none = { projectId, productCodes: [], folders: [] }
    expect((await apiErrorOf(api.projectQuote.toCart({ body: none }))).status).toBe(400)
    const unknown = { projectId, productCodes: ['NOTHING'], folders: [] }
    expect((await apiErrorOf(api.projectQuote.toCart({ body: unknown }))).fields).toHaveProperty('productCodes')
  })

  it('has an agreed price for these units only, until its last day', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
    await shop.api.projectLines.add({ body: { projectId, sku: 'OVEN', price: 1800, ...boxford } })
    const api = await fresh()
    await api.projectQuote.toCart({ body: { projectId, productCodes: ['OVEN'], folders: [] } })
    const more = { sku: 'OVEN', quantity: 1 }
    expect((await apiErrorOf(api.cart.addProduct({ body: { ...more, productCode: 'OVEN' } }))).errors).toEqual([
      'This price was agreed for this quantity. Please ask your salesperson to change it',
    ])
    const cart = await api.cart.addProduct({ body: more })
    expect(cart.products).toMatchObject([
      { productCode: 'OVEN', price: 1800, lineDiscount: 200, editFlags: 16 },
      { productCode: 'OVEN-2', price: 2000, lineDiscount: 0 },
    ])
    await shop.pool.query(`update cart_lines set agreed_until = '2026-11-19' where project_id = $1`, [projectId])
    expect((await api.cart.view({ query: {} })).products.map(({ price }) => price)).toEqual([2000, 2000])
  })

  it('replaces the cart with the whole project, at list prices when discounts are cleared [S3-7-57, S3-6-07]', async () => {
    const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE' }] })
    await shop.api.projectLines.add({ body: { projectId, sku: 'OVEN', price: 1800, ...boxford } })
    const api = await fresh()
    await api.cart.addProduct({ body: { sku: 'FRIDGE', quantity: 1 } })
    const early = await apiErrorOf(api.projectQuote.adminCart({ body: { projectId, clearDiscounts: false } }))
    expect([early.status, early.message]).toEqual([400, 'Save the quote first.'])
    await shop.api.projectQuote.save({ body: { projectId } })
    const make = async (clearDiscounts: boolean) =>
      (await api.projectQuote.adminCart({ body: { projectId, clearDiscounts } })).products.map(({ sku, price }) => [
        sku,
        price,
      ])
    expect(await make(false)).toEqual([
      ['OVEN', 1800],
      ['KETTLE', 89.95],
    ])
    expect(await make(true)).toEqual([
      ['OVEN', 2000],
      ['KETTLE', 89.95],
    ])
    const [oven] = (await shop.view(projectId)).cart.products
    expect([oven?.price, oven?.agreed]).toEqual([2000, null])
    expect(await texts(projectId)).toContain('cleared the discounts of 1 line')
  })

  it('wins the project, or a part of it, at the agreed price when it is ordered, and tells the customer what is', async () => {
    const shownToCustomer = async (projectId: string) => {
      await shop.api.projectQuote.share({ body: { projectId, sharedStatus: 'Shared' } })
      const { shareId } = (await shop.view(projectId)).sharing
      const { cart } = await shop.visitor().projectQuote.shared({ query: { shareId: shareId ?? '' } })
      return cart.products.map(({ sku, ordered: isOrdered }) => [sku, isOrdered])
    }
    const ordered = async (productCodes: string[]) => {
      const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE' }] })
      await shop.api.projectLines.add({ body: { projectId, sku: 'OVEN', price: 1800, ...boxford } })
      const api = await shop.signedIn(noor)
      await api.cart.clear()
      await api.projectQuote.toCart({ body: { projectId, productCodes, folders: [] } })
      await buyer(shop, api).buy()
      const { rows } = await shop.pool.query<{ unit_cents: string }>(
        `select unit_cents from order_lines join orders on orders.id = order_id where sku = 'OVEN' order by placed_at desc, orders.id desc limit 1`,
      )
      const project = await shop.view(projectId)
      const orders = project.cart.products.map((line) => line.orders?.map(({ number }) => number))
      return {
        orders,
        status: project.quoteStatus,
        cents: Number(rows[0]?.unit_cents),
        projectId,
        log: (await texts(projectId))[0],
        shown: await shownToCustomer(projectId),
      }
    }
    const part = await ordered(['OVEN'])
    expect([part.status, part.cents]).toEqual(['Partial', 180000])
    expect(part.log).toMatch(/^took order \d+$/)
    const number = part.log?.match(/\d+$/)?.[0]
    expect(part.orders).toEqual([[number], []])
    expect(part.shown).toEqual([
      ['OVEN', true],
      ['KETTLE', false],
    ])
    // More pieces than were ordered are not ordered.
    await shop.api.projectLines.add({ body: { projectId: part.projectId, sku: 'OVEN', quantity: 2 } })
    expect((await shop.view(part.projectId)).cart.products[0]).toMatchObject({ quantity: 2, orders: [] })
    const whole = await ordered(['OVEN', 'KETTLE'])
    expect([whole.status, whole.shown]).toEqual([
      'Won',
      [
        ['OVEN', true],
        ['KETTLE', true],
      ],
    ])
    // A cancelled order leaves its products to be ordered again.
    const step = `insert into order_steps (order_id, state, at) select id, 'cancelled', now() from orders where number = $1`
    await shop.pool.query(step, [whole.log?.match(/\d+$/)?.[0]])
    expect(await shownToCustomer(whole.projectId)).toEqual([
      ['OVEN', false],
      ['KETTLE', false],
    ])
  })
})
