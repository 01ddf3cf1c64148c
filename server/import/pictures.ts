import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { type ProductImageRow, products } from '../database/schema/catalogue.ts'
import { uploadedPictures } from '../database/schema/manage.ts'
import type { Tx } from '../database/transaction.ts'
import type { FileStore } from '../files/file-store.ts'
import { photoKey, photoOf } from '../images/photo.ts'
import { checkPhoto, photoTexts, readPhoto } from '../images/photo-upload.ts'
import type { Importer, Numbered, Read } from './importer.ts'
import { ImportError, type Problem } from './problem.ts'

type Picture = { name: string; path: string }

/** A product with its pictures in the order of its page. */
type Row = { sku: string; pictures: readonly Picture[] }

const endings = new Set(['.jpg', '.jpeg', '.png', '.webp'])
const isPicture = ({ name }: Picture) => endings.has(extname(name).toLowerCase())

/** 2 before 10. */
const byName = new Intl.Collator('en', { numeric: true }).compare

/** File systems allow no slash in names: a SKU has it as `%2F`. */
function skuOf(name: string) {
  try {
    return decodeURIComponent(name).toUpperCase()
  } catch {
    return name.toUpperCase()
  }
}

const entriesOf = async (folder: string): Promise<Dirent[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new ImportError(`${folder} is no folder that can be read.`)
  })
  return entries.filter(({ name }) => !name.startsWith('.')).toSorted((a, b) => byName(a.name, b.name))
}

/** `AB-1.jpg` and `AB-1_2.jpg` are pictures of AB-1, and so is all that is in a folder AB-1. */
async function filesOf(folder: string): Promise<(Picture & { sku: string; place: number })[]> {
  const found = []
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      const inside = await entriesOf(path)
      const sku = skuOf(entry.name)
      found.push(
        ...inside.map(({ name }, place) => ({ sku, place, name: join(entry.name, name), path: join(path, name) })),
      )
      continue
    }
    const stem = basename(entry.name, extname(entry.name))
    const [, own = stem, place = '1'] = /^(.+)_(\d{1,2})$/.exec(stem) ?? []
    found.push({ sku: skuOf(own), place: Number(place), name: entry.name, path })
  }
  return found
}

async function* readPictures(folder: string): AsyncGenerator<Read<Row>> {
  const files = await filesOf(folder)
  if (!files.some(isPicture)) throw new ImportError(`${folder} has no JPG, PNG or WebP picture.`)
  let line = 0
  for (const [sku, own] of Map.groupBy(files, ({ sku }) => sku)) {
    line++
    const problems = own
      .filter((file) => !isPicture(file))
      .map(({ name }): Problem => ({ line, column: name, reason: photoTexts.kind, isFile: true }))
    if (problems.length > 0) yield { line, problems }
    else yield { line, row: { sku, pictures: own.toSorted((a, b) => a.place - b.place) } }
  }
}

/** The same file has the same id, by which a second run knows it. */
function idOf(bytes: Buffer) {
  const hash = createHash('sha256').update(bytes).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
}

async function productsOf(db: Db, rows: readonly Row[]) {
  const skus = rows.map(({ sku }) => sku)
  const { id, sku, title, images } = products
  const found = await db.select({ id, sku, title, images }).from(products).where(inArray(sku, skus))
  return new Map(found.map((product) => [product.sku, product]))
}

async function problemsOf({ line, row }: Numbered<Row>, isKnown: boolean): Promise<Problem[]> {
  const [first] = row.pictures
  if (!isKnown) {
    return [{ line, column: first?.name ?? '', reason: `there is no product ${row.sku}`, isFile: true }]
  }
  const problems: Problem[] = []
  for (const { name, path } of row.pictures) {
    const read = await checkPhoto(await readFile(path))
    if (!read.ok) problems.push({ line, column: name, reason: photoTexts[read.code], isFile: true })
  }
  return problems
}

/**
 * Pictures of products in a folder. A product then has those of the folder, in its order; products that the folder does not
 * name keep theirs.
 */
export function pictureImporter({ now, files }: { now: Date; files: FileStore }): Importer<Row> {
  /** Stores a picture unless it is there, and returns its key. */
  async function stored(tx: Tx, id: string, { bytes, name }: { bytes: Buffer; name: string }) {
    const read = await readPhoto(bytes)
    if (!read.ok) throw new ImportError(`${name}: ${photoTexts[read.code]}`)
    const { bytes: encoded, ...photo } = read.value
    const key = photoKey({ ...photo, id })
    await files.write(id, encoded)
    await tx
      .insert(uploadedPictures)
      .values({ id, key, at: now })
      .onConflictDoUpdate({ target: uploadedPictures.id, set: { key, at: now } })
    return key
  }

  return {
    // A batch is one transaction, in which pictures are encoded: it must not hold others up for long.
    batchSize: 20,
    read: readPictures,
    check: async (db, rows) => {
      const known = await productsOf(
        db,
        rows.map(({ row }) => row),
      )
      const problems: Problem[] = []
      for (const numbered of rows) problems.push(...(await problemsOf(numbered, known.has(numbered.row.sku))))
      return problems
    },
    write: async (tx, rows) => {
      const known = await productsOf(tx, rows)
      let changed = 0
      for (const { sku, pictures } of rows) {
        const product = known.get(sku)
        if (!product) continue
        const images: ProductImageRow[] = []
        for (const { name, path } of pictures) {
          const bytes = await readFile(path)
          const id = idOf(bytes)
          const former = product.images.find(({ key }) => photoOf(key)?.id === id)
          images.push(former ?? { key: await stored(tx, id, { bytes, name }), type: 'photo', alt: product.title })
        }
        if (JSON.stringify(images) === JSON.stringify(product.images)) continue
        await tx.update(products).set({ images }).where(eq(products.id, product.id))
        changed++
      }
      return { added: 0, changed }
    },
  }
}
