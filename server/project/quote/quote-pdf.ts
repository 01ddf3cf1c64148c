import type { BusinessNumber } from '#domain/account/business-number.ts'
import { formatPhone } from '#domain/account/phone.ts'
import type { Country } from '#domain/location/country.ts'
import { suburbLine } from '#domain/location/locality.ts'
import { taxedTotal } from '#domain/money/tax.ts'
import { projectCents, projectLineCents } from '#domain/project/price/project-price.ts'
import { countText, quoteNumber } from '#domain/project/project-texts.ts'
import { fullDate, readIsoDate } from '#domain/time/plain-date.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import type { SalespersonRow } from '../../accounts/trade.ts'
import type { QuotedLine } from '../../database/schema/projects.ts'
import { heightOfClosing, pdfPage } from '../../documents/pdf-page.ts'
import type { StoreRow } from '../../locations/store/shop-stores.ts'
import type { QuoteRow } from '../store/project-parts.ts'
import type { ProjectRow } from '../store/projects.ts'
import { amount, isUnpriced } from './quoted-amounts.ts'

function preparedFor({ quoteData }: ProjectRow, { country }: Brand) {
  const { customerName, projectAddress, suburb, state, postCode, customerEmail, contactNumber } = quoteData
  const place = suburbLine({ suburb, state, postcode: postCode }, country)
  return {
    label: 'Prepared for',
    lines: [customerName, projectAddress, place, formatPhone(contactNumber, country), customerEmail].filter(Boolean),
  }
}

function preparedBy(brand: Brand, { salesperson, store }: Pick<QuoteDocument, 'salesperson' | 'store'>) {
  const who = [salesperson?.name ?? store?.name ?? brand.name, store?.phone ?? brand.supportNumber, salesperson?.email]
  return { label: 'Prepared by', lines: who.filter((line) => line !== undefined && line !== '') as string[] }
}

const addressOf = (store: StoreRow, country: Country) =>
  `${store.name}, ${store.address}, ${suburbLine(store, country)}, ${store.phone}`

function detailsOf({ sku, quantity, unitCents, extrasCents, extras = [], wasCents, variations }: QuotedLine) {
  return [
    sku,
    ...(wasCents ? [`Was ${amount(wasCents)}, now ${amount(unitCents)}`] : []),
    ...extras.map(({ name, cents }) => `With ${name}, ${amount(cents)}`),
    ...(quantity > 1 && extrasCents > 0 ? [`${amount(unitCents + extrasCents)} each`] : []),
    ...variations.map((variation) => `Variation: ${variation}`),
  ]
}

function validity({ heldUntil, lines, savedAt }: QuoteRow, country: Country) {
  const until = readIsoDate(heldUntil)
  if (until) return { label: 'Prices held until', lines: [fullDate(until)] }
  if (lines.some(({ isHeld }) => isHeld)) return { label: 'Prices held', lines: ['Until further notice'] }
  return { label: 'Prices as of', lines: [fullDate(shopDate(savedAt, country)), 'They may change.'] }
}

const isBelowRrp = (line: QuotedLine): line is QuotedLine & { rrpCents: number } =>
  line.rrpCents !== null && line.rrpCents > line.unitCents && !isUnpriced(line)

/** The sums of a quote; below RRP is what its lines cost less than that. */
function sumsOf({ lines, quotedCents }: QuoteRow, brand: Brand) {
  const listed = projectCents(lines)
  const below = lines.reduce(
    (sum, line) => sum + (isBelowRrp(line) ? line.rrpCents - line.unitCents : 0) * line.quantity,
    0,
  )
  const products = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isExGst = brand.flags.pricesExGst
  return [
    {
      name: `${countText(lines.length, 'line')}, ${countText(products, 'product')}`,
      value: amount(listed + below),
    },
    ...(below > 0 ? [{ name: 'Below RRP', value: `−${amount(below)}` }] : []),
    ...(isExGst ? [{ name: 'Products, without GST', value: amount(listed) }] : []),
    ...(isExGst ? [{ name: 'GST', value: amount(taxedTotal(listed, brand).gstCents) }] : []),
    { name: 'Total', value: amount(quotedCents), isStrong: true },
    ...(isExGst ? [] : [{ name: 'GST included', value: amount(taxedTotal(listed, brand).gstCents) }]),
  ]
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
export async function quotePdf({ project, quote, brand, seller, images, ...people }: QuoteDocument): Promise<Buffer> {
  const { quoteId, quoteVersion, lines, savedAt } = quote
  const page = await pdfPage({ title: `Quote ${quoteNumber(quoteId)}`, brand, seller })
  const day = fullDate(shopDate(savedAt, brand.country))
  page.heading(quote.folderId === null ? `Version ${quoteVersion}, ${day}` : day)
  page.name(project.name)
  const valid = validity(quote, brand.country)
  page.columns([preparedFor(project, brand), preparedBy(brand, people), valid])
  const hasHeld = lines.some(({ isHeld }) => isHeld)
  const hasRrp = lines.some(isBelowRrp)
  const table = page.priceTable(['Qty', ...(hasRrp ? ['RRP'] : []), 'Unit price', 'Total'], project.name)
  const folders = Map.groupBy(lines, ({ folder }) => folder)
  const sums = sumsOf(quote, brand)
  // No page of sums or lines to write on without a product.
  const last = [...folders.values()].at(-1)?.at(-1)
  const roomBelow = (line: QuotedLine | undefined) => (line === last ? heightOfClosing(sums.length) : 0)
  for (const [folder, own] of folders) {
    if (folders.size > 1 || folder)
      table.group({ name: folder ?? 'Other', value: amount(projectCents(own)) }, roomBelow(own[0]))
    for (const line of own) {
      const rrp = isBelowRrp(line) ? amount(line.rrpCents) : ''
      const prices = isUnpriced(line) ? ['On request', ''] : [amount(line.unitCents), amount(projectLineCents(line))]
      table.row(
        {
          name: line.title,
          details: [
            ...detailsOf(line),
            ...(hasHeld && !line.isHeld && !isUnpriced(line) ? [`Price of ${day}, not held`] : []),
          ],
          notes: line.notes,
          image: images.get(line.sku) ?? null,
        },
        [String(line.quantity), ...(hasRrp ? [rrp] : []), ...prices],
        roomBelow(line),
      )
    }
  }
  page.sums(sums)
  const [until = '', ...more] = valid.lines
  page.frame(
    `${valid.label} ${hasHeld && !quote.heldUntil ? until.toLowerCase() : until}`,
    [...more, hasHeld ? 'Of every line that does not say otherwise.' : '', 'Delivery at checkout.']
      .filter(Boolean)
      .join(' '),
  )
  page.writingLines(['Name and signature', 'Date'])
  return page.finish(people.store ? `${brand.name} ${addressOf(people.store, brand.country)}` : undefined)
}
