import type { InjectOptions } from 'fastify'
import type { ProjectLine } from '#contract/project/project-lines.ts'
import { findAccountByEmail } from '../server/accounts/accounts.ts'
import { grantTokens, openSession } from '../server/identity/sign-in/sign-in.ts'
import { testCatalogue } from './buying.ts'
import { testShop } from './test-app.ts'

export const noor = 'noor@hearth.example'
export const wiremu = 'wiremu@hearth.example'

const choice = { note: '', included: false }

// A suite sends in a second what colleagues send in an hour.
const unlimited = { perSecond: 10_000, burst: 100_000 }

/** A shop with test products and two signed-in colleagues. */
export async function staffShop(options: Parameters<typeof testShop>[0] = {}) {
  const shop = await testShop({ limits: { reads: unlimited, writes: unlimited }, ...options })
  const catalogue = await testCatalogue(shop)
  await catalogue.addProduct({
    sku: 'FRIDGE',
    priceCents: 1299_50,
    rrpCents: 1599_00,
    warranties: [{ ...choice, id: 'w5', name: '5 years', priceCents: 149_00 }],
    installs: [{ ...choice, id: 'in', name: 'Unpack', priceCents: 49_00 }],
  })
  await catalogue.addProduct({ sku: 'KETTLE', priceCents: 89_95 })
  await catalogue.addProduct({ sku: 'OVEN', priceCents: 2000_00 })
  await catalogue.addProduct({ sku: 'EMPTY', priceCents: 100_00, stock: 0 })
  await catalogue.addProduct({ sku: 'COMING', priceCents: 100_00, stock: 0, nextDate: '2026-12-24' })
  const [api, colleague] = await Promise.all([shop.signedIn(noor), shop.signedIn(wiremu)])

  type ProjectOptions = { name?: string; customerName?: string; lines?: Partial<ProjectLine>[] }
  /** Creates a project with these lines; returns its id. */
  async function aProject({ name = 'Test kitchen', customerName = 'Ada Fenwick', lines = [] }: ProjectOptions = {}) {
    const quoteData = { customerName }
    const { projectRef: projectId } = await api.project.save({ body: { projectName: name, quoteData } })
    for (const line of lines) await api.projectLines.add({ body: { projectId, sku: 'KETTLE', ...line } })
    return projectId
  }

  async function view(id: string) {
    const project = await api.project.view({ params: { id } })
    if (!project) throw new Error('The project is empty')
    return project
  }

  async function bearerOf(email: string) {
    const account = await findAccountByEmail(shop.db, email)
    if (!account) throw new Error(`Nobody is called ${email}`)
    const now = shop.clock()
    const { session } = await openSession(shop.db, account, now)
    return (await grantTokens(shop.db, { session, account, brand: 'wa', nonce: 'test', now })).accessToken
  }

  /** Sends a raw request as the account with this email. */
  async function injectSignedIn(request: InjectOptions, email = noor) {
    const authorization = `Bearer ${await bearerOf(email)}`
    return shop.inject({ ...request, headers: { ...request.headers, authorization } })
  }

  return { ...shop, catalogue, api, colleague, aProject, view, injectSignedIn, bearerOf }
}

export type StaffShop = Awaited<ReturnType<typeof staffShop>>

type Part = { name: string; value: string } | { name: string; file: string; bytes: Buffer }

/** A multipart form as browsers send it. */
export function form(parts: readonly Part[]) {
  const boundary = 'test-boundary-8f1d'
  const chunks = parts.flatMap((part) => {
    const file = 'file' in part ? `; filename="${part.file}"` : ''
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${file}\r\n\r\n`
    return [Buffer.from(head), 'file' in part ? part.bytes : Buffer.from(part.value), Buffer.from('\r\n')]
  })
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
