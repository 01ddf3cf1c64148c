import { randomUUID } from 'node:crypto'
import { millisecondsInHour } from 'date-fns/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerData } from '#contract/account/privacy.ts'
import type { Api } from '#contract/client.ts'
import { findAccountByEmail } from '../server/accounts/accounts.ts'
import { newId } from '../server/database/id.ts'
import { externalIdentities, knownDevices } from '../server/database/schema/accounts.ts'
import { adminPasses } from '../server/database/schema/admin.ts'
import { formMessages } from '../server/database/schema/contact.ts'
import { refunds, staffRoles } from '../server/database/schema/manage.ts'
import { orderReturnLines, orderReturns, orderSteps } from '../server/database/schema/orders.ts'
import { passkeys, recoveryCodes, signInSteps } from '../server/database/schema/passkeys.ts'
import { reminders } from '../server/database/schema/reminders.ts'
import { questions, reviews, reviewVotes } from '../server/database/schema/reviews.ts'
import { webhookEndpoints } from '../server/database/schema/webhooks.ts'
import { deliverMails } from '../server/mail/mail-delivery.ts'
import { writeEvent } from '../server/webhooks/write-event.ts'
import { addressIn, apiErrorOf, buyer } from './buyer.ts'
import { testCatalogue } from './buying.ts'
import { demoPassword, lastMail, plainBrowser } from './identity.ts'
import { testPlaces } from './places.ts'
import { noor } from './staff.ts'
import { type Shop, testShop } from './test-app.ts'

type Section = Exclude<keyof CustomerData, 'exportedAt'>
type Treatment = {
  /** The section of the export, or why the customer does not get it. */
  export: Section | { not: string }
  /** What still names a deleted customer, and why; left out: nothing does. */
  keeps?: string
}

const technical = { not: 'Keys that recognise a repeated request, without content; deleted after 30 days' }
const work = { not: 'What a member of staff did at work: a record of the retailer' }
const key = { not: 'A secret that is valid for minutes' }
const tax = 'Tax records, without the account: until the end of their period (server/jobs)'
const quote = 'A record of the retailer about an offer; the store deletes it on request'
const insideProject = { not: 'The work of staff on a project; what it says about the customer is in `projects`' }

/** Every table that says something about a person. A new one fails the first test until it is decided about. */
const personalTables: Readonly<Record<string, Treatment>> = {
  account_addresses: { export: 'addresses' },
  account_visitors: { export: 'shops' },
  accounts: { export: 'profile' },
  admin_passes: { export: 'adminVisits' },
  audit_log: { export: work },
  bearers: { export: key },
  cart_changes: { export: technical },
  cart_lines: { export: 'carts' },
  carts: { export: 'carts' },
  compared_products: { export: 'comparedProducts' },
  coupon_tries: { export: technical },
  external_identities: { export: 'profile' },
  form_messages: { export: 'enquiries' },
  idempotency_records: { export: technical },
  known_devices: { export: 'knownDevices' },
  mailed_tokens: { export: 'profile' },
  mails: { export: 'mails', keeps: 'The mail that confirms the deletion, until it is sent' },
  newsletter_subscribers: { export: 'newsletters' },
  order_lines: { export: 'orders' },
  order_return_lines: { export: 'orders' },
  order_returns: { export: 'orders' },
  order_steps: { export: 'orders' },
  orders: { export: 'orders', keeps: tax },
  passkeys: { export: 'passkeys' },
  payment_attempts: { export: 'payments', keeps: tax },
  project_changes: { export: work },
  project_comments: { export: insideProject },
  project_exports: { export: work },
  project_fields: { export: insideProject, keeps: quote },
  project_files: { export: insideProject },
  project_folders: { export: insideProject },
  project_lines: { export: insideProject },
  project_log: { export: insideProject, keeps: quote },
  project_notes: { export: insideProject },
  project_openings: { export: work },
  project_quotes: { export: insideProject },
  project_rows: { export: insideProject, keeps: quote },
  project_variations: { export: insideProject },
  projects: { export: 'projects', keeps: quote },
  questions: { export: 'questions' },
  referrers: { export: { not: 'Trade partners of the retailer; they have no account' } },
  recovery_codes: { export: 'profile' },
  refunds: { export: 'orders' },
  reminders: { export: 'reminders' },
  review_votes: { export: 'reviewsFoundHelpful' },
  reviews: { export: 'reviews' },
  salespeople: { export: work },
  sessions: { export: 'signIns' },
  sign_in_codes: { export: key },
  sign_in_steps: { export: key },
  sign_in_tries: { export: { not: 'Keyed hashes that no one can read back; deleted after a day' } },
  staff_roles: { export: 'profile' },
  staff_shops: { export: 'profile' },
  store_stock: { export: { not: 'Pieces of products in stores' } },
  stores: { export: { not: 'The phone numbers are those of shops' } },
  visitors: { export: 'shops' },
}

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  const stock = await testCatalogue(shop)
  for (const sku of ['HOB', 'OVEN', 'LAMP']) await stock.addProduct({ sku, priceCents: 100_00 })
})
afterAll(() => shop.close())

async function rowsOf<Row extends object>(query: string, values: unknown[] = []) {
  return (await shop.pool.query<Row>(query, values)).rows
}

/** Tables with a column that names a person, and all that refer to one of them. */
async function tablesAboutPeople() {
  const named = await rowsOf<{ name: string }>(`
    select distinct table_name as name from information_schema.columns where table_schema = 'public'
    and column_name ~ '(e?mail$|^recipient$|phone|^contacts$|account_id|visitor_id|^author$|quote_data|decided_by|staff_id|^subject_id$)'
    or table_schema = 'public' and table_name = 'sign_in_tries'`)
  const references = await rowsOf<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`)
  const found = new Set(['accounts', 'visitors', ...named.map(({ name }) => name)])
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const { from, to } of references) if (found.has(to)) found.add(from)
  }
  return [...found].toSorted()
}

let count = 0

/** A customer with a row in every table that a customer can have one in. */
async function aCustomer() {
  const name = `Quillfeather${++count}`
  const email = `marlo.${name.toLowerCase()}@mail.example`
  const browser = plainBrowser(shop, { ip: `10.44.0.${count}` })
  const person = { email, firstName: 'Marlo', lastName: name, phone: '0412 999 111', clientId: 'wa', ABN: '' }
  await browser.api().identity.register({ body: { ...person, password: demoPassword } })
  await browser.api().identity.confirmEmail({ params: { token: (await lastMail(shop, email))?.token ?? '' } })
  const api = browser.api((await browser.signIn(email)).accessToken)
  const account = await findAccountByEmail(shop.db, email)
  if (!account) throw new Error('The account is missing')
  await fill(api, { email, name, accountId: account.id })
  return { email, name, api, browser, accountId: account.id }
}

type Person = { email: string; name: string; accountId: string }

async function fill(api: Api, { email, name, accountId }: Person) {
  const shopper = buyer(shop, api)
  const to = { ...addressIn(testPlaces.sydney), firstName: 'Marlo', lastName: name }
  await shopper.add('HOB')
  await shopper.buy({ email, deliveryAddress: to, newsletter: true })
  await shopper.add('OVEN')
  await api.compare.add({ body: { sku: 'HOB' } })
  const place = { ...to, id: null, phone: '0412 999 111', isDefault: true }
  await api.account.saveAddress({ body: place })
  const at = shop.clock()
  const later = new Date(at.getTime() + millisecondsInHour)
  const { db } = shop
  const [order] = await rowsOf<{ id: string; visitor_id: string }>(
    'update orders set account_id = $1 where email = $2 returning id, visitor_id',
    [accountId, email],
  )
  const { id: orderId = '', visitor_id: visitorId = '' } = order ?? {}
  await db.insert(orderSteps).values({ orderId, state: 'delivered', at, trackingUrl: null, staffId: null })
  const returned = { id: newId(), orderId, brand: 'wa', idempotencyKey: newId(), comment: 'Too loud', requestedAt: at }
  await db.insert(orderReturns).values({ ...returned, state: 'requested' })
  await db.insert(orderReturnLines).values({ returnId: returned.id, position: 0, quantity: 1, reason: 'changed-mind' })
  const refund = { id: newId(), orderId, amountCents: 100, reason: 'Late', state: 'done', requestedBy: 'Noor' } as const
  await db.insert(refunds).values({ ...refund, requestedAt: at })
  const reminder = {
    id: newId(),
    accountId,
    projectId: null,
    name: `Filter of ${name}`,
    notes: '',
    status: 'Open',
  } as const
  await db.insert(reminders).values({ ...reminder, date: '2026-12-01', createdAt: at, changedAt: at })
  const own = { brand: 'wa', style: 'HOB', sku: 'HOB', author: `Marlo ${name}` }
  const review = { ...own, id: newId(), accountId, orderId, suburb: name, stars: 4, title: 'Good', text: 'Boils fast' }
  await db.insert(reviews).values({ ...review, state: 'published', createdAt: at })
  await db.insert(reviews).values({ ...review, id: newId(), style: 'OVEN', state: 'pending', createdAt: at })
  await db.insert(reviewVotes).values({ reviewId: review.id, visitorId, votedAt: at })
  const question = { ...own, visitorId, idempotencyKey: newId(), email, text: 'How wide?', createdAt: at }
  await db
    .insert(questions)
    .values({ ...question, id: newId(), state: 'answered', answer: '60 cm', answeredBy: 'Noor' })
  await db.insert(questions).values({ ...question, id: newId(), idempotencyKey: newId(), state: 'pending' })
  const message = {
    id: newId(),
    reference: `C-${count}`,
    brand: 'wa',
    formUrl: 'contact',
    source: 'Contact',
    visitorId,
  }
  const sent = { idempotencyKey: newId(), answers: { email, name: `Marlo ${name}` }, sentAt: at }
  await db.insert(formMessages).values({ ...message, ...sent } as typeof formMessages.$inferInsert)
  await db.insert(adminPasses).values({ tokenHash: newId(), kind: 'visit', accountId, expiresAt: later })
  await db.insert(knownDevices).values({ tokenHash: newId(), accountId, expiresAt: later })
  await db.insert(externalIdentities).values({ provider: 'google', subject: name, accountId })
  const key = {
    credentialId: newId(),
    publicKey: newId(),
    rpId: 'wa.localhost',
    origin: '',
    counter: 0,
    transports: [],
  }
  await db
    .insert(passkeys)
    .values({ ...key, id: newId(), accountId, name: `Phone of ${name}`, addedAt: at, lastUsedAt: null })
  await db.insert(recoveryCodes).values({ accountId, codeHash: newId() })
  const step = { kind: 'prove', nonce: null, target: null, mailCodeHash: null, expiresAt: later } as const
  await db.insert(signInSteps).values({ ...step, tokenHash: newId(), accountId })
  const staff = await shop.signedIn(noor)
  await staff.project.save({
    body: { projectName: 'Kitchen', quoteData: { customerName: name, customerEmail: email } },
  })
  await deliverMails({ ...shop, mailer: { send: async () => {} } })
}

/** Tables of the catalogue with so many rows that reading them as text takes minutes. */
const catalogue = ['listing_bits', 'listing_rows', 'listings', 'price_history', 'products', 'stock', 'word_bits']

/** Tables with a row that contains one of these texts. */
async function tablesWith(texts: readonly string[]) {
  const tables = await rowsOf<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found: string[] = []
  for (const { name } of tables.filter((table) => !catalogue.includes(table.name))) {
    const isHere = `select 1 from "${name}" as t where t::text ilike any($1::text[]) limit 1`
    if ((await rowsOf(isHere, [texts.map((text) => `%${text}%`)])).length > 0) found.push(name)
  }
  return found.toSorted()
}

const textsOf = ({ email, name, accountId }: Person) => [email, name, accountId]

it('decides about every table that says something about a person', async () => {
  expect(Object.keys(personalTables).toSorted()).toEqual(await tablesAboutPeople())
})

describe('the export', () => {
  it('contains something of every table that it promises', async () => {
    const { api, ...person } = await aCustomer()
    const data = await api.privacy.data()
    const empty = Object.entries(personalTables).filter(([, treatment]) => {
      if (typeof treatment.export !== 'string') return false
      const section = data[treatment.export]
      return Array.isArray(section) && section.length === 0
    })
    expect(empty).toEqual([])
    expect((await tablesWith(textsOf(person))).filter((table) => !personalTables[table])).toEqual([])
  })

  it('shows an order with its steps, refunds and returns in words', async () => {
    const { api, name } = await aCustomer()
    const { orders, carts, profile } = await api.privacy.data()
    expect(orders).toHaveLength(1)
    expect(orders[0]).toMatchObject({
      shop: 'Wattle & Ash',
      deliveryAddress: { lastName: name, suburb: testPlaces.sydney.suburb },
      lines: [{ sku: 'HOB', quantity: 1, price: 100 }],
      steps: [{ step: 'delivered' }],
      refunds: [{ amount: 1, reason: 'Late' }],
      returns: [{ comment: 'Too loud', lines: [{ quantity: 1 }] }],
    })
    expect(carts).toMatchObject([{ lines: [{ sku: 'OVEN', quantity: 1 }] }])
    expect(profile).toMatchObject({ firstName: 'Marlo', hasPassword: true, signsInWith: ['google'], worksHere: null })
  })

  it('contains no hash, key, token or id of the database', async () => {
    const { api, accountId } = await aCustomer()
    const text = JSON.stringify(await api.privacy.data())
    expect(text).not.toMatch(/\$argon2|[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/i)
    expect(text).not.toContain(accountId)
    expect(text).not.toMatch(/token=|confirmemail\//)
  })

  it('contains nothing of another customer', async () => {
    const first = await aCustomer()
    const second = await aCustomer()
    const text = JSON.stringify(await second.api.privacy.data())
    expect(text).toContain(second.name)
    expect(text).not.toContain(first.email)
    expect(text).not.toContain(`${first.name}"`)
  })

  it('shows staff their roles and shops', async () => {
    const { profile } = await (await shop.signedIn(noor)).privacy.data()
    expect(profile.worksHere).toMatchObject({ roles: ['owner'], store: 'crows-nest-showroom' })
  })
})

describe('the deletion', () => {
  const erase = (api: Api, password = demoPassword) => api.privacy.deleteAccount({ body: { password } })

  it('leaves the name and address of a customer only where it says so', async () => {
    const { api, ...person } = await aCustomer()
    await erase(api)
    await deliverMails({ ...shop, mailer: { send: async () => {} } })
    const allowed = Object.entries(personalTables).flatMap(([table, { keeps }]) => (keeps ? [table] : []))
    const left = await tablesWith(textsOf(person))
    expect(left.filter((table) => !allowed.includes(table))).toEqual([])
    expect(left).toContain('orders')
    expect(await tablesWith([person.accountId])).toEqual([])
    expect(await findAccountByEmail(shop.db, person.email)).toBeNull()
  })

  it('deletes events for other systems, but for one that still has to be delivered', async () => {
    const { api, email } = await aCustomer()
    const now = shop.clock()
    const endpointId = newId()
    await shop.db.insert(webhookEndpoints).values({
      ...{ id: endpointId, address: 'https://systems.example/', description: '', brands: ['wa'] },
      ...{ events: ['newsletter.subscribed'], state: 'on', createdAt: now },
    })
    const data = { email, name: 'Marlo', postcode: '2000', source: 'Footer' }
    for (const _ of ['delivered', 'pending'])
      await writeEvent(shop.db, { brand: 'wa', name: 'newsletter.subscribed', data, now })
    const [delivered] = await rowsOf<{ id: string }>('select id from webhook_deliveries where endpoint_id = $1', [
      endpointId,
    ])
    await rowsOf(`update webhook_deliveries set state = 'delivered' where id = $1`, [delivered?.id])
    await erase(api)
    const left = await rowsOf<{ state: string }>(
      'select state from webhook_deliveries join webhook_events e on e.id = event_id where endpoint_id = $1',
      [endpointId],
    )
    expect(left).toEqual([{ state: 'pending' }])
    await rowsOf('delete from webhook_endpoints where id = $1', [endpointId])
    await rowsOf('delete from webhook_events')
  })

  it('keeps the order with its invoice, without the account', async () => {
    const { api, email, name } = await aCustomer()
    const [before] = (await api.account.invoices({ query: {} })).invoices
    await erase(api)
    const [order] = await rowsOf<{ account_id: string | null; name: string }>(
      `select account_id, plan->'deliveryAddress'->>'lastName' as name from orders where email = $1`,
      [email],
    )
    expect(order).toEqual({ account_id: null, name })
    const invoice = await shop.inject({ url: before?.invoiceUrl ?? '' })
    expect(invoice.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('shows reviews and answered questions as those of a customer, and drops what no one has seen', async () => {
    const { api, accountId } = await aCustomer()
    const [own] = await rowsOf<{ id: string }>(`select id from reviews where account_id = $1 and state = 'published'`, [
      accountId,
    ])
    const [pending] = await rowsOf<{ id: string }>(
      `select id from reviews where account_id = $1 and state = 'pending'`,
      [accountId],
    )
    await erase(api)
    const left = await rowsOf(`select author, suburb, text from reviews where id = any($1)`, [[own?.id, pending?.id]])
    expect(left).toEqual([{ author: 'A customer', suburb: '', text: 'Boils fast' }])
  })

  it('signs every browser out, and says so by mail', async () => {
    const { api, email, browser, accountId } = await aCustomer()
    await shop.pool.query('delete from passkeys where account_id = $1', [accountId])
    const other = plainBrowser(shop, { ip: '10.44.1.9' })
    const elsewhere = other.api((await other.signIn(email)).accessToken)
    await expect(elsewhere.account.info()).resolves.toMatchObject({ firstName: 'Marlo' })
    await erase(api)
    expect(await apiErrorOf(elsewhere.account.info())).toMatchObject({ status: 401 })
    expect(browser.jar.has('session')).toBe(false)
    expect(await lastMail(shop, email)).toMatchObject({ subject: 'Your account is deleted | Wattle & Ash' })
    const again = await browser.postForm({ email, password: demoPassword })
    expect(again.headers.location).toContain('error=invalid_login')
  })

  it('changes nothing for a wrong password, and slows guesses down', async () => {
    const { api, email } = await aCustomer()
    expect(await apiErrorOf(erase(api, 'not the password'))).toMatchObject({
      status: 400,
      fields: { password: ['This is not the password of your account'] },
    })
    for (let tries = 0; tries < 12; tries++) await apiErrorOf(erase(api, 'not the password'))
    expect(await apiErrorOf(erase(api))).toMatchObject({ status: 429 })
    expect(await findAccountByEmail(shop.db, email)).not.toBeNull()
  })

  it('takes a fresh sign-in for an account without a password', async () => {
    const { api, email, browser, accountId } = await aCustomer()
    await shop.pool.query('update accounts set password_hash = null where id = $1', [accountId])
    expect(await api.privacy.deletion()).toMatchObject({ proof: 'fresh sign-in', isFresh: true, orderCount: 1 })
    await shop.pool.query(`update sessions set created_at = created_at - interval '11 minutes' where account_id = $1`, [
      accountId,
    ])
    expect(await api.privacy.deletion()).toMatchObject({ isFresh: false })
    expect(await apiErrorOf(erase(api, ''))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Sign in again/),
    })
    await shop.pool.query(`update sessions set created_at = created_at + interval '11 minutes' where account_id = $1`, [
      accountId,
    ])
    await erase(api, '')
    expect(await findAccountByEmail(shop.db, email)).toBeNull()
    expect(browser.jar.has('session')).toBe(false)
  })

  it('waits for a running payment', async () => {
    const { api, email } = await aCustomer()
    await shop.pool.query(
      `update payment_attempts set state = 'pending' where id = (select attempt_id from orders where email = $1)`,
      [email],
    )
    expect(await api.privacy.deletion()).toMatchObject({ obstacle: 'payment' })
    expect(await apiErrorOf(erase(api))).toMatchObject({ status: 409, message: expect.stringMatching(/still running/) })
    expect(await findAccountByEmail(shop.db, email)).not.toBeNull()
  })

  it('rejects an account of staff', async () => {
    const staff = await shop.signedIn('ines@hearth.example')
    expect(await staff.privacy.deletion()).toMatchObject({ obstacle: 'staff' })
    expect(await apiErrorOf(erase(staff))).toMatchObject({ status: 409 })
  })

  it('keeps the row of a former member of staff for the audit log, without the person', async () => {
    const { api, ...person } = await aCustomer()
    const { accountId } = person
    await shop.db.insert(staffRoles).values({ accountId, role: 'service' })
    await shop.pool.query(
      `insert into audit_log (id, at, brand, account_id, who, action, subject, subject_id, label)
       values ($1, $2, 'wa', $3, 'M. Q.', 'changed', 'product', 'x', 'HOB')`,
      [randomUUID(), shop.clock(), accountId],
    )
    await erase(api)
    expect(await rowsOf('select email, last_name, password_hash from accounts where id = $1', [accountId])).toEqual([
      { email: `deleted-${accountId}`, last_name: 'account', password_hash: null },
    ])
    expect((await tablesWith([person.email, person.name])).includes('accounts')).toBe(false)
  })
})
