import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { ProductImageRow } from '../database/schema/catalogue.ts'
import type { Tx } from '../database/transaction.ts'
import type { FileStore } from '../files/file-store.ts'
import { checkPhoto, photoTexts } from '../images/photo-upload.ts'
import type { Importer, Numbered, Read } from './importer.ts'
import { ImportError, type Problem } from './problem.ts'
import { notePicture, picturedProducts, pictureId, pictureOf, setPictures, storePicture } from './product-pictures.ts'

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
export function pictureImporter({ now, files }: { now: Date; files: () => Promise<FileStore> }): Importer<Row> {
  /** Stores a picture unless it is there, and returns its key. */
  async function store(tx: Tx, id: string, { bytes, name }: { bytes: Buffer; name: string }) {
    const stored = await storePicture(files, id, bytes)
    if (!stored.ok) throw new ImportError(`${name}: ${stored.code}`)
    await notePicture(tx, { id, key: stored.value, at: now })
    return stored.value
  }

  return {
    // A batch is one transaction, in which pictures are encoded: it must not hold others up for long.
    batchSize: 20,
    read: readPictures,
    checker: () => async (db, rows) => {
      const known = await picturedProducts(
        db,
        rows.map(({ row }) => row.sku),
      )
      const problems: Problem[] = []
      for (const numbered of rows) problems.push(...(await problemsOf(numbered, known.has(numbered.row.sku))))
      return problems
    },
    write: async (tx, rows) => {
      const known = await picturedProducts(
        tx,
        rows.map(({ sku }) => sku),
      )
      let changed = 0
      for (const { sku, pictures } of rows) {
        const product = known.get(sku)
        if (!product) continue
        const images: ProductImageRow[] = []
        for (const { name, path } of pictures) {
          const bytes = await readFile(path)
          const id = pictureId(bytes)
          images.push(
            pictureOf(product, id) ?? { key: await store(tx, id, { bytes, name }), type: 'photo', alt: product.title },
          )
        }
        if (await setPictures(tx, product, images)) changed++
      }
      return { added: 0, changed }
    },
  }
}
