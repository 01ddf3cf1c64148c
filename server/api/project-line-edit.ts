import type { ProjectLine } from '#contract/project-lines.ts'
import { projectLimits } from '#contract/project-values.ts'
import { toCents } from '#domain/money.ts'
import type { ChoiceRow } from '../database/schema/catalogue.ts'
import {
  lineProducts,
  type ProjectLineRow,
  projectLinesOf,
  putProjectLine,
  soldProduct,
} from '../stores/project-lines.ts'
import { foldersOf } from '../stores/project-parts.ts'
import { refuseField, refuseWith } from './call-refusal.ts'
import { freeCode } from './cart-line.ts'
import type { Editing, FieldEdit } from './project-change.ts'
import { shopOf } from './shop-of.ts'

const mostDollars = 1_000_000

/** An agreed price in cents, with the address that proves it; what was left out is undefined. */
function readPrice({ price, competitorUrl }: ProjectLine) {
  if (price === undefined) return undefined
  if (price === null) return { agreedCents: null, competitorUrl: null }
  if (price <= 0 || price > mostDollars) throw refuseField('price', 'Give a price above 0')
  const url = competitorUrl?.trim() ?? ''
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || url.length > 1000)
    throw refuseField('competitorUrl', "Give the address of the competitor's page, beginning with https://")
  return { agreedCents: toCents(price), competitorUrl: url }
}

function offered(field: string, id: string | null | undefined, choices: readonly ChoiceRow[]) {
  if (id && !choices.some((choice) => choice.id === id)) throw refuseField(field, 'This extra is not offered here')
  return id
}

/** Where a new line of a folder goes: behind the last one. */
export const nextPosition = (lines: readonly ProjectLineRow[]) =>
  lines.reduce((last, { position }) => Math.max(last, position), -1) + 1

export async function folderIn(editing: Editing, folderId: string | null | undefined): Promise<string | null> {
  if (!folderId) return null
  const folders = await foldersOf(editing.db, editing.project.id)
  if (folders.some(({ id }) => id === folderId)) return folderId
  return editing.refuseGone(folderId, 'folder')
}

async function newLine(editing: Editing, body: ProjectLine, lines: readonly ProjectLineRow[]): Promise<string> {
  const { db, project, brand, now } = editing
  const product = await soldProduct(db, shopOf({ brand }), body.sku)
  if (!product) throw refuseField('sku', `There is no product ${body.sku} in this shop`)
  if (lines.length >= projectLimits.lines) throw refuseWith(`A project holds ${projectLimits.lines} lines`)
  const line: ProjectLineRow = {
    projectId: project.id,
    productCode: freeCode(lines, product.sku),
    productId: product.id,
    sku: product.sku,
    folderId: await folderIn(editing, body.folderId),
    position: nextPosition(lines),
    quantity: body.quantity ?? 1,
    warrantyId: offered('warrantyId', body.warrantyId, product.warranties) ?? null,
    installId: offered('installId', body.installId, product.installs) ?? null,
    agreedCents: null,
    competitorUrl: null,
    ...readPrice(body),
    lockedCents: null,
    addedAt: now,
  }
  await putProjectLine(db, line)
  editing.set({ lineCount: lines.length + 1 })
  editing.log({ action: 'added', target: product.title, field: 'product', itemId: line.productCode })
  editing.changeContent()
  return line.productCode
}

type LineEdit = FieldEdit & { change: Partial<ProjectLineRow> }

/** What of a line is to be another now. A new price is the one that counts at once, so a held price follows it. */
function editsOf(line: ProjectLineRow, body: ProjectLine, title: string): LineEdit[] {
  const price = readPrice(body)
  const edit = (field: string, label: string, of: Pick<LineEdit, 'mine' | 'theirs' | 'change'>): LineEdit => ({
    field: `line/${line.productCode}/${field}`,
    target: title,
    label,
    itemId: line.productCode,
    ...of,
  })
  const { quantity, warrantyId, installId } = body
  return [
    ...(quantity === undefined
      ? []
      : [edit('quantity', 'quantity', { mine: quantity, theirs: line.quantity, change: { quantity } })]),
    ...(price === undefined
      ? []
      : [
          edit('price', 'price', {
            mine: price.agreedCents,
            theirs: line.agreedCents,
            change:
              line.lockedCents === null || price.agreedCents === null
                ? price
                : { ...price, lockedCents: price.agreedCents },
          }),
        ]),
    ...(warrantyId === undefined
      ? []
      : [edit('warrantyId', 'warranty', { mine: warrantyId, theirs: line.warrantyId, change: { warrantyId } })]),
    ...(installId === undefined
      ? []
      : [edit('installId', 'installation', { mine: installId, theirs: line.installId, change: { installId } })]),
  ]
}

/** Adds a product, or changes the line it stands in. */
export async function saveLine(editing: Editing, body: ProjectLine): Promise<string> {
  const { db, project, brand } = editing
  const lines = await projectLinesOf(db, project.id)
  const { productCode } = body
  const line = productCode
    ? lines.find((one) => one.productCode === productCode)
    : lines.find(
        ({ sku, folderId }) => sku === body.sku.trim() && (body.folderId === undefined || folderId === body.folderId),
      )
  if (productCode && !line) return editing.refuseGone(productCode, 'product')
  if (!line) return newLine(editing, body, lines)
  const product = (
    await lineProducts(db, shopOf({ brand }), { ids: [line.productId], withChoices: [line.productId] })
  ).get(line.productId)
  offered('warrantyId', body.warrantyId, product?.warranties ?? [])
  offered('installId', body.installId, product?.installs ?? [])
  const taken = await editing.merge(editsOf(line, body, product?.title ?? line.sku))
  if (taken.length === 0) return line.productCode
  await putProjectLine(db, Object.assign({}, line, ...taken.map(({ change }) => change)))
  editing.changeContent()
  return line.productCode
}
