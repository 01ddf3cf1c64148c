import { createHash } from 'node:crypto'
import type { contract } from '#contract/contract.ts'
import { AttachmentFields } from '#contract/project-file.ts'
import { projectLimits } from '#contract/project-values.ts'
import { cleanFileName, fileTexts } from '#domain/attachment.ts'
import { fieldOf } from '#domain/project-fields.ts'
import { cleanFile } from '../attachments/clean-file.ts'
import { newId } from '../database/id.ts'
import type { Deps } from '../deps.ts'
import { projectLinesOf } from '../stores/project-lines.ts'
import {
  changeFile,
  countFiles,
  deleteFile,
  type FileRow,
  filesOf,
  findFile,
  insertFile,
} from '../stores/project-parts.ts'
import { findProject } from '../stores/projects.ts'
import { CallRefusal, refuseField, refuseWith } from './call-refusal.ts'
import { noProject, projectChanges } from './project-change.ts'
import type { Editing } from './project-editing.ts'
import { checkPart, type Handlers } from './serve.ts'

async function codeIn({ db, project }: Editing, productCode: string | undefined): Promise<string | null> {
  if (!productCode) return null
  const lines = await projectLinesOf(db, project.id)
  if (lines.some((line) => line.productCode === productCode)) return productCode
  throw refuseField('productCode', `There is no product ${productCode} in this project`)
}

type NewFile = Omit<FileRow, 'projectId' | 'productCode' | 'uploadedBy' | 'uploadedAt'>

/** Notes a file that lies in its folder; the same file again is the one that is there. */
async function attach(editing: Editing, file: NewFile, productCode: string | undefined): Promise<string> {
  const { db, project, now, user } = editing
  const code = await codeIn(editing, productCode)
  const same = (await filesOf(db, project.id)).find((one) => one.hash === file.hash && one.productCode === code)
  if (same) return same.id
  if ((await countFiles(db, project.id)) >= projectLimits.files) throw refuseWith(fileTexts.count)
  await insertFile(db, { ...file, projectId: project.id, productCode: code, uploadedBy: user, uploadedAt: now })
  editing.log({ action: 'added', target: file.name, field: 'file', itemId: file.id })
  return file.id
}

/** Attachments of projects. */
export function projectFileHandlers({ db, clock, files }: Deps): Handlers<typeof contract>['projectFile'] {
  const { save } = projectChanges({ db, clock })
  const store = () => {
    if (!files) throw new CallRefusal('unavailable', 'Files cannot be kept at the moment. Try again later')
    return files
  }

  return {
    upload: async (_input, context) => {
      const keep = store()
      const { fields, name, bytes } = await context.upload()
      const { projectId, productCode, showToCustomer } = checkPart('body', AttachmentFields, fields)
      if (!(await findProject(db, { brand: context.brand.key, id: projectId }))) throw noProject()
      const cleaned = await cleanFile(name, bytes)
      if (!cleaned.ok)
        throw cleaned.code === 'size'
          ? new CallRefusal('too_large', fileTexts.size, {
              errors: [fileTexts.size],
              fields: { file: [fileTexts.size] },
            })
          : refuseField('file', fileTexts[cleaned.code])
      const id = newId(clock().getTime())
      // Written first: a row without its file would be worse than a file without its row, which is removed again.
      await keep.write(id, cleaned.value.bytes)
      const file: NewFile = {
        id,
        name: cleanFileName(name),
        kind: cleaned.value.kind,
        size: cleaned.value.bytes.length,
        hash: createHash('sha256').update(bytes).digest('base64url'),
        showToCustomer: showToCustomer === 'true',
      }
      try {
        const saved = await save(context, { projectId }, (editing) => attach(editing, file, productCode))
        if (saved.id !== id) await keep.remove(id)
        return saved
      } catch (error) {
        await keep.remove(id)
        throw error
      }
    },

    remove: async ({ query }, context) => {
      const { projectId, attachmentId } = query
      let gone: string | null = null
      const saved = await save(context, { projectId }, async ({ db: own, log }) => {
        const file = await findFile(own, projectId, attachmentId)
        if (!file) return attachmentId
        await deleteFile(own, file.id)
        log({ action: 'removed', target: file.name, field: 'file', itemId: file.id })
        gone = file.id
        return file.id
      })
      if (gone) await store().remove(gone)
      return saved
    },

    show: ({ body }, context) => {
      const { projectId, attachmentId, showToCustomer } = body
      return save(context, { projectId }, async (editing) => {
        const file = await findFile(editing.db, projectId, attachmentId)
        if (!file) return editing.rejectGone('file', attachmentId, 'file')
        if (file.showToCustomer === showToCustomer) return file.id
        await changeFile(editing.db, file.id, { showToCustomer })
        editing.put({
          field: fieldOf('file', file.id, 'showToCustomer'),
          title: file.name,
          mine: showToCustomer,
          theirs: file.showToCustomer,
        })
        return file.id
      })
    },
  }
}
