import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brands } from '#themes/brands.ts'
import { noor, type StaffShop, staffShop } from '../../tests/staff.ts'
import { adminUrlFor, isAdminHost } from '../http/site/admin-url.ts'
import { html } from './markup.ts'

const host = 'admin.localhost'
const wa = 'http://wa.localhost'
const around = (path: string, search: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ parent_base_url: wa, salespersonCode: 'NH01', ...search })}`

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())

const ticket = async (email?: string) => {
  const response = await shop.injectSignedIn({ url: '/api/admin/ticket', method: 'POST' }, email)
  return response.statusCode === 200 ? response.json<{ ticket: string }>().ticket : String(response.statusCode)
}
const load = (url: string, cookie?: string) => shop.inject({ url, headers: { host, ...(cookie ? { cookie } : {}) } })

/** The session cookie after a ticket was exchanged. */
async function visit() {
  const response = await load(around('/reminders', { ticket: await ticket() }))
  const [cookie] = response.cookies
  return `${cookie?.name}=${cookie?.value}`
}
const post = (url: string, fields: Record<string, string>, headers: Record<string, string>) =>
  shop.inject({
    url,
    method: 'POST',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

describe('sign-in', () => {
  it('creates tickets for staff only [S1-6-04]', async () => {
    expect(await ticket('ada@hearth.example')).toBe('403')
    const guest = await shop.inject({ url: '/api/admin/ticket', method: 'POST' })
    expect(guest.statusCode).toBe(401)
    expect(await ticket(noor)).toMatch(/^[\w-]{32}$/)
  })

  it('exchanges a ticket once for a cookie, and removes it from the URL', async () => {
    const address = around('/reminders', { ticket: await ticket() })
    const first = await load(address)
    expect(first.statusCode).toBe(303)
    expect(first.headers.location).toBe(around('/reminders'))
    expect(first.cookies[0]).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None', partitioned: true })
    const second = await load(address)
    expect([second.statusCode, second.cookies]).toEqual([403, []])
  })

  it('rejects a ticket after half a minute, and a session after half an hour', async () => {
    const late = around('/reminders', { ticket: await ticket() })
    const cookie = await visit()
    expect((await load(around('/reminders'), cookie)).statusCode).toBe(200)
    shop.clock.advance(30_001)
    expect((await load(late)).statusCode).toBe(403)
    shop.clock.advance(30 * 60_000)
    expect((await load(around('/reminders'), cookie)).statusCode).toBe(403)
  })

  it('shows no page without a session', async () => {
    for (const path of ['/reminders', '/reminders/stats', '/product-panel/KETTLE', '/performance-dashboard']) {
      const response = await load(around(path))
      expect(response.statusCode, path).toBe(403)
      expect(response.body).toContain('Open this page from the staff toolbar')
    }
  })
})

describe('framing', () => {
  it('gives the page the colours of the shop around it, by a style that its policy allows', async () => {
    const cookie = await visit()
    for (const key of ['wa', 'hc'] as const) {
      const { body, headers } = await load(around('/reminders', { parent_base_url: `http://${key}.localhost` }), cookie)
      const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? ''
      expect(style).toContain(`--link: ${brands[key].tokens.link};`)
      const hash = createHash('sha256').update(style).digest('base64')
      expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
    }
  })

  it('allows only the shop from the URL to frame the page', async () => {
    const cookie = await visit()
    const inShop = await load(around('/reminders'), cookie)
    expect(inShop.headers['content-security-policy']).toContain(`frame-ancestors ${wa};`)
    for (const stranger of ['https://evil.example', 'javascript:alert(1)', 'nonsense', '']) {
      const response = await load(around('/reminders', { parent_base_url: stranger }), cookie)
      expect(response.statusCode, stranger).toBe(403)
      expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })

  it('accepts forms of its own pages only', async () => {
    const cookie = await visit()
    const fields = { name: 'Call', notes: '', date: '2026-11-25' }
    const address = around('/reminders/create')
    for (const origin of [wa, 'null', 'https://evil.example'])
      expect((await post(address, fields, { cookie, origin })).statusCode, origin).toBe(403)
    expect((await post(address, fields, { cookie })).statusCode).toBe(403)
    expect((await post(address, fields, { cookie, origin: `http://${host}` })).statusCode).toBe(303)
  })

  it('separates the sessions of the admin pages and the shop', async () => {
    expect((await load('/api/geo')).statusCode).toBe(404)
    expect((await load('/compare')).body).toContain('There is no such page')
  })

  it('leads from the host alone to the back office', async () => {
    const { statusCode, headers } = await load('/')
    expect([statusCode, headers.location]).toEqual([302, '/manage'])
  })
})

describe('pages', () => {
  // The other test has advanced the clock.
  beforeAll(async () => {
    await shop.close()
    shop = await staffShop()
  })

  it('creates, shows, changes and counts reminders', async () => {
    const cookie = await visit()
    const own = { cookie, origin: `http://${host}` }
    const made = await post(
      around('/reminders/create'),
      { name: 'Ring <Ada>', notes: 'About hinges', date: '2026-11-25' },
      own,
    )
    const id = /^\/reminders\/([\w-]+)\?saved=1/.exec(String(made.headers.location))?.[1] ?? ''
    const shown = await load(around(`/reminders/${id}`), cookie)
    expect(shown.body).toContain('value="Ring &lt;Ada&gt;"')
    expect(shown.body).not.toContain('<Ada>')
    await post(around(`/reminders/${id}`), { name: 'Ring Bo', notes: '', date: '2026-11-26' }, own)
    await post(around(`/reminders/${id}/status`), { status: 'Done' }, own)
    const { reminders } = await shop.api.reminder.list({ query: {} })
    expect(reminders.find((row) => row.id === id)).toMatchObject({
      name: 'Ring Bo',
      date: [2026, 11, 26],
      status: 'Done',
    })
    expect((await load(around('/reminders'), cookie)).body).toContain('Ring Bo')
    expect((await load(around('/reminders/stats'), cookie)).body).toMatch(/Done<b>1<\/b>/)
  })

  it('shows errors in the form and keeps the submitted values', async () => {
    const own = { cookie: await visit(), origin: `http://${host}` }
    const nameless = await post(around('/reminders/create'), { name: ' ', notes: 'Kept', date: '2026-11-25' }, own)
    expect(nameless.statusCode).toBe(400)
    expect(nameless.body).toContain('Please enter a name')
    expect(nameless.body).toContain('>Kept</textarea>')
    const dateless = await post(around('/reminders/create'), { name: 'Call', notes: '', date: 'soon' }, own)
    expect([dateless.statusCode, dateless.body.includes('Choose a day')]).toEqual([400, true])
  })

  it('shows stock and prices of a product, and the state of a project', async () => {
    const cookie = await visit()
    const product = await load(around('/product-panel/COMING'), cookie)
    expect(product.body).toContain('24/12/2026')
    expect(product.body).toContain('$100')
    expect(product.body).toContain(`data-refresh-cart="${wa}"`)
    expect(product.body).toContain('<a href="/manage?shop=wa#/moderation" target="_blank"')
    expect((await load(around('/product-panel/NOTHING'), cookie)).body).toContain('does not sell this product')
    const id = await shop.aProject({ name: 'Fenwick kitchen', lines: [{ sku: 'KETTLE', quantity: 2 }] })
    const project = await load(around(`/project-panel/${id}`), cookie)
    expect(project.body).toContain('Fenwick kitchen')
    expect(project.body).toContain('$179.90')
    expect((await load(around('/performance-dashboard'), cookie)).body).toContain('Fenwick kitchen')
    expect((await load(around('/project-panel/nothing'), cookie)).body).toContain('There is no such project')
  })
})

it('uses admin.localhost for a local shop, or the configured URL', () => {
  expect(adminUrlFor('http://wa.localhost:3000', null)).toBe('http://admin.localhost:3000')
  expect(adminUrlFor('https://shop.example', null)).toBeNull()
  expect(adminUrlFor('https://shop.example', 'https://desk.example')).toBe('https://desk.example')
  expect(isAdminHost('admin.localhost:3000', null)).toBe(true)
  expect(isAdminHost('wa.localhost:3000', null)).toBe(false)
  expect(isAdminHost('desk.example', 'https://desk.example')).toBe(true)
  expect(isAdminHost(undefined, null)).toBe(false)
})

it('escapes every template value that is not markup', () => {
  expect(html`<p title="${'"'}">${"<b>'&"}${html`<i>${1}</i>`}${[html`<u>`, '<']}${null}${false}</p>`.text).toBe(
    '<p title="&quot;">&lt;b&gt;&#39;&amp;<i>1</i><u>&lt;</p>',
  )
})
