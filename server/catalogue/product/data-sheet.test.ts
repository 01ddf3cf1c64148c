import { writeFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCategory, aProduct, facet } from '../../../tests/builders.ts'
import { pdfText } from '../../../tests/pdf-text.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { products } from '../../database/schema/catalogue.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'wa' })
})
afterAll(() => shop.close())

let made = 0
async function aFridge(product = {}) {
  const sku = `SHEET/${++made}`
  const category = await aCategory(shop.db, `sheets-${made}`, {
    attributes: [facet('capacity', 'range', 'L'), facet('energy', 'range', 'kWh a year')],
  })
  const row = await aProduct(shop.db, {
    category,
    product: {
      sku,
      slug: `sheet-${made}`,
      title: 'Vestfold 610 L Fridge',
      description: 'Two doors above, a drawer below.',
      attributes: { capacity: 610, energy: 400 },
      features: [{ title: 'Quiet', text: 'You hear nothing.' }],
      specifications: [{ name: 'Warranty', rows: [{ name: 'Compressor', value: '10 years' }] }],
      width: 833,
      height: 1780,
      depth: 744,
      energyStars: 4,
      ...product,
    },
  })
  const listed = async () => (await shop.api.productDetails.documents({ params: { sku } }))[0]
  const document = await listed()
  return { id: row.id, document, listed, read: (headers = {}) => shop.inject({ url: document?.url ?? '', headers }) }
}

describe('the data sheet', () => {
  it('is listed with its title and address without being rendered, and with its size once it was', async () => {
    const { document, listed, read } = await aFridge()
    const shown = { title: 'Data sheet', url: `/api/product/data-sheet/sku/SHEET%2F${made}` }
    expect(document).toEqual({ ...shown, bytes: null })
    const { rawPayload, statusCode } = await read()
    expect(statusCode).toBe(200)
    expect(await listed()).toEqual({ ...shown, bytes: rawPayload.length })
  })

  it('is rendered 30 times a minute for a network, and sent from memory beyond that', async () => {
    const limited = await testShop({ brand: 'wa' })
    const category = await aCategory(limited.db, 'many-sheets', {})
    const skus = Array.from({ length: 31 }, (_, index) => `MANY-${index}`)
    for (const sku of skus) await aProduct(limited.db, { category, product: { sku, slug: sku.toLowerCase() } })
    const read = (sku: string, remoteAddress = '10.9.0.1') =>
      limited.inject({ url: `/api/product/data-sheet/sku/${sku}`, remoteAddress })
    for (const sku of skus.slice(0, 30)) expect((await read(sku)).statusCode).toBe(200)
    const rejected = await read('MANY-30')
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '60'])
    expect((await read('MANY-29')).statusCode).toBe(200)
    expect((await read('MANY-30', '10.9.0.2')).statusCode).toBe(200)
    limited.clock.advance(60_001)
    await limited.db.update(products).set({ description: 'Another text.' }).where(eq(products.sku, 'MANY-0'))
    expect((await read('MANY-0')).statusCode).toBe(200)
    await limited.close()
  }, 60_000)

  it('shows text, measures, specifications and the running cost, without a price', async () => {
    const { read } = await aFridge()
    const { rawPayload, headers } = await read()
    if (process.env.DATA_SHEETS) writeFileSync(`${process.env.DATA_SHEETS}/sheet.pdf`, rawPayload)
    const text = pdfText(rawPayload)
    for (const part of [
      'Wattle & Ash',
      'Data sheet',
      'Vestfold 610 L Fridge',
      'Two doors above, a drawer below.',
      '1,780 mm',
      '833 mm',
      '744 mm',
      '610 L',
      '4 of 6 stars',
      '$132 a year, $1,320 over ten years',
      '33 c a kWh, typical for Australia',
      'Compressor',
      '10 years',
      'You hear nothing.',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('$1,000')
    expect(headers['content-type']).toBe('application/pdf')
  })

  it('is not sent again until what it shows changes', async () => {
    const { id, read } = await aFridge()
    const etag = String((await read()).headers.etag)
    expect((await read({ 'if-none-match': etag })).statusCode).toBe(304)
    await shop.db.update(products).set({ description: 'Three doors.' }).where(eq(products.id, id))
    const after = await read({ 'if-none-match': etag })
    expect(after.statusCode).toBe(200)
    expect(pdfText(after.rawPayload)).toContain('Three doors.')
  })

  it('leaves out energy and drawing where there are no figures', async () => {
    const { read } = await aFridge({ attributes: {}, width: null, energyStars: null, features: [] })
    const text = pdfText((await read()).rawPayload)
    expect(text).toContain('Compressor')
    for (const part of ['Running cost', 'Energy rating', '1,780 mm', 'Features']) expect(text).not.toContain(part)
  })

  it('takes as many pages as it needs', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => ({ name: `Row ${index}`, value: 'A value' }))
    const { read } = await aFridge({ specifications: [{ name: 'Long', rows }] })
    const text = pdfText((await read()).rawPayload)
    expect(text).toContain('Row 89')
    expect(text).toContain('page 4 of 4')
  })

  it.each(['NONE', '%00', '%ED%A0%80'])('is not found for the SKU %s', async (sku) => {
    const { statusCode } = await shop.inject({ url: `/api/product/data-sheet/sku/${sku}` })
    expect([400, 404]).toContain(statusCode)
  })
})
