import type { z } from 'zod/mini'
import type { Transfer } from '#contract/project/project-lines.ts'
import { projectLimits } from '#contract/project/project-values.ts'
import { fieldOf } from '#domain/project/project-fields.ts'
import { takesProducts } from '#domain/project/project-status.ts'
import { freeCode } from '../../cart/cart-line.ts'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import { badRequest, invalidField } from '../../http/request/errors.ts'
import { shopOf } from '../../http/site/shop-of.ts'
import type { Editing } from '../project-editing.ts'
import {
  deleteProjectLines,
  lineProducts,
  type ProjectLineRow,
  projectLinesOf,
  putProjectLine,
} from '../store/project-lines.ts'
import { insertNotes, insertVariations, moveParts, notesOf, variationsOf } from '../store/project-parts.ts'
import { folderIn, nextPosition } from './project-line-edit.ts'
import { repeatedProductText } from './project-positions.ts'

type TransferBody = z.infer<typeof Transfer>
type Move = { line: ProjectLineRow; quantity: number }

/** The lines to move, each once; throws an error that names the problem. */
function movesOf(lines: readonly ProjectLineRow[], { products }: TransferBody): Move[] {
  const codes = new Set(products.map(({ productCode }) => productCode))
  if (codes.size < products.length) throw invalidField('products', repeatedProductText)
  return products.map(({ productCode, quantity }) => {
    const line = lines.find((row) => row.productCode === productCode)
    if (!line) throw invalidField('products', `There is no product ${productCode} in this project`)
    if (quantity > line.quantity) throw invalidField('products', `Only ${line.quantity} of ${productCode} can be moved`)
    return { line, quantity }
  })
}

/**
 * Adds units to the target: to a line of the same product with the same extras, otherwise as a new line. Returns its
 * code.
 */
async function receive(
  target: Editing,
  lines: ProjectLineRow[],
  { line, quantity, folderId }: Move & { folderId: string | null },
) {
  const same = lines.find(
    (row) =>
      row.sku === line.sku &&
      row.folderId === folderId &&
      row.warrantyId === line.warrantyId &&
      row.installId === line.installId,
  )
  const sum = quantity + (same?.quantity ?? 0)
  if (sum > projectLimits.quantity)
    throw badRequest(`A line holds ${projectLimits.quantity} pieces of ${line.sku} at most`)
  if (!same && lines.length >= projectLimits.lines) throw badRequest(`A project holds ${projectLimits.lines} lines`)
  // Locked and agreed prices are not copied: the target uses today's until it is locked.
  const after: ProjectLineRow = same
    ? { ...same, quantity: sum }
    : {
        ...line,
        projectId: target.project.id,
        productCode: freeCode(lines, line.sku),
        folderId,
        position: nextPosition(lines),
        quantity,
        agreedCents: null,
        priceReason: null,
        competitor: null,
        competitorUrl: null,
        lockedCents: null,
        addedAt: target.now,
      }
  await putProjectLine(target.db, after)
  if (same) target.put(quantityEdit(same, sum))
  else target.add('line', after.productCode)
  if (same) lines.splice(lines.indexOf(same), 1, after)
  else lines.push(after)
  return after.productCode
}

/** Merged with edits of the line by others. The log reports moved units instead. */
const quantityEdit = ({ productCode, sku, quantity }: ProjectLineRow, mine: number) => ({
  field: fieldOf('line', productCode, 'quantity'),
  title: sku,
  mine,
  theirs: quantity,
  isUnlogged: true,
})

type Gone = {
  from: string
  to: string
  whole: readonly Move[]
  parts: readonly Move[]
  codes: ReadonlyMap<string, string>
}

/** Moves notes, variations and files with whole lines; for part of a line, copies notes and variations. */
async function takeParts(db: Db, { from, to, whole, parts, codes }: Gone, left: readonly ProjectLineRow[]) {
  const isLeft = (sku: string) => left.some((line) => line.sku === sku)
  const notes = await notesOf(db, from)
  const variations = await variationsOf(db, from)
  const copied = [...whole.filter(({ line }) => isLeft(line.sku)), ...parts].map(({ line }) => line.sku)
  await moveParts(db, {
    from,
    to,
    codes: whole.map(({ line }) => [line.productCode, codes.get(line.productCode) ?? line.sku] as const),
    skus: whole.map(({ line }) => line.sku).filter((sku) => !isLeft(sku)),
  })
  const copy = () => ({ id: newId(), projectId: to })
  await insertNotes(
    db,
    notes.filter(({ sku }) => copied.includes(sku)).map((note) => ({ ...note, ...copy() })),
  )
  const partCodes = parts.map(({ line }) => line.productCode)
  await insertVariations(
    db,
    variations
      .filter(({ productCode }) => partCodes.includes(productCode))
      .map((variation) => ({
        ...variation,
        ...copy(),
        productCode: codes.get(variation.productCode) ?? variation.productCode,
      })),
  )
}

/** Moves products to another project, all or none. Both projects are locked. */
export async function transfer(source: Editing, target: Editing, body: TransferBody) {
  const { db, project } = source
  if (!takesProducts(target.project.status))
    throw invalidField('toProjectId', `${target.project.name} is ${target.project.status}: set it back to Open first`)
  const lines = await projectLinesOf(db, project.id)
  const moves = movesOf(lines, body)
  const folderId = await folderIn(target, body.toFolderId)
  const targetLines = await projectLinesOf(db, target.project.id)
  const titles = await lineProducts(db, shopOf(source), {
    ids: moves.map(({ line }) => line.productId),
    withChoices: [],
  })
  const codes = new Map<string, string>()
  for (const move of moves) codes.set(move.line.productCode, await receive(target, targetLines, { ...move, folderId }))
  const whole = moves.filter(({ line, quantity }) => quantity === line.quantity)
  const parts = moves.filter((move) => !whole.includes(move))
  for (const { line, quantity } of parts) {
    source.put(quantityEdit(line, line.quantity - quantity))
    await putProjectLine(db, { ...line, quantity: line.quantity - quantity })
  }
  const left = lines.filter((line) => !whole.some((move) => move.line === line))
  await takeParts(db, { from: project.id, to: target.project.id, whole, parts, codes }, left)
  await deleteProjectLines(
    db,
    project.id,
    whole.map(({ line }) => line.productCode),
  )
  source.changeLines(left.length)
  target.changeLines(targetLines.length)
  for (const { line, quantity } of moves) {
    const title = titles.get(line.productId)?.title ?? line.sku
    const what = `${quantity} x ${title}`
    const to = { from: title, to: target.project.name }
    source.log({ action: 'moved', target: what, field: 'product', ...to, itemId: line.productCode })
    target.log({ action: 'received', target: what, field: 'product', from: project.name })
  }
  source.changeContent()
  target.changeContent()
}
