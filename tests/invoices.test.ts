import { writeFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrandKey } from '#themes/brand.ts'
import { sellerNotes } from '../server/content/seller.ts'
import { settings } from '../server/database/schema/catalogue.ts'
import { addressIn, buyer } from './buyer.ts'
import { testCatalogue } from './buying.ts'
import { pdfText } from './pdf-text.ts'
import { testPlaces } from './places.ts'
import { staffShop } from './staff.ts'
import { type Shop, testShop } from './test-app.ts'

const brandsHere = ['wa', 'aol-nz', 'aoc'] as const
const shops = new Map<BrandKey, Shop>()
beforeAll(async () => {
  for (const brand of brandsHere) {
    const shop = await testShop({ brand })
    const catalogue = await testCatalogue(shop, brand)
    await catalogue.addProduct({ sku: 'KETTLE', priceCents: 100_00, stock: 100, brand })
    shops.set(brand, shop)
  }
})
afterAll(() => Promise.all([...shops.values()].map(({ close }) => close())))

const shopOf = (brand: BrandKey) => {
  const shop = shops.get(brand)
  if (!shop) throw new Error(`No shop of this suite is ${brand}`)
  return shop
}

async function invoiceIn(brand: BrandKey) {
  const shop = shopOf(brand)
  const shopper = buyer(shop)
  const { cartId } = await shopper.add('KETTLE')
  const isNew = brand === 'aol-nz'
  const deliveryAddress = isNew
    ? { ...addressIn(testPlaces.auckland), state: '', country: 'NZ' }
    : addressIn(testPlaces.sydney)
  await shopper.buy({ deliveryAddress, phoneNumber: isNew ? '021 234 567' : '0412 345 678' })
  const { invoiceUrl } = await shopper.api.checkout.confirmation({ query: { id: cartId } })
  const { rawPayload } = await shop.inject({ url: invoiceUrl })
  if (process.env.INVOICES) writeFileSync(`${process.env.INVOICES}/${brand}.pdf`, rawPayload)
  return pdfText(rawPayload)
}

const setNumber = (brand: BrandKey, value: string) =>
  shopOf(brand)
    .db.update(settings)
    .set({ value })
    .where(and(eq(settings.brand, brand), eq(settings.name, 'businessNumber')))

describe('the invoice', () => {
  it('is a tax invoice with seller, ABN, date and GST in Australia', async () => {
    const text = await invoiceIn('wa')
    for (const words of [
      'Tax invoice 1',
      '20 Nov 2026',
      'Wattle & Ash Pty Ltd ABN 20 000 000 190 1300 000 190',
      '1 x Testa KETTLE (KETTLE)',
      '$100 Total in AUD',
      '$9.09 Includes GST',
    ])
      expect(text).toContain(words)
  })

  it('is taxable supply information with seller, GST number, date and GST in New Zealand', async () => {
    const text = await invoiceIn('aol-nz')
    for (const words of [
      'Taxable supply information 1',
      '20 Nov 2026',
      'Always On Living NZ Limited GST number 199-999-516 0800 000 510',
      '$100 Total in NZD',
      '$13.04 Includes GST',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/ABN|Tax invoice/)
  })

  it('adds GST to prices without it in a commercial shop', async () => {
    const text = await invoiceIn('aoc')
    for (const words of [
      'Tax invoice 1',
      'Always On Commercial Pty Ltd ABN 11 000 000 560',
      '$100 Products and extras, ex GST',
      '$10 GST',
      '$110 Total incl. GST in AUD',
    ])
      expect(text).toContain(words)
  })

  it("prints the retailer's own number, and is no tax invoice without a valid one", async () => {
    const { db } = shopOf('wa')
    expect(await sellerNotes(db)).toEqual([])
    await setNumber('wa', '51824753556')
    expect(await invoiceIn('wa')).toContain('Tax invoice 1')
    expect(await invoiceIn('wa')).toContain('ABN 51 824 753 556')
    for (const wrong of ['51824753557', '']) {
      await setNumber('wa', wrong)
      const text = await invoiceIn('wa')
      expect(text).toContain('Invoice 1')
      expect(text).not.toMatch(/Tax invoice|ABN/)
      expect(await sellerNotes(db)).toEqual([
        expect.stringMatching(/^Invoices of Wattle & Ash name no ABN: .*back office, under Settings/),
      ])
    }
  })
})

it('names the seller with its number on a quote', async () => {
  const shop = await staffShop()
  const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
  const { quote } = await shop.api.projectQuote.save({ body: { projectId } })
  const { rawPayload } = await shop.inject({ url: String(quote?.file) })
  await shop.close()
  const text = pdfText(rawPayload)
  expect(text).toContain('Wattle & Ash Pty Ltd ABN 20 000 000 190')
  expect(text).toContain('$181.82 GST')
})
