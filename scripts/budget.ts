// npm run budget: size and number of the scripts of each page's first load, in every brand, against the budgets; exits
// with 1 when one is over.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { blockFiles } from '#features/home/blocks.ts'
import { builtAssets } from '../server/render/document/assets.ts'
import { type BrandKey, brandKeys } from '../themes/brand.ts'
import { brands } from '../themes/brands.ts'

const folder = 'dist/current/client'
const KB = 1024

/** Scripts in KB after gzip, as the first view of a page loads them, and how many. */
const budgets: Readonly<Record<string, { KBs: number; files: number }>> = {
  home: { KBs: 190, files: 15 },
  category: { KBs: 190, files: 12 },
  product: { KBs: 190 + 15, files: 16 },
  search: { KBs: 190 + 15, files: 14 },
  store: { KBs: 190 + 15, files: 14 },
  cart: { KBs: 190 + 15, files: 17 },
  checkout: { KBs: 190 + 60, files: 24 },
}

const assets = builtAssets(folder)
const gzipped = new Map<string, number>()

function bytesOf(file: string) {
  const known = gzipped.get(file)
  if (known !== undefined) return known
  const bytes = gzipSync(readFileSync(`${folder}${file}`), { level: 9 }).length
  gzipped.set(file, bytes)
  return bytes
}

/** The home page consists of blocks, each in its own file. */
const homeModules = (brand: BrandKey) => blockFiles(brands[brand].home.blocks)

const failures: string[] = []

function check(name: string, KBs: number, budget: number) {
  const isOver = KBs > budget
  if (isOver) failures.push(name)
  console.log(`  ${name.padEnd(28)} ${KBs.toFixed(2).padStart(8)} KB of ${budget}${isOver ? '  OVER' : ''}`)
}

console.log('Scripts of the first load, gzip 9, heaviest brand:')
for (const [page, budget] of Object.entries(budgets)) {
  const weights = await Promise.all(
    brandKeys.map(async (brand) => {
      const modules = page === 'home' ? homeModules(brand) : []
      const files = assets.pageFiles(brand, [page], modules)
      return { brand, files: files.length, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) }
    }),
  )
  const heaviest = weights.reduce((most, weight) => (weight.bytes > most.bytes ? weight : most))
  const mostFiles = Math.max(...weights.map(({ files }) => files))
  check(`${page}, ${heaviest.brand}, ${mostFiles} files`, heaviest.bytes / KB, budget.KBs)
  if (mostFiles > budget.files) failures.push(`${page}, ${mostFiles} files of ${budget.files}`)
}

console.log('Pictures:')
const masters = readdirSync('server/images/masters').map((name) => statSync(`server/images/masters/${name}`).size)
check(`${masters.length} masters`, masters.reduce((sum, bytes) => sum + bytes, 0) / KB, 40 * KB)

console.log('Worker:')
check('sw.js', gzipSync(readFileSync(`${folder}/sw.js`), { level: 9 }).length / KB, 20)

if (failures.length > 0) console.error(`Over budget: ${failures.join(' · ')}`)
process.exitCode = failures.length > 0 ? 1 : 0
