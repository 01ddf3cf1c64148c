import type { contract } from '#contract/contract.ts'
import { projectLimits } from '#contract/project-values.ts'
import { newId } from '../database/id.ts'
import type { Deps } from '../deps.ts'
import {
  deleteProjectLines,
  insertProjectLines,
  type ProjectLineRow,
  placeProjectLines,
  projectLinesOf,
} from '../stores/project-lines.ts'
import {
  dropPartsOf,
  findFolder,
  foldersOf,
  insertFolders,
  insertVariations,
  variationsOf,
} from '../stores/project-parts.ts'
import { findProject } from '../stores/projects.ts'
import type { CallContext } from './call-context.ts'
import { refuseField, refuseWith } from './call-refusal.ts'
import { freeCode } from './cart-line.ts'
import { outlineAnswer } from './project.ts'
import { changeAlso, type Editing, noProject, projectChanges } from './project-change.ts'
import { copiedName, newFolder } from './project-create.ts'
import { addFolder, orderFolders, renameFolder } from './project-folders.ts'
import { folderIn, nextPosition, saveLine } from './project-line-edit.ts'
import { productAsLine } from './project-line-view.ts'
import { removeNote, removeVariation, saveNote, saveVariation } from './project-parts.ts'
import { transfer } from './project-transfer.ts'
import type { Handlers } from './serve.ts'

/** Removes a line by its code, else every line of the SKU; their notes and variations go too. */
async function removeLines(editing: Editing, sku: string) {
  const { db, project } = editing
  const lines = await projectLinesOf(db, project.id)
  const byCode = lines.filter(({ productCode }) => productCode === sku)
  const gone = byCode.length > 0 ? byCode : lines.filter((line) => line.sku === sku)
  if (gone.length === 0) return null
  const left = lines.filter((line) => !gone.includes(line))
  const codes = gone.map(({ productCode }) => productCode)
  const skus = gone.map((line) => line.sku).filter((one) => !left.some((line) => line.sku === one))
  await dropPartsOf(db, project.id, { codes, skus })
  await deleteProjectLines(db, project.id, codes)
  editing.set({ lineCount: left.length })
  for (const line of gone)
    editing.log({ action: 'removed', target: line.sku, field: 'product', itemId: line.productCode })
  editing.changeContent()
  return codes[0] ?? null
}

type Sorting = { folderId: string | null; products: readonly string[] }

/** Puts lines into a folder in an order; lines of it that are not named keep theirs at the end. */
async function sortLines(editing: Editing, { folderId, products }: Sorting) {
  const { db, project } = editing
  const lines = await projectLinesOf(db, project.id)
  const unknown = products.find((code) => !lines.some(({ productCode }) => productCode === code))
  if (unknown !== undefined) throw refuseField('products', `There is no product ${unknown} in this project`)
  if (new Set(products).size < products.length) throw refuseField('products', 'Name each product once')
  const own = lines.filter((line) => line.folderId === folderId).map(({ productCode }) => productCode)
  const mine = [...products, ...own.filter((code) => !products.includes(code))]
  const field = `order/${folderId ?? 'none'}`
  const taken = await editing.merge([{ field, mine, theirs: own, target: 'products', label: 'order' }])
  if (taken.length === 0) return
  await placeProjectLines(
    db,
    project.id,
    mine.map((productCode, position) => ({ productCode, folderId, position })),
  )
  editing.changeContent()
}

async function duplicateFolder(editing: Editing, folderId: string): Promise<string> {
  const { db, project, now } = editing
  const folders = await foldersOf(db, project.id)
  const source = folders.find(({ id }) => id === folderId)
  if (!source) return editing.refuseGone(folderId, 'folder')
  const lines = await projectLinesOf(db, project.id)
  const own = lines.filter((line) => line.folderId === folderId)
  if (folders.length >= projectLimits.folders) throw refuseWith(`A project holds ${projectLimits.folders} folders`)
  if (lines.length + own.length > projectLimits.lines) throw refuseWith(`A project holds ${projectLimits.lines} lines`)
  const title = copiedName(source.title, projectLimits.folderTitle)
  const position = (folders.at(-1)?.position ?? -1) + 1
  const folder = { ...newFolder(project, { title, position }), madeVersion: editing.next }
  await insertFolders(db, [folder])
  const all = [...lines]
  const codes = new Map<string, string>()
  const copies = own.map((line): ProjectLineRow => {
    const productCode = freeCode(all, line.sku)
    codes.set(line.productCode, productCode)
    const copy = {
      ...line,
      productCode,
      folderId: folder.id,
      position: nextPosition(all),
      lockedCents: null,
      addedAt: now,
    }
    all.push(copy)
    return copy
  })
  await insertProjectLines(db, copies)
  const variations = (await variationsOf(db, project.id)).flatMap((one) => {
    const productCode = codes.get(one.productCode)
    return productCode ? [{ ...one, id: newId(), productCode }] : []
  })
  await insertVariations(db, variations)
  editing.set({ lineCount: all.length })
  editing.log({ action: 'added', target: title, field: 'folder', itemId: folder.id })
  editing.changeContent()
  return folder.id
}

/** What a project holds. */
export function projectLinesHandlers({ db, clock }: Deps): Handlers<typeof contract>['projectLines'] {
  const { save } = projectChanges({ db, clock })
  const at = ({ brand }: CallContext) => ({ brand, now: clock() })
  const find = (context: CallContext, id: string) => findProject(db, { brand: context.brand.key, id })

  return {
    add: ({ body }, context) => save(context, body, (editing) => saveLine(editing, body)),
    product: ({ params }, context) => productAsLine(db, null, { ...at(context), sku: params.sku }),
    line: async ({ params }, context) => {
      const project = await find(context, params.projectId)
      if (!project) throw noProject()
      return productAsLine(db, project, { ...at(context), sku: params.sku })
    },
    remove: ({ params }, context) => save(context, params, (editing) => removeLines(editing, params.sku)),
    sort: ({ body }, context) =>
      save(context, body, async (editing) => {
        const folderId = await folderIn(editing, body.folderId)
        await sortLines(editing, { folderId, products: body.products })
        return null
      }),

    transfer: async ({ body }, context) => {
      const { fromProjectId, toProjectId } = body
      if (fromProjectId === toProjectId) throw refuseField('toProjectId', 'Choose another project')
      await save(context, { projectId: fromProjectId }, async (source) => {
        await changeAlso(source, toProjectId, (target) => transfer(source, target, body))
        return null
      })
      const [from, to] = await Promise.all([find(context, fromProjectId), find(context, toProjectId)])
      if (!from || !to) throw noProject()
      return { from: await outlineAnswer(db, from, at(context)), to: await outlineAnswer(db, to, at(context)) }
    },

    saveFolder: ({ body }, context) =>
      save(context, body, (editing) =>
        body.id === undefined ? addFolder(editing, body.title) : renameFolder(editing, body.id, body.title),
      ),
    duplicateFolder: ({ body }, context) => save(context, body, (editing) => duplicateFolder(editing, body.folderId)),
    sortFolders: async ({ body }, context) => {
      const sorted = body.projects.toSorted((a, b) => a.sortOrder - b.sortOrder).map(({ projectId }) => projectId)
      const first = await findFolder(db, sorted[0] ?? '')
      if (!first) throw refuseField('projects', 'Each projectId is the id of a folder')
      return save(context, { projectId: first.projectId, version: body.version }, async (editing) => {
        const folders = await foldersOf(editing.db, editing.project.id)
        const isKnown = (id: string) => folders.some((folder) => folder.id === id)
        if (!sorted.every(isKnown) || new Set(sorted).size < sorted.length)
          throw refuseField('projects', 'Name folders of one project, each once')
        await orderFolders(editing, { folders, wanted: sorted })
        return null
      })
    },

    saveNote: ({ body }, context) => save(context, body, (editing) => saveNote(editing, body)),
    removeNote: ({ query }, context) => save(context, query, (editing) => removeNote(editing, query.noteId)),
    saveVariation: ({ body }, context) => save(context, body, (editing) => saveVariation(editing, body)),
    removeVariation: ({ query }, context) =>
      save(context, query, (editing) => removeVariation(editing, query.variationId)),
  }
}
