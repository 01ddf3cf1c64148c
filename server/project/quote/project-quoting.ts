import { formatCents } from '#domain/money/price-format.ts'
import { taxedTotal } from '#domain/money/tax.ts'
import { isLockRunning } from '#domain/project/price/project-price.ts'
import { fieldOf } from '#domain/project/project-fields.ts'
import { statusAfterQuote } from '#domain/project/project-status.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import { newId } from '../../database/id.ts'
import type { QuotedLine } from '../../database/schema/projects.ts'
import { badRequest } from '../../http/request/errors.ts'
import { noAgreement, priceChange } from '../lines/project-line-edit.ts'
import { agreedResponse } from '../lines/project-line-response.ts'
import type { Editing } from '../project-editing.ts'
import { statusEdit } from '../project-fields.ts'
import { lockOf, type PricedProjectLine, totalOf } from '../project-pricing.ts'
import { loadProject } from '../project-response.ts'
import { holdPrices, letGoOfPrices, putProjectLine } from '../store/project-lines.ts'
import { changeFolder, insertQuote, type NoteRow, type VariationRow } from '../store/project-parts.ts'

type Loaded = Awaited<ReturnType<typeof loadProject>>

function quotedLine(
  priced: PricedProjectLine,
  {
    folder,
    notes,
    variations,
  }: { folder: string | null; notes: readonly NoteRow[]; variations: readonly VariationRow[] },
): QuotedLine {
  const { line, product, unitCents, liveCents, extrasCents, quantity, isHeld } = priced
  const isReduced = line.agreedCents !== null && liveCents !== null && liveCents > unitCents
  const own = variations.filter(({ productCode }) => productCode === line.productCode)
  const overridden = own.find(({ rrpCents }) => rrpCents !== null)
  return {
    productCode: line.productCode,
    sku: line.sku,
    title: product?.title ?? line.sku,
    folder,
    quantity,
    unitCents,
    extrasCents,
    extras: [priced.warranty, priced.install].flatMap((extra) =>
      extra ? [{ name: extra.name, cents: extra.priceCents }] : [],
    ),
    wasCents: isReduced ? liveCents : null,
    rrpCents: overridden?.rrpCents ?? product?.rrpCents ?? null,
    isHeld,
    notes: notes.filter(({ sku }) => sku === line.sku || sku === line.productCode).map(({ notes: text }) => text),
    variations: own.map(({ variationSku, comments }) => (comments ? `${variationSku}: ${comments}` : variationSku)),
  }
}

function quotedLines({ folders, loose, notes, variations }: Loaded, folderId: string | undefined) {
  const selected = folders.filter(({ folder }) => folderId === undefined || folder.id === folderId)
  const own = selected.flatMap(({ folder, lines }) =>
    lines.map((line) => ({ line, folder: folder.title as string | null })),
  )
  const all = folderId === undefined ? [...own, ...loose.map((line) => ({ line, folder: null }))] : own
  return {
    priced: all.map(({ line }) => line),
    lines: all.map(({ line, folder }) => quotedLine(line, { folder, notes, variations })),
  }
}

export type Quoting = {
  /** The number of a first quote. */
  number: number
  folderId?: string | undefined
}

/** Saves a quote: all lines with the prices that apply now [S18]. Needs the customer name that was just saved. */
export async function saveQuote(editing: Editing, customerName: string, { number, folderId }: Quoting) {
  const { db, project, brand, now, user, next } = editing
  const loaded = await loadProject(db, project, { brand, now })
  const folder = folderId === undefined ? null : loaded.folders.find((group) => group.folder.id === folderId)?.folder
  if (folderId !== undefined && !folder) return editing.rejectGone('folder', folderId, 'folder')
  const { priced, lines } = quotedLines(loaded, folderId)
  if (lines.length === 0) throw badRequest('Add a product before saving the quote.')
  if (customerName === '') throw badRequest("Add the customer's name before saving the quote.")
  const quotedCents = taxedTotal(totalOf(priced), brand).totalCents
  const quoteId = (folder ? folder.quoteId : project.quoteId) ?? number
  const quoteVersion = project.quoteVersion + (folder ? 0 : 1)
  const lock = lockOf(project)
  const isLocked = isLockRunning(lock, shopDay(now, brand.country))
  await insertQuote(db, {
    id: newId(now.getTime()),
    projectId: project.id,
    folderId: folder?.id ?? null,
    quoteId,
    quoteVersion,
    quotedCents,
    heldUntil: isLocked ? (lock?.endsOn ?? null) : null,
    lines,
    savedAt: now,
    savedBy: user,
  })
  const to = `${quoteId}, ${formatCents(quotedCents, { isZeroFree: false })}`
  if (folder) {
    await changeFolder(db, folder.id, { quoteId, quotedCents, quotedAt: now })
    editing.log({ action: 'quoted', target: folder.title, field: 'quote', to })
    return null
  }
  const status = statusAfterQuote(project.status)
  if (status !== project.status) editing.put(statusEdit(project, status))
  editing.set({ status, quoteId, quoteVersion, quotedCents, quotedAt: now, quotedBy: user, quotedVersion: next })
  editing.log({ action: 'quoted', target: 'project', field: 'quote', to: `${quoteId} version ${quoteVersion}` })
  return null
}

/** Locks the prices of all lines until a day. Prices that are already locked do not change [S22]. */
export async function lockPrices(editing: Editing, expiryDate: string | null) {
  const { db, project, brand, now, user } = editing
  const isRunning = isLockRunning(lockOf(project), shopDay(now, brand.country))
  // Prices of an ended lock must not apply again.
  if (!isRunning) await letGoOfPrices(db, project.id)
  const { lines } = await loadProject(db, { ...project, ...(isRunning ? {} : { lockedAt: null }) }, { brand, now })
  const open = lines.filter(({ line, unitCents }) => (!isRunning || line.lockedCents === null) && unitCents > 0)
  await holdPrices(
    db,
    project.id,
    open.map(({ line, unitCents }) => ({ productCode: line.productCode, cents: unitCents })),
  )
  editing.set({ lockEndsOn: expiryDate, ...(isRunning ? {} : { lockedAt: now, lockedBy: user }) })
  editing.log({
    action: 'locked',
    target: 'project',
    field: 'prices',
    from: project.lockEndsOn ?? '',
    to: expiryDate ?? '',
  })
  editing.changeContent()
}

/** Removes all agreed prices. Locked prices of those lines become today's. */
export async function clearAgreements(editing: Editing) {
  const { db, project, brand, now } = editing
  const { lines } = await loadProject(db, project, { brand, now })
  const agreed = lines.filter(({ line }) => line.agreedCents !== null)
  for (const { line, liveCents } of agreed) {
    const field = fieldOf('line', line.productCode, 'price')
    editing.put({ field, title: line.sku, mine: null, theirs: agreedResponse(line), isUnlogged: true })
    await putProjectLine(db, { ...line, ...priceChange(line, noAgreement, liveCents) })
  }
  if (agreed.length === 0) return null
  editing.log({ action: 'cleared', target: 'project', field: 'discounts', to: String(agreed.length) })
  editing.changeContent()
  return null
}

/** Returns to today's prices. Without a lock it does nothing. */
export async function unlockPrices(editing: Editing, action: 'unlocked' | 'lock ended' = 'unlocked') {
  const { db, project } = editing
  if (project.lockedAt === null) return
  await letGoOfPrices(db, project.id)
  editing.set({ lockedAt: null, lockedBy: null, lockEndsOn: null })
  editing.log({ action, target: 'project', field: 'prices', from: project.lockEndsOn ?? '' })
  editing.changeContent()
}
