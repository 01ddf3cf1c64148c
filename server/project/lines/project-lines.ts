import type { contract } from '#contract/contract.ts'
import { projectLimits } from '#contract/project/project-values.ts'
import { toDollars } from '#domain/money/money.ts'
import { positionAfter } from '#domain/project/position.ts'
import { freeCode } from '../../cart/cart-line.ts'
import { newId } from '../../database/id.ts'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../http/request/call-context.ts'
import { badRequest, invalidField } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { outlineResponse } from '../project.ts'
import { changeAlso, noProject, projectChanges } from '../project-change.ts'
import { copiedName, newFolder } from '../project-create.ts'
import type { Editing } from '../project-editing.ts'
import { removeFolder, removeLines, removeNote, removeVariation } from '../project-removal.ts'
import { insertProjectLines, type ProjectLineRow, projectLinesOf } from '../store/project-lines.ts'
import { findFolder, foldersOf, insertFolders, insertVariations, variationsOf } from '../store/project-parts.ts'
import { findProject } from '../store/projects.ts'
import { saveNote, saveVariation } from './notes-and-variations.ts'
import { addFolder, renameFolder } from './project-folders.ts'
import { folderIn, saveLine } from './project-line-edit.ts'
import { lineOf, productAsLine } from './project-line-view.ts'
import { moveFolders, moveLines, sortFolders, sortLines } from './project-positions.ts'
import { transfer } from './project-transfer.ts'

async function duplicateFolder(editing: Editing, folderId: string): Promise<string | null> {
  const { db, project, now } = editing
  const folders = await foldersOf(db, project.id)
  const source = folders.find(({ id }) => id === folderId)
  if (!source) return editing.rejectGone('folder', folderId, 'folder')
  const lines = await projectLinesOf(db, project.id)
  const own = lines.filter((line) => line.folderId === folderId)
  if (folders.length >= projectLimits.folders) throw badRequest(`A project holds ${projectLimits.folders} folders`)
  if (lines.length + own.length > projectLimits.lines) throw badRequest(`A project holds ${projectLimits.lines} lines`)
  const title = copiedName(source.title, projectLimits.folderTitle)
  const position = positionAfter(folders.map((folder) => folder.position))
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
      lockedCents: null,
      addedAt: now,
    }
    all.push(copy)
    return copy
  })
  await insertProjectLines(db, copies)
  const variations = (await variationsOf(db, project.id)).flatMap((variation) => {
    const productCode = codes.get(variation.productCode)
    return productCode ? [{ ...variation, id: newId(), productCode }] : []
  })
  await insertVariations(db, variations)
  editing.changeLines(all.length)
  editing.add('folder', folder.id)
  for (const { productCode } of copies) editing.add('line', productCode)
  for (const { id } of variations) editing.add('variation', id)
  editing.log({ action: 'added', target: title, field: 'folder', itemId: folder.id })
  editing.changeContent()
  return folder.id
}

/** The lines, folders, notes and variations of a project. */
export function projectLinesHandlers({ db, clock }: Deps): Handlers<typeof contract>['projectLines'] {
  const { save, saveItem } = projectChanges({ db, clock })
  const pricing = ({ brand }: CallContext) => ({ brand, now: clock() })
  const find = (context: CallContext, id: string) => findProject(db, { brand: context.brand.key, id })
  async function priceOf(context: CallContext, projectId: string, sku: string | null) {
    const project = await find(context, projectId)
    const line = project && sku ? await lineOf(db, project, { ...pricing(context), sku }) : null
    return line && line.unitCents > 0 ? toDollars(line.unitCents) : null
  }

  return {
    add: async ({ body }, context) => {
      const saved = await saveItem(context, body, (editing) => saveLine(editing, body))
      const isAddition = body.productCode === undefined
      return { ...saved, price: isAddition ? await priceOf(context, body.projectId, saved.id) : null }
    },
    product: ({ params }, context) => productAsLine(db, null, { ...pricing(context), sku: params.sku }),
    line: async ({ params }, context) => {
      const project = await find(context, params.projectId)
      if (!project) throw noProject()
      return productAsLine(db, project, { ...pricing(context), sku: params.sku })
    },
    remove: ({ params, query }, context) =>
      save(context, { ...query, projectId: params.projectId }, (editing) => removeLines(editing, params.sku)),
    sort: ({ body }, context) =>
      saveItem(context, body, async (editing) => {
        const { moves, products } = body
        if (moves) await moveLines(editing, moves)
        else if (products) await sortLines(editing, { folderId: await folderIn(editing, body.folderId), products })
        return null
      }),

    transfer: async ({ body }, context) => {
      const { fromProjectId, toProjectId } = body
      if (fromProjectId === toProjectId) throw invalidField('toProjectId', 'Choose another project')
      await save(context, { projectId: fromProjectId }, async (source) => {
        await changeAlso(source, toProjectId, (target) => transfer(source, target, body))
        return null
      })
      const [from, to] = await Promise.all([find(context, fromProjectId), find(context, toProjectId)])
      if (!from || !to) throw noProject()
      return {
        from: await outlineResponse(db, from, pricing(context)),
        to: await outlineResponse(db, to, pricing(context)),
      }
    },

    saveFolder: ({ body }, context) =>
      save(context, body, (editing) =>
        body.id === undefined ? addFolder(editing, body) : renameFolder(editing, body.id, body.title),
      ),
    duplicateFolder: ({ body }, context) => save(context, body, (editing) => duplicateFolder(editing, body.folderId)),
    sortFolders: async ({ body }, context) => {
      const { version, moves, projects = [] } = body
      if (moves) {
        if (body.projectId === undefined) throw invalidField('projectId', 'Name the project')
        return save(context, { projectId: body.projectId, version }, async (editing) => {
          await moveFolders(editing, moves)
          return null
        })
      }
      const sorted = projects.toSorted((a, b) => a.sortOrder - b.sortOrder).map(({ projectId }) => projectId)
      const first = await findFolder(db, sorted[0] ?? '')
      if (!first) throw invalidField('projects', 'Each projectId is the id of a folder')
      return save(context, { projectId: first.projectId, version }, async (editing) => {
        const folders = await foldersOf(editing.db, editing.project.id)
        const isKnown = (id: string) => folders.some((folder) => folder.id === id)
        if (!sorted.every(isKnown) || new Set(sorted).size < sorted.length)
          throw invalidField('projects', 'Name folders of one project, each once')
        await sortFolders(editing, sorted)
        return null
      })
    },
    removeFolder: ({ query }, context) =>
      save(context, query, async (editing) => {
        const folders = await foldersOf(editing.db, editing.project.id)
        const folder = folders.find(({ id }) => id === query.folderId)
        return folder ? removeFolder(editing, folder, { withProducts: query.removeProducts ?? false }) : query.folderId
      }),

    saveNote: ({ body }, context) => saveItem(context, body, (editing) => saveNote(editing, body)),
    removeNote: ({ query }, context) => saveItem(context, query, (editing) => removeNote(editing, query.noteId)),
    saveVariation: ({ body }, context) => saveItem(context, body, (editing) => saveVariation(editing, body)),
    removeVariation: ({ query }, context) =>
      saveItem(context, query, (editing) => removeVariation(editing, query.variationId)),
  }
}
