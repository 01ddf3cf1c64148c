import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buyer } from '../../tests/buyer.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { fileMailer, mailText } from '../mail/file-mailer.ts'
import { startBackground } from './background.ts'

let shop: Shop
const folder = mkdtempSync(join(tmpdir(), 'hearth-mail-'))

beforeAll(async () => {
  shop = await testShop()
  const stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KNOB', priceCents: 10_00 })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

it('writes the confirmation of an order into the folder, and stops on request', async () => {
  const shopper = buyer(shop)
  const { cartId } = await shopper.add('KNOB')
  await shopper.buy()
  const { orderNumber } = await shopper.api.checkout.confirmation({ query: { id: cartId } })
  const { db, clock, sandbox } = shop
  const site = { defaultBrand: 'wa' as const, hosts: [] }
  const warnings: string[] = []
  const log = { info: () => {}, warn: (_fields: object, text: string) => void warnings.push(text) }
  const stop = startBackground(
    { db, clock, site, gateways: { offered: [sandbox.gateway] }, mailer: fileMailer(folder) },
    log,
  )
  await vi.waitFor(() => expect(readdirSync(folder).filter((name) => name.endsWith('.eml'))).toHaveLength(1), 5_000)
  await stop()
  const text = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8')
  expect(text).toContain(`Subject: Your order ${orderNumber} at `)
  expect(text).toContain('To: ada@example.com')
  expect(text).toContain('Total: $10')
  expect(warnings).toEqual([])
})

it('writes non-ASCII subjects as encoded words', () => {
  const mail = {
    id: '1',
    brand: 'wa',
    sender: 'Shop',
    to: 'x@y.invalid',
    replyTo: null,
    subject: 'Ōrākei',
    body: 'b',
    sentAt: new Date(0),
  }
  expect(mailText(mail)).toContain('Subject: =?utf-8?B?xYxyxIFrZWk=?=')
})
