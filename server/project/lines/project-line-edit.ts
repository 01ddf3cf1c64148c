import type { ProjectLine } from '#contract/project/project-lines.ts'
import { projectLimits } from '#contract/project/project-values.ts'
import { toCents, toDollars } from '#domain/money/money.ts'
import { positionAfter } from '#domain/project/position.ts'
import { fieldOf, fieldsOf, thingRef } from '#domain/project/project-fields.ts'
import { moneyText } from '#domain/project/project-texts.ts'
import { freeCode } from '../../cart/cart-line.ts'
import type { ChoiceRow } from '../../database/schema/catalogue.ts'
import { badRequest, invalidField } from '../../http/request/errors.ts'
import { shopOf } from '../../http/site/shop-of.ts'
import type { Editing, FieldEdit } from '../project-editing.ts'
import { liveCentsOf } from '../project-pricing.ts'
import {
  type LineProduct,
  lineProducts,
  type ProjectLineRow,
  productNamed,
  productTitles,
  projectLineAt,
  projectLinesNamed,
  projectLinesOf,
  putProjectLine,
} from '../store/project-lines.ts'
import { foldersOf } from '../store/project-parts.ts'
import { agreedResponse } from './project-line-response.ts'
import { checkPosition } from './project-positions.ts'

type Agreement = Pick<ProjectLineRow, 'agreedCents' | 'priceReason' | 'competitor' | 'competitorUrl'>

export const noAgreement = { agreedCents: null, priceReason: null, competitor: null, competitorUrl: null } as const

/** The agreed price and its proof from the request; undefined if the request names no price. */
function readAgreement({ price, priceReason, ...named }: ProjectLine): Agreement | undefined {
  if (price === undefined) return undefined
  if (price === null || priceReason === undefined) return noAgreement
  const { competitor = null, competitorUrl = null } = priceReason === 'priceMatch' ? named : {}
  return { agreedCents: toCents(price), priceReason, competitor, competitorUrl }
}

function offered(field: string, id: string | null | undefined, choices: readonly ChoiceRow[]) {
  if (id && !choices.some((choice) => choice.id === id)) throw invalidField(field, 'This extra is not offered here')
  return id
}

/** The position of a new line: after the last line. */
export const nextPosition = (lines: readonly ProjectLineRow[]) => positionAfter(lines.map(({ position }) => position))

export async function folderIn(editing: Editing, folderId: string | null | undefined): Promise<string | null> {
  if (!folderId) return null
  const folders = await foldersOf(editing.db, editing.project.id)
  if (folders.some(({ id }) => id === folderId)) return folderId
  return editing.rejectGone('folder', folderId, 'folder')
}

/** The prices for the log, if the price differs from the one the author saw. */
function priceSeen({ seenPrice, price }: ProjectLine, liveCents: number | null) {
  if (seenPrice == null || price != null || liveCents === null || toCents(seenPrice) === liveCents) return {}
  return { from: moneyText(seenPrice), to: moneyText(toDollars(liveCents)) }
}

async function newLine(editing: Editing, body: ProjectLine): Promise<string | null> {
  const { db, project, brand, now } = editing
  const lines = await projectLinesOf(db, project.id)
  const product = await productNamed(db, shopOf({ brand }), body.sku)
  if (!product) throw invalidField('sku', `There is no product ${body.sku} in this shop`)
  if (product.condition === null) throw invalidField('sku', `${product.sku} is not sold in this shop any more`)
  const { newCode } = body
  if (newCode !== undefined && !(await editing.isNew('line', newCode))) return null
  if (lines.length >= projectLimits.lines) throw badRequest(`A project holds ${projectLimits.lines} lines`)
  checkPosition(body.position)
  const line: ProjectLineRow = {
    projectId: project.id,
    productCode: newCode ?? freeCode(lines, product.sku),
    productId: product.id,
    sku: product.sku,
    folderId: await folderIn(editing, body.folderId),
    position: body.position ?? nextPosition(lines),
    quantity: body.quantity ?? 1,
    warrantyId: offered('warrantyId', body.warrantyId, product.warranties) ?? null,
    installId: offered('installId', body.installId, product.installs) ?? null,
    ...noAgreement,
    ...readAgreement(body),
    lockedCents: null,
    addedAt: now,
  }
  await putProjectLine(db, line)
  editing.changeLines(lines.length + 1)
  editing.add('line', line.productCode)
  editing.log({
    action: 'added',
    target: product.title,
    field: 'product',
    ...priceSeen(body, liveCentsOf(product)),
    itemId: line.productCode,
  })
  editing.changeContent()
  return line.productCode
}

type NamedProduct = Pick<LineProduct, 'title'> & Partial<LineProduct>

/** The product data that the edit needs: a quantity needs only the title. */
async function productOf(
  { db, brand }: Editing,
  { productId }: ProjectLineRow,
  body: ProjectLine,
): Promise<NamedProduct | undefined> {
  const namesChoices = body.warrantyId !== undefined || body.installId !== undefined
  if (namesChoices || body.price !== undefined) {
    const withChoices = namesChoices ? [productId] : []
    return (await lineProducts(db, shopOf({ brand }), { ids: [productId], withChoices })).get(productId)
  }
  const title = (await productTitles(db, [productId])).get(productId)
  return title === undefined ? undefined : { title }
}

type LineEdit = FieldEdit & { change: Partial<ProjectLineRow> }

const choiceValue = (choices: readonly ChoiceRow[], id: string | null) =>
  id === null ? null : { id, name: choices.find((row) => row.id === id)?.name ?? id }

/** An edited price applies at once, so a locked price changes too: to today's price when an agreement is removed. */
export function priceChange(line: ProjectLineRow, agreement: Agreement, liveCents: number | null) {
  const heldCents = agreement.agreedCents ?? liveCents
  return line.lockedCents === null || heldCents === null ? agreement : { ...agreement, lockedCents: heldCents }
}

/** The edits of a line that the request contains. */
function editsOf(line: ProjectLineRow, body: ProjectLine, product: NamedProduct | undefined): LineEdit[] {
  const title = product?.title ?? line.sku
  const agreement = readAgreement(body)
  const edit = (
    name: 'quantity' | 'price' | 'warranty' | 'install',
    of: Pick<LineEdit, 'mine' | 'theirs' | 'change'>,
  ): LineEdit => ({ field: fieldOf('line', line.productCode, name), title, ...of })
  const { quantity, warrantyId, installId } = body
  return [
    ...(quantity === undefined
      ? []
      : [edit('quantity', { mine: quantity, theirs: line.quantity, change: { quantity } })]),
    ...(agreement === undefined
      ? []
      : [
          edit('price', {
            mine: agreedResponse(agreement),
            theirs: agreedResponse(line),
            change: priceChange(line, agreement, liveCentsOf(product)),
          }),
        ]),
    ...(warrantyId === undefined
      ? []
      : [
          edit('warranty', {
            mine: choiceValue(product?.warranties ?? [], warrantyId),
            theirs: choiceValue(product?.warranties ?? [], line.warrantyId),
            change: { warrantyId },
          }),
        ]),
    ...(installId === undefined
      ? []
      : [
          edit('install', {
            mine: choiceValue(product?.installs ?? [], installId),
            theirs: choiceValue(product?.installs ?? [], line.installId),
            change: { installId },
          }),
        ]),
  ]
}

/** Adds a product, or changes the line that has it. */
export async function saveLine(editing: Editing, body: ProjectLine): Promise<string | null> {
  const { db, project } = editing
  const { productCode, newCode } = body
  const code = productCode || newCode
  const sku = body.sku.trim()
  const line = code
    ? await projectLineAt(db, project.id, code)
    : (await projectLinesNamed(db, project.id, sku)).find(
        (row) => row.sku === sku && (body.folderId === undefined || row.folderId === body.folderId),
      )
  if (newCode && line && line.sku !== sku) throw invalidField('newCode', 'Another product has this code')
  if (productCode && !line) return editing.rejectGone('line', productCode, 'product')
  // Others deleted the line and added it again: it is not the line that the author saw.
  const isAnother =
    productCode !== undefined &&
    (await editing.unseenOf(fieldsOf('line', productCode))).has(thingRef('line', productCode))
  if (isAnother && !(await editing.isNew('line', productCode))) return null
  if (!line) return newLine(editing, body)
  const product = await productOf(editing, line, body)
  offered('warrantyId', body.warrantyId, product?.warranties ?? [])
  offered('installId', body.installId, product?.installs ?? [])
  const merged = await editing.merge(editsOf(line, body, product))
  if (merged.length === 0) return line.productCode
  await putProjectLine(db, Object.assign({}, line, ...merged.map(({ change }) => change)))
  editing.changeContent()
  return line.productCode
}
