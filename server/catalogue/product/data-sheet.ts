import { createHash } from 'node:crypto'
import { energyScale } from '#domain/catalogue/product-attributes.ts'
import { runningCost, tariffOf } from '#domain/catalogue/running-cost.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import type { Brand } from '#themes/brand.ts'
import { pdfPage } from '../../documents/pdf-page.ts'
import type { FileStore } from '../../files/file-store.ts'
import { printImage } from '../../images/print-image.ts'
import type { ProductRow } from '../store/products.ts'
import { specificationsOf, usedEnergy } from './product-view.ts'

/** About 100 KB each. */
const mostSheets = 64
const mostSizes = 20_000
const imagePixels = 640

/** Everything that a sheet shows, without prices and stock: those change every day. */
const shownOf = (row: ProductRow) => ({
  title: row.title,
  manufacturer: row.manufacturerName,
  model: row.model,
  sku: row.sku,
  finish: row.finish,
  description: row.description,
  features: row.features,
  specifications: specificationsOf(row),
  stars: row.energyStars,
  use: usedEnergy(row),
  size: row.width && row.height && row.depth ? { width: row.width, height: row.height, depth: row.depth } : null,
  image: row.images[0]?.key,
  warrantyYears: row.warrantyYears,
})
type Shown = ReturnType<typeof shownOf>

function energyRows({ stars, use }: Shown, { country }: Brand) {
  const rows = stars === null ? [] : [{ name: 'Energy rating', value: `${stars} of ${energyScale(stars)} stars` }]
  if (!use) return rows
  const tariff = tariffOf(country, undefined)
  const { totalCents, tenYearsCents } = runningCost(use, tariff)
  const dollars = (cents: number) => formatDollars(Math.round(cents / 100), country)
  return [
    ...rows,
    { name: 'Running cost', value: `${dollars(totalCents)} a year, ${dollars(tenYearsCents)} over ten years` },
    { name: 'Counted at', value: `${tariff.centsAKWh} c a kWh, typical for ${tariff.area}` },
  ]
}

type Dress = { brand: Brand; files: FileStore | undefined }

async function render(shown: Shown, { brand, files }: Dress): Promise<Buffer> {
  const { title, manufacturer, model, sku, finish, warrantyYears } = shown
  const page = await pdfPage({ title: 'Data sheet', brand, seller: null })
  page.heading(`Model ${model}`)
  const note = [manufacturer, `SKU ${sku}`, finish].filter(Boolean).join(', ')
  page.lead({ title, note, text: shown.description })
  const image = shown.image ? await printImage(shown.image, { pixels: imagePixels, files }) : null
  page.imageAndSize({ image, size: shown.size })
  const energy = energyRows(shown, brand)
  if (energy.length > 0) page.table({ title: 'Energy', rows: energy })
  for (const { name, rows } of shown.specifications) page.table({ title: name, rows })
  if (shown.features.length > 0)
    page.table({ title: 'Features', rows: shown.features.map(({ title: name, text }) => ({ name, value: text })) })
  page.paragraph(
    `Manufacturer's warranty: ${warrantyYears === 1 ? '1 year' : `${warrantyYears} years`}. Measure the space before you order: sizes are in millimetres, without packaging.`,
  )
  return page.finish()
}

// The version is a hash of all that is shown, so that a sheet is never out of date.
const sheets = new Map<string, Promise<Buffer>>()
const sizes = new Map<string, number>()

function putLast<Value>(map: Map<string, Value>, [key, value]: [string, Value], most: number) {
  // The one used last is the last one to go.
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest) map.delete(oldest)
}

/**
 * The data sheet of a product in the dress of a shop; cached until something in it changes. `size` is null until it was
 * rendered once.
 */
export function dataSheet(row: ProductRow, brand: Brand) {
  const shown = shownOf(row)
  const version = createHash('sha1')
    .update(JSON.stringify([brand.key, shown]))
    .digest('base64url')
  return {
    version,
    size: sizes.get(version) ?? null,
    isRendered: sheets.has(version),
    async pdf(files: FileStore | undefined) {
      const pdf = sheets.get(version) ?? render(shown, { brand, files })
      putLast(sheets, [version, pdf], mostSheets)
      pdf.catch(() => sheets.delete(version))
      putLast(sizes, [version, (await pdf).length], mostSizes)
      return pdf
    },
  }
}
