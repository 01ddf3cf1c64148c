// npm run import:products -- FILE: checks a file of a retailer, and writes it with --write. docs/how-to/import-a-catalogue.md
import { parseArgs } from 'node:util'
import { shopDay } from '#domain/time/shop-day.ts'
import { type BrandKey, brandKeys, isBrandKey } from '#themes/brand.ts'
import { brands as allBrands } from '#themes/brands.ts'
import { type Config, loadConfig } from './config.ts'
import { failCommand, withDatabase } from './database/startup/command.ts'
import type { FileStore } from './files/file-store.ts'
import { createFileStore } from './files/file-stores.ts'
import { pictureFetcher } from './import/fetch-picture.ts'
import type { Importer } from './import/importer.ts'
import { localityImporter, storeImporter, warehouseImporter } from './import/places.ts'
import { priceImporter } from './import/prices.ts'
import { ImportError, type Problem, problemText } from './import/problem.ts'
import { addressedPictures, type PictureReport } from './import/products/addressed-pictures.ts'
import { noMapping, readMapping } from './import/products/mapping.ts'
import { productImporter } from './import/products/products.ts'
import { type ImportReport, number, runImport } from './import/run-import.ts'
import { stockImporter } from './import/stock.ts'
import { storeStockImporter } from './import/store-stock.ts'
import { errorText } from './lib/startup-error.ts'
import { refreshProjectRows } from './project/store/project-rows.ts'

const usage = `npm run import:products|prices|stock|store-stock|warehouses|localities|stores -- FILE [options]
npm run import:pictures -- FOLDER [options]

  --write            writes the file; without it the file is only checked
  --skip-bad         writes the good rows of a file with bad ones
  --complete         products, stock, store-stock: what the file does not name leaves the shop, or has no stock
  --large-changes    accepts prices far from the present ones, and that much goes off sale
  --brands a,b       shops that sell the products, or whose prices these are: ${brandKeys.join(', ')}
  --mapping FILE     products: names of columns, categories and attributes
  --add-categories   products: adds categories that the shop does not have
  --problems 50      how many problems are listed`

const optionsOf = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      'skip-bad': { type: 'boolean', default: false },
      complete: { type: 'boolean', default: false },
      'large-changes': { type: 'boolean', default: false },
      brands: { type: 'string', default: '' },
      mapping: { type: 'string' },
      'add-categories': { type: 'boolean', default: false },
      problems: { type: 'string', default: '50' },
      help: { type: 'boolean', default: false },
    },
  })

function givenOptions() {
  try {
    return optionsOf()
  } catch (error) {
    console.error(`${errorText(error)}\n\n${usage}`)
    process.exit(1)
  }
}

const { values: options, positionals } = givenOptions()
const [kind = '', file = ''] = positionals

function chosenBrands(): readonly BrandKey[] {
  const keys = options.brands.split(',').map((key) => key.trim())
  if (!keys.every(isBrandKey))
    throw new ImportError(`--brands must name shops of ${brandKeys.join(', ')}, separated by commas.`)
  return keys
}

type Chosen = { importer: Importer<never>; pictures: PictureReport; close: () => void }

async function importerOf({ importPictureHosts: hosts, ...config }: Config): Promise<Chosen> {
  const now = new Date()
  let store: Promise<FileStore> | undefined
  const files = () => {
    store ??= createFileStore(config)
    return store
  }
  const fetcher = hosts.length > 0 ? pictureFetcher({ hosts }) : null
  const pictures = addressedPictures({ fetcher, files, now })
  const priced = () => {
    const brands = chosenBrands()
    return { brands, now, today: shopDay(now, allBrands[brands[0] ?? 'wa'].country) }
  }
  const products = () =>
    productImporter({
      ...priced(),
      mapping: options.mapping ? readMapping(options.mapping) : noMapping,
      addsCategories: options['add-categories'],
      pictures: pictures.followUp,
    })
  const importers: Readonly<Record<string, () => unknown>> = {
    products,
    pictures: async () => (await import('./import/pictures.ts')).pictureImporter({ now, files }),
    prices: () => priceImporter(priced()),
    stock: () => stockImporter({ now }),
    'store-stock': storeStockImporter,
    warehouses: warehouseImporter,
    localities: localityImporter,
    stores: storeImporter,
  }
  const make = importers[kind]
  if (!make || file === '') throw new ImportError(usage)
  const importer = (await make()) as Importer<never> // reads the rows that it writes
  return { importer, pictures: pictures.report, close: () => fetcher?.close() }
}

/** One line that is written over, where a person watches. */
function showProgress(step: string, rows: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${number(rows)} rows ${step} `)
}

function show({ rows, bad, problems, doubts, written, removed }: ImportReport, seconds: number) {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  list(problems)
  const took = `${seconds.toFixed(1)} s`
  console.log(`${number(rows)} ${rows === 1 ? 'row' : 'rows'} read, ${number(bad)} with a problem (${took}).`)
  for (const doubt of doubts) console.log(doubt)
  if (written) {
    const { added, changed, same } = written
    console.log(`${number(added)} added, ${number(changed)} changed, ${number(same)} as they were.`)
    if (options.complete)
      console.log(
        removed === null
          ? 'What the file does not name stays as it is: bad rows may be of anything.'
          : `${number(removed)} not in the file, and off sale now.`,
      )
  } else if (doubts.length > 0) {
    console.log('Nothing was written: the file may have a mistake.')
  } else if (bad > 0 && options.write) {
    console.log('Nothing was written: correct the rows, or write the others with --skip-bad.')
  } else {
    console.log('Nothing was written: that is done by --write.')
  }
}

/** A long list, up to what --problems says. */
function list(problems: readonly Problem[]) {
  const listed = problems.slice(0, Number(options.problems))
  for (const problem of listed) console.log(problemText(problem))
  if (problems.length > listed.length) console.log('and more: --problems 1000 lists them')
}

const pictureCount = (count: number) => `${number(count)} ${count === 1 ? 'picture' : 'pictures'}`

function showPictures(
  { products, addresses, listed, leftOut, failed, problems, ...done }: PictureReport,
  isWritten: boolean,
) {
  if (products === 0) return
  if (leftOut.size > 0)
    return console.log(
      `The pictures of ${number(products)} rows were left out: IMPORT_PICTURE_HOSTS lists no host to fetch them from. The file names ${[...leftOut].join(', ')}.`,
    )
  if (!isWritten) {
    list(listed)
    console.log(`${pictureCount(addresses)} of ${number(products)} rows would be fetched.`)
  }
  list(problems)
  const { fetched, stored, unchanged, changed } = done
  if (isWritten)
    console.log(
      `${pictureCount(fetched)} fetched, ${number(stored)} new, ${number(unchanged)} not changed, of ${number(changed)} changed products.`,
    )
  if (failed > 0)
    console.log(
      `${pictureCount(failed)} ${isWritten ? 'did not come; the products are in the shop' : 'cannot be fetched'}.`,
    )
}

// A large file takes longer than any request.
const patience = { statement_timeout: 600_000, lock_timeout: 60_000, idle_in_transaction_session_timeout: 600_000 }

async function run() {
  if (options.help) return console.log(usage)
  const config = loadConfig()
  const { importer, pictures, close } = await importerOf(config)
  const work = withDatabase(
    config,
    async (db) => {
      const started = performance.now()
      const report = await runImport(importer, {
        db,
        file,
        isWriting: options.write,
        skipsBad: options['skip-bad'],
        isComplete: options.complete,
        allowsLarge: options['large-changes'],
        onProgress: showProgress,
      })
      // What the dashboard reads of products.
      if (report.written && kind === 'products') await refreshProjectRows(db)
      show(report, (performance.now() - started) / 1000)
      showPictures(pictures, report.written !== null)
      if (report.bad > 0 || report.doubts.length > 0 || pictures.failed > 0) process.exitCode = 1
    },
    patience,
  )
  await work.finally(close)
}

await run().catch(failCommand)
