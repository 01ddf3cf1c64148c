import type { Db } from '../../database/database.ts'
import type { ProductImageRow } from '../../database/schema/catalogue.ts'
import { announceChange } from '../../database/shop-changes.ts'
import { tx } from '../../database/transaction.ts'
import type { FileStore } from '../../files/file-store.ts'
import { sharing } from '../../lib/memoize.ts'
import { PictureError, type PictureFetcher, type PictureOrigin } from '../fetch-picture.ts'
import type { FollowUp, Numbered } from '../importer.ts'
import type { Problem } from '../problem.ts'
import {
  notePicture,
  type PicturedProduct,
  picturedProducts,
  pictureId,
  pictureOf,
  setPictures,
  storePicture,
} from '../product-pictures.ts'
import { type AddressedPicture, notePictureOrigins, pictureOrigins } from './picture-origins.ts'
import type { ProductInput } from './product-row.ts'

export type PictureReport = {
  /** Rows that name pictures. */
  products: number
  /** Addresses that are fetched, or would be; the first of them with their lines. */
  addresses: number
  listed: Problem[]
  /** Hosts that the file names, where none may be fetched from. */
  leftOut: Set<string>
  failed: number
  problems: Problem[]
  /** Pictures that came, those of them that are new, and those that their hosts said are the same. */
  fetched: number
  stored: number
  unchanged: number
  /** Products whose pictures changed. */
  changed: number
}

type Options = {
  /** Null: no host may be fetched from. */
  fetcher: PictureFetcher | null
  files: () => Promise<FileStore>
  now: Date
}

/** As many as the back office takes. */
const mostPictures = 12
/** Rows whose pictures are in memory together, and requests at the same time. */
const rowsAtOnce = 20
const requestsAtOnce = 4
/** Addresses and problems that are listed; more are only counted. */
const mostListed = 1000
const mostHosts = 20

type Row = Numbered<ProductInput>
/** A picture that is there. Without a key it is one that all its products have, without an origin it did not have to come. */
type Loaded = { id: string; key: string | null; origin: PictureOrigin | null }

type Loading = { owners: readonly PicturedProduct[]; former: AddressedPicture | undefined; by: PictureFetcher }

const chunksOf = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, index) =>
    items.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )

const addressesOf = ({ row }: Row) => row.pictures?.addresses.slice(0, mostPictures) ?? []

/**
 * Fetches the pictures that rows name, and gives them to the products. A product of which a picture failed keeps those it has,
 * and one without any gets the others.
 */
export function addressedPictures({ fetcher, files, now }: Options) {
  const report: PictureReport = {
    ...{ products: 0, addresses: 0, failed: 0, fetched: 0, stored: 0, unchanged: 0, changed: 0 },
    ...{ listed: [], problems: [], leftOut: new Set() },
  }

  function fail({ line, row }: Row, reason: string) {
    report.failed++
    if (report.problems.length < mostListed)
      report.problems.push({ line, column: row.pictures?.column ?? 'pictures', reason })
  }

  /** What is wrong with an address before it is requested. */
  function rejection(address: string): string | null {
    try {
      fetcher?.check(address)
      return null
    } catch (error) {
      if (error instanceof PictureError) return error.message
      throw error
    }
  }

  function leaveOut(address: string) {
    const host = URL.parse(address)?.host
    if (host && report.leftOut.size < mostHosts) report.leftOut.add(host)
  }

  function planRow(numbered: Row) {
    const column = numbered.row.pictures?.column ?? 'pictures'
    for (const address of addressesOf(numbered)) {
      const reason = rejection(address)
      if (!fetcher) leaveOut(address)
      else if (reason) fail(numbered, `${address} ${reason}`)
      else {
        report.addresses++
        if (report.listed.length < mostListed) report.listed.push({ line: numbered.line, column, reason: address })
      }
    }
    if (fetcher && (numbered.row.pictures?.addresses.length ?? 0) > mostPictures)
      fail(numbered, `names more than ${mostPictures} pictures: the others are left out`)
  }

  /** Two addresses may have the same picture. */
  const storedOnce = sharing()

  async function store(id: string, bytes: Buffer) {
    const stored = await storePicture(files, id, bytes)
    if (!stored.ok) throw new PictureError(`cannot be used: ${stored.code}`)
    report.stored++
    return stored.value
  }

  async function load(address: string, { owners, former, by }: Loading): Promise<Loaded> {
    const isThere = (id: string) => owners.every((product) => pictureOf(product, id))
    const known = former && isThere(former.pictureId) ? former : null
    const fetched = await by.fetch(address, known)
    if (fetched === null && known) {
      report.unchanged++
      return { id: known.pictureId, key: null, origin: null }
    }
    if (fetched === null) throw new Error(`${address} was not requested by a condition`)
    const { bytes, origin } = fetched
    const id = pictureId(bytes)
    const key = isThere(id) ? null : await storedOnce(id, () => store(id, bytes))
    report.fetched++
    return { id, key, origin }
  }

  /** The pictures of some rows by their addresses, each fetched once. */
  async function loadAll(db: Db, rows: readonly Row[], by: PictureFetcher) {
    const known = await picturedProducts(
      db,
      rows.map(({ row }) => row.sku),
    )
    const wanted = rows.flatMap((row) => addressesOf(row).map((address) => ({ address, sku: row.row.sku })))
    const queue = [...Map.groupBy(wanted, ({ address }) => address)].filter(([address]) => !rejection(address))
    const origins = await pictureOrigins(
      db,
      queue.map(([address]) => by.check(address).href),
    )
    const loaded = new Map<string, Loaded | PictureError>()
    async function work() {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [address, namedBy] = next
        const owners = namedBy.flatMap(({ sku }) => known.get(sku) ?? [])
        const former = origins.get(by.check(address).href)
        const outcome = await load(address, { owners, former, by }).catch((error: unknown) => {
          if (error instanceof PictureError) return error
          throw error
        })
        loaded.set(address, outcome)
      }
    }
    await Promise.all(Array.from({ length: requestsAtOnce }, work))
    return loaded
  }

  /** The pictures that a product gets; null: it keeps those it has. */
  function imagesOf(numbered: Row, product: PicturedProduct, loaded: ReadonlyMap<string, Loaded | PictureError>) {
    const came = addressesOf(numbered).map((address): ProductImageRow | null => {
      const picture = loaded.get(address)
      if (!picture || picture instanceof PictureError) return null
      const fresh = picture.key && { key: picture.key, type: 'photo' as const, alt: product.title }
      return pictureOf(product, picture.id) ?? (fresh || null)
    })
    // Two addresses may have the same picture.
    const images = [...new Map(came.flatMap((image) => (image ? [[image.key, image] as const] : []))).values()]
    return images.length > 0 && (!came.includes(null) || product.images.length === 0) ? images : null
  }

  async function runRows(db: Db, rows: readonly Row[], by: PictureFetcher) {
    const skus = rows.map(({ row }) => row.sku)
    const loaded = await loadAll(db, rows, by)
    for (const row of rows)
      for (const address of addressesOf(row)) {
        const failure = loaded.get(address)
        if (failure instanceof PictureError) fail(row, `${address} ${failure.message}`)
      }
    report.changed += await tx(db, async (transaction) => {
      let changed = 0
      const noted: AddressedPicture[] = []
      for (const [address, picture] of loaded) {
        if (picture instanceof PictureError) continue
        const { id, key, origin } = picture
        if (key) await notePicture(transaction, { id, key, at: now })
        if (origin) noted.push({ address: by.check(address).href, pictureId: id, ...origin })
      }
      await notePictureOrigins(transaction, noted)
      // Read again: fetching took a while.
      const products = await picturedProducts(transaction, skus)
      for (const row of rows) {
        const product = products.get(row.row.sku)
        const images = product && imagesOf(row, product, loaded)
        if (images && (await setPictures(transaction, product, images))) changed++
      }
      if (changed > 0) await announceChange(transaction)
      return changed
    })
  }

  const naming = (rows: readonly Row[]) => rows.filter((row) => addressesOf(row).length > 0)

  const followUp: FollowUp<ProductInput> = {
    plan: (rows) => {
      const named = naming(rows)
      report.products += named.length
      for (const row of named) planRow(row)
    },
    run: async (db, rows) => {
      if (!fetcher) return
      for (const chunk of chunksOf(naming(rows))) await runRows(db, chunk, fetcher)
    },
  }
  return { followUp, report }
}
