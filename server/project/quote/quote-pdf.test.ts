import { expect, it } from 'vitest'
import { brands } from '#themes/brands.ts'
import { pdfText } from '../../../tests/pdf-text.ts'
import type { QuotedLine } from '../../database/schema/projects.ts'
import { type QuoteDocument, quotePdf } from './quote-pdf.ts'

const line = (position: number): QuotedLine => ({
  title: `Product ${position}`,
  productCode: `SKU-${position}`,
  sku: `SKU-${position}`,
  folder: 'Kitchen',
  quantity: 1,
  unitCents: 10_000,
  rrpCents: null,
  wasCents: null,
  extrasCents: 0,
  extras: [],
  isHeld: false,
  notes: [],
  variations: [],
})

function quoteOf(count: number): QuoteDocument {
  const place = { projectAddress: '7 Rātā Street', suburb: 'WHANGĀREI', state: 'NZ', postCode: '0110' }
  return {
    project: {
      name: 'Ngata bach',
      quoteData: { ...place, customerName: 'Aroha', customerEmail: '', contactNumber: '' },
    },
    quote: {
      quoteId: 1,
      quoteVersion: 1,
      folderId: null,
      lines: Array.from({ length: count }, (_, index) => line(index + 1)),
      quotedCents: count * 10_000,
      heldUntil: null,
      savedAt: new Date('2026-11-01T00:00:00Z'),
    },
    brand: brands['aol-nz'],
    salesperson: null,
    store: null,
    seller: null,
    images: new Map(),
  } as unknown as QuoteDocument // only what the document reads
}

it('has a product on the page of the sums and of the lines to write on', async () => {
  const counts = [6, 7, 8, 9, 10, 11]
  for (const count of counts) {
    const text = pdfText(await quotePdf(quoteOf(count)))
    const page = text.slice(text.lastIndexOf('Ngata bach'))
    expect(page.includes(`Product ${count} `) && page.includes('Total'), `${count} lines`).toBe(true)
  }
})

it('writes no state in an address of New Zealand', async () => {
  const text = pdfText(await quotePdf(quoteOf(1)))
  expect(text).toContain('Whangārei 0110')
})

it('has no amount for a product without a price, and no saving on it', async () => {
  const document = quoteOf(2)
  const lines = document.quote.lines.map((own, index) =>
    index === 0 ? { ...own, unitCents: 0, rrpCents: 90_000 } : own,
  )
  const text = pdfText(await quotePdf({ ...document, quote: { ...document.quote, lines, quotedCents: 10_000 } }))
  expect(text).toContain('1 On request Product 1')
  expect(text).toContain('1 $100.00 $100.00 Product 2')
  expect(text).not.toMatch(/\$0|RRP/)
})
