import type { Project, ProjectStore, SavedQuote, Sharing } from '#contract/project/project-parts.ts'
import { toDollars } from '#domain/money/money.ts'
import { taxedTotal } from '#domain/money/tax.ts'
import { isLockRunning } from '#domain/project/price/project-price.ts'
import { notShared } from '#domain/project/project-reading.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import { findSalesperson } from '../accounts/trade.ts'
import { categoryNames } from '../cart/store/cart-contents.ts'
import type { Db } from '../database/database.ts'
import { shopOf } from '../http/site/shop-of.ts'
import { shareIdOf, shareLink } from '../identity/links/share-link.ts'
import { type StoreRow, storeBy } from '../locations/store/shop-stores.ts'
import { quoteAddress } from '../orders/invoice-address.ts'
import { projectLineResponse } from './lines/project-line-response.ts'
import { lockOf, type PricedProjectLine, priceLines, totalOf } from './project-pricing.ts'
import { projectLinesOf, variationSkus } from './store/project-lines.ts'
import { ordersByLine } from './store/project-orders.ts'
import {
  commentsOf,
  type FileRow,
  type FolderRow,
  filesOf,
  foldersOf,
  lastQuoteIds,
  type NoteRow,
  notesOf,
  type VariationRow,
  variationsOf,
} from './store/project-parts.ts'
import type { ProjectRow } from './store/projects.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

type At = { brand: Brand; now: Date }

/** Groups lines by folder, in folder order; lines without a folder come last. */
export function inFolders<Line extends { line: { folderId: string | null } }>(
  lines: readonly Line[],
  folders: readonly FolderRow[],
) {
  const byFolder = Map.groupBy(lines, ({ line }) => line.folderId)
  return {
    folders: folders.map((folder) => ({ folder, lines: byFolder.get(folder.id) ?? [] })),
    loose: byFolder.get(null) ?? [],
  }
}

export async function loadProject(db: Db, project: ProjectRow, { brand, now }: At) {
  // Queries run in sequence: in a transaction they share one connection.
  const lines = await projectLinesOf(db, project.id)
  const folders = await foldersOf(db, project.id)
  const notes = await notesOf(db, project.id)
  const variations = await variationsOf(db, project.id)
  const files = await filesOf(db, project.id)
  const priced = await priceLines(db, { lines, lock: lockOf(project), brand, now })
  const sorted = inFolders(priced, folders)
  return {
    ...sorted,
    lines: [...sorted.folders.flatMap((group) => group.lines), ...sorted.loose],
    notes,
    variations,
    files,
  }
}

export const noteResponse = ({ id, notes, sku, createdBy, changedAt, changedBy }: NoteRow) => ({
  id,
  notes,
  sku,
  createdBy,
  lastModified: changedAt.toISOString(),
  salesPersonName: changedBy,
})

export const variationResponse = ({ projectId: _, rrpCents, ...row }: VariationRow) => ({
  ...row,
  rrpOverride: rrpCents === null ? null : toDollars(rrpCents),
})

export const fileResponse = ({ projectId: _, hash: __, uploadedAt, ...row }: FileRow) => ({
  ...row,
  uploadedAt: uploadedAt.toISOString(),
})

export function totalsResponse(lines: readonly PricedProjectLine[], brand: Brand) {
  const { gstCents, totalCents } = taxedTotal(totalOf(lines), brand)
  return {
    lineCount: lines.length,
    pieceCount: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    total: toDollars(totalCents),
    gst: toDollars(gstCents),
    ...(brand.flags.pricesExGst ? { pricesExGst: true } : {}),
  }
}

export const categoriesOf = (db: Db, lines: readonly PricedProjectLine[]) =>
  categoryNames(db, [...new Set(lines.flatMap(({ product }) => product?.categoryUri ?? []))])

/** The orders that a line is in, by its code. */
export const ordersOf = (db: Db, { id }: ProjectRow, lines: readonly PricedProjectLine[]) =>
  ordersByLine(
    db,
    id,
    lines.map(({ line }) => line),
  )

export const storeResponse = ({ id, uri, name, subdivision }: StoreRow): ProjectStore => ({
  storeId: id,
  storeUri: uri,
  name,
  subdivision,
})

const isShared = ({ shareNonce, shareEndsAt }: ProjectRow, now: Date) =>
  shareNonce !== null && (shareEndsAt === null || shareEndsAt > now)

/** The link of a project, if it has one that has not ended. */
export async function sharingResponse(db: Db, project: ProjectRow, now: Date): Promise<Sharing> {
  if (!isShared(project, now) || project.shareNonce === null) return notShared
  const shareId = await shareIdOf(db, project.shareNonce, now)
  return {
    sharedStatus: 'Shared',
    shareId,
    link: shareLink(shareId),
    sharedAt: iso(project.sharedAt),
    sharedBy: project.sharedBy,
    expiresAt: iso(project.shareEndsAt),
    openedAt: iso(project.shareOpenedAt),
    lastOpenedAt: iso(project.shareLastOpenedAt),
  }
}

/** The URLs of the latest quote PDFs, by folder; null is the whole project. */
async function quoteFilesOf(db: Db, projectId: string, now: Date) {
  const ids = await lastQuoteIds(db, projectId)
  const addresses = await Promise.all(
    [...ids].map(async ([folderId, id]) => [folderId, await quoteAddress(db, id, now)] as const),
  )
  const byFolder = new Map(addresses)
  return (folderId: string | null) => byFolder.get(folderId) ?? null
}

function quoteResponse(project: ProjectRow, file: string | null): SavedQuote | null {
  const { quoteId, quoteVersion, quotedCents, quotedAt, quotedBy, emailedAt, emailedTo } = project
  if (quoteId === null || quotedCents === null || quotedAt === null) return null
  return {
    quoteId,
    quoteVersion,
    total: toDollars(quotedCents),
    savedAt: quotedAt.toISOString(),
    savedBy: quotedBy ?? '',
    emailedAt: iso(emailedAt),
    emailedTo,
    file,
  }
}

function lockResponse({ lockedAt, lockedBy, lockEndsOn, ...project }: ProjectRow, today: string) {
  const isRunning = isLockRunning(lockOf({ ...project, lockedAt, lockEndsOn }), today)
  return isRunning && lockedAt
    ? { lockedAt: lockedAt.toISOString(), lockedBy: lockedBy ?? '', expiryDate: lockEndsOn }
    : null
}

const groupedSkus = (rows: readonly { brand: string; sku: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ brand }) => brand)].map(([brand, own]) => [brand, own.map(({ sku }) => sku)]),
  )

/** The whole project. */
export async function projectResponse(db: Db, project: ProjectRow, { brand, now }: At): Promise<Project> {
  const shop = shopOf({ brand })
  const [loaded, comments, person, store, sharing] = await Promise.all([
    loadProject(db, project, { brand, now }),
    commentsOf(db, project.id),
    project.salespersonCode === null ? null : findSalesperson(db, project.salespersonCode),
    project.storeId === null ? null : storeBy(db, brand.key, project.storeId),
    sharingResponse(db, project, now),
  ])
  const { lines, folders, notes, variations, files } = loaded
  const quoteFile = await quoteFilesOf(db, project.id, now)
  const groups = [...new Set(lines.flatMap(({ product }) => product?.variantGroup ?? []))]
  const [names, offered, orders] = await Promise.all([
    categoriesOf(db, lines),
    variationSkus(db, shop, groups),
    ordersOf(db, project, lines),
  ])
  return {
    projectRef: project.id,
    projectName: project.name,
    version: project.version,
    created: project.createdAt.toISOString(),
    dateModified: project.changedAt.toISOString(),
    modifiedBy: project.changedBy,
    quoteId: project.quoteId,
    cart: {
      products: lines.map((line, place) => ({
        ...projectLineResponse(line, names, place),
        orders: orders.get(line.line.productCode) ?? [],
      })),
    },
    folders: folders.map(({ folder, lines: own }, sortOrder) => ({
      id: folder.id,
      title: folder.title,
      products: own.map(({ line }) => line.productCode),
      position: folder.position,
      sortOrder,
      total: toDollars(totalOf(own)),
      quoteId: folder.quoteId,
      quoteFile: quoteFile(folder.id),
    })),
    files: files.map(fileResponse),
    productNotes: notes.map(noteResponse),
    productVariations: variations.map(variationResponse),
    brandVariations: groupedSkus(offered),
    staffComments: comments.map(({ id, user, message, writtenAt }) => ({
      id,
      user,
      message,
      timestamp: writtenAt.toISOString(),
    })),
    quoteData: project.quoteData,
    quoted: project.quoteId !== null,
    projectEmailed: project.emailedAt !== null,
    sharedStatus: sharing.sharedStatus,
    quoteStatus: project.status,
    selectedSalesPerson: person && { code: person.code, name: person.name, subdivision: person.subdivision },
    selectedStore: store ? storeResponse(store) : null,
    changedSinceQuote: project.quotedVersion !== null && project.contentVersion > project.quotedVersion,
    quote: quoteResponse(project, quoteFile(null)),
    priceLock: lockResponse(project, shopDay(now, brand.country)),
    sharing,
    totals: totalsResponse(lines, brand),
  }
}
