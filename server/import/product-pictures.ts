import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { accept, type Outcome, reject } from '#domain/errors/outcome.ts'
import type { Db } from '../database/database.ts'
import { type ProductImageRow, products } from '../database/schema/catalogue.ts'
import { uploadedPictures } from '../database/schema/manage.ts'
import type { Tx } from '../database/transaction.ts'
import type { FileStore } from '../files/file-store.ts'
import { photoKey, photoOf } from '../images/photo.ts'

export type PicturedProduct = { id: string; sku: string; title: string; images: ProductImageRow[] }

/** Products with their pictures, by SKU. */
export async function picturedProducts(db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, PicturedProduct>> {
  const { id, sku, title, images } = products
  const found = await db
    .select({ id, sku, title, images })
    .from(products)
    .where(inArray(sku, [...skus]))
  return new Map(found.map((product) => [product.sku, product]))
}

/** The same file has the same id, by which a second run knows it. */
export function pictureId(bytes: Buffer) {
  const hash = createHash('sha256').update(bytes).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
}

/** The picture with this id that a product has already. */
export const pictureOf = ({ images }: PicturedProduct, pictureId: string) =>
  images.find(({ key }) => photoOf(key)?.id === pictureId)

/** Stores a picture as the shop shows it. Returns its key, or says in words why it cannot be used. */
export async function storePicture(
  files: () => Promise<FileStore>,
  id: string,
  bytes: Buffer,
): Promise<Outcome<string, string>> {
  // Most files bring no pictures, and the library that encodes them takes 20 MB.
  const { photoTexts, readPhoto } = await import('../images/photo-upload.ts')
  const read = await readPhoto(bytes)
  if (!read.ok) return reject(photoTexts[read.code])
  const { bytes: encoded, ...photo } = read.value
  const store = await files()
  await store.write(id, encoded)
  return accept(photoKey({ ...photo, id }))
}

/** Notes a stored picture, or that it is used again. */
export const notePicture = (tx: Tx, row: typeof uploadedPictures.$inferInsert) =>
  tx
    .insert(uploadedPictures)
    .values(row)
    .onConflictDoUpdate({ target: uploadedPictures.id, set: { key: row.key, at: row.at } })

/** Gives a product these pictures. Returns whether it had others. */
export async function setPictures(tx: Tx, product: PicturedProduct, images: ProductImageRow[]) {
  if (JSON.stringify(images) === JSON.stringify(product.images)) return false
  await tx.update(products).set({ images }).where(eq(products.id, product.id))
  return true
}
