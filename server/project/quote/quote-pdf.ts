import type { BusinessNumber } from '#domain/account/business-number.ts'
import type { Country } from '#domain/location/country.ts'
import { formatCents } from '#domain/money/price-format.ts'
import { taxedTotal } from '#domain/money/tax.ts'
import { fullDate, readIsoDate } from '#domain/time/plain-date.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import type { SalespersonRow } from '../../accounts/trade.ts'
import type { QuotedLine } from '../../database/schema/projects.ts'
import { pdfPage } from '../../documents/pdf-page.ts'
import type { StoreRow } from '../../locations/store/shop-stores.ts'
import type { QuoteRow } from '../store/project-parts.ts'
import type { ProjectRow } from '../store/projects.ts'

const amount = (cents: number) => formatCents(cents, { isZeroFree: false })
const lineCents = ({ unitCents, extrasCents, quantity }: QuotedLine) => (unitCents + extrasCents) * quantity

type Row = { name: string; value: string }
const rowsOf = (all: readonly Row[]) => all.filter(({ value }) => value !== '')

function customerSection({ name, quoteData }: ProjectRow) {
  const { customerName, projectAddress, suburb, state, postCode, customerEmail, contactNumber } = quoteData
  const place = [projectAddress, [suburb, state, postCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return {
    title: 'For',
    rows: rowsOf([
      { name: 'Customer', value: customerName },
      { name: 'Project', value: name },
      { name: 'Address', value: place },
      { name: 'Contact', value: [customerEmail, contactNumber].filter(Boolean).join(', ') },
    ]),
  }
}

function shopSection(brand: Brand, { salesperson, store }: Pick<QuoteDocument, 'salesperson' | 'store'>) {
  return {
    title: 'From',
    rows: rowsOf([
      { name: 'Salesperson', value: [salesperson?.name, salesperson?.email].filter(Boolean).join(', ') },
      {
        name: 'Store',
        value: store
          ? `${store.name}, ${store.address}, ${store.suburb} ${store.state} ${store.postcode}`
          : brand.legalName,
      },
      { name: 'Phone', value: store?.phone ?? brand.supportNumber },
    ]),
  }
}

function notesOf(line: QuotedLine, hasHeld: boolean): string[] {
  const { sku, quantity, unitCents, extrasCents, extras = [], wasCents, isHeld, variations, notes } = line
  return [
    sku,
    ...(quantity > 1 ? [`${amount(unitCents + extrasCents)} each`] : []),
    ...(wasCents ? [`Was ${amount(wasCents)}, now ${amount(unitCents)}`] : []),
    ...extras.map(({ name, cents }) => `With ${name}, ${amount(cents)}`),
    ...(hasHeld && !isHeld ? ["Today's price, not held"] : []),
    ...variations.map((variation) => `Variation: ${variation}`),
    ...notes,
  ]
}

function validity({ heldUntil, lines, savedAt }: QuoteRow, country: Country) {
  const until = readIsoDate(heldUntil)
  if (until) return `Prices held until ${fullDate(until)}`
  if (lines.some(({ isHeld }) => isHeld)) return 'Prices held until further notice'
  return `Prices as of ${fullDate(shopDate(savedAt, country))}; they may change`
}

export type QuoteDocument = {
  project: ProjectRow
  quote: QuoteRow
  brand: Brand
  salesperson: SalespersonRow | null
  store: StoreRow | null
  /** Null until the retailer sets a business number. */
  seller: BusinessNumber | null
  /** JPEG by SKU. */
  images: ReadonlyMap<string, Buffer>
}

/** A saved quote as a PDF, without staff-only data. */
export function quotePdf({ project, quote, brand, seller, images, ...people }: QuoteDocument): Promise<Buffer> {
  const { quoteId, quoteVersion, quotedCents, lines, savedAt } = quote
  const page = pdfPage({ title: `Quote ${quoteId}`, brand, seller })
  const day = fullDate(shopDate(savedAt, brand.country))
  page.heading(quote.folderId === null ? `Version ${quoteVersion}, ${day}` : day)
  page.sections([customerSection(project), shopSection(brand, people)])
  const hasHeld = lines.some(({ isHeld }) => isHeld)
  const folders = Map.groupBy(lines, ({ folder }) => folder)
  for (const [folder, own] of folders) {
    if (folders.size > 1 || folder)
      page.groupRow({ name: folder ?? 'Other', value: amount(own.reduce((sum, line) => sum + lineCents(line), 0)) })
    else page.line()
    for (const line of own)
      page.productRow({
        name: `${line.quantity} x ${line.title}`,
        value: amount(lineCents(line)),
        notes: notesOf(line, hasHeld),
        image: images.get(line.sku) ?? null,
      })
  }
  page.line()
  const listedCents = lines.reduce((sum, line) => sum + lineCents(line), 0)
  if (brand.flags.pricesExGst) page.amountRow({ name: 'Products, without GST', value: amount(listedCents) })
  page.amountRow({ name: 'GST', value: amount(taxedTotal(listedCents, brand).gstCents) })
  page.amountRow({ name: 'Total, GST included', value: amount(quotedCents), isStrong: true })
  page.space(8)
  page.noteRow({ name: `${validity(quote, brand.country)}. Delivery is calculated at checkout.`, value: '' })
  return page.finish()
}
