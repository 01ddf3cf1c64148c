import { createHash } from 'node:crypto'
import type { contract } from '#contract/contract.ts'
import { AttachmentFields } from '#contract/project/project-file.ts'
import { projectLimits } from '#contract/project/project-values.ts'
import { cleanFileName, fileTexts } from '#domain/project/attachment.ts'
import { fieldOf } from '#domain/project/project-fields.ts'
import { newId } from '../../database/id.ts'
import type { Deps } from '../../deps.ts'
import { cleanFile } from '../../files/clean-file.ts'
import { badRequest, HttpError, idIsTaken, invalidField } from '../../http/request/errors.ts'
import { checkPart, type Handlers } from '../../http/serve.ts'
import { noProject, projectChanges } from '../project-change.ts'
import type { Editing } from '../project-editing.ts'
import { projectLinesOf } from '../store/project-lines.ts'
import { removalOf } from '../store/project-log.ts'
import {
  changeFile,
  countFiles,
  deleteFile,
  type FileRow,
  filesOf,
  findFile,
  insertFile,
} from '../store/project-parts.ts'
import { findProject } from '../store/projects.ts'

async function codeIn({ db, project }: Editing, productCode: string | undefined): Promise<string | null> {
  if (!productCode) return null
  const lines = await projectLinesOf(db, project.id)
  if (lines.some((line) => line.productCode === productCode)) return productCode
  throw invalidField('productCode', `There is no product ${productCode} in this project`)
}

type NewFile = Omit<FileRow, 'projectId' | 'productCode' | 'uploadedBy' | 'uploadedAt'>

type Attaching = { productCode: string | undefined; storeBytes: () => Promise<void> }

/**
 * Adds a file and stores its bytes. Adding a file that exists returns its id; one that was removed is not added again.
 */
async function attach(editing: Editing, file: NewFile, { productCode, storeBytes }: Attaching): Promise<string> {
  const { db, project, now, user } = editing
  const files = await filesOf(db, project.id)
  if (files.some(({ id }) => id === file.id) || (await removalOf(db, project.id, file.id))) return file.id
  const code = await codeIn(editing, productCode)
  const same = files.find((existing) => existing.hash === file.hash && existing.productCode === code)
  if (same) return same.id
  if ((await countFiles(db, project.id)) >= projectLimits.files) throw badRequest(fileTexts.count)
  const row = { ...file, projectId: project.id, productCode: code, uploadedBy: user, uploadedAt: now }
  if (!(await insertFile(db, row))) throw idIsTaken()
  // Bytes without a row do no harm; a row without bytes cannot be read.
  await storeBytes()
  editing.log({ action: 'added', target: file.name, field: 'file', itemId: file.id })
  return file.id
}

/** Attachments of projects. */
export function projectFileHandlers({ db, clock, files }: Deps): Handlers<typeof contract>['projectFile'] {
  const { save } = projectChanges({ db, clock })
  const store = () => {
    if (!files) throw new HttpError('unavailable', 'Files cannot be kept at the moment. Try again later')
    return files
  }

  return {
    upload: async (_input, context) => {
      const fileStore = store()
      const { fields, name, bytes } = await context.upload()
      const { projectId, newId: ownId, productCode, showToCustomer } = checkPart('body', AttachmentFields, fields)
      if (!(await findProject(db, { brand: context.brand.key, id: projectId }))) throw noProject()
      const cleaned = await cleanFile(name, bytes)
      if (!cleaned.ok)
        throw cleaned.code === 'size'
          ? new HttpError('too_large', fileTexts.size, {
              errors: [fileTexts.size],
              fields: { file: [fileTexts.size] },
            })
          : invalidField('file', fileTexts[cleaned.code])
      const writtenAs = newId(clock().getTime())
      const file: NewFile = {
        id: ownId ?? writtenAs,
        name: cleanFileName(name),
        kind: cleaned.value.kind,
        size: cleaned.value.bytes.length,
        hash: createHash('sha256').update(bytes).digest('base64url'),
        showToCustomer: showToCustomer === 'true',
      }
      // Stored under a server id until the row exists: the id in the request may belong to another file.
      await fileStore.write(writtenAs, cleaned.value.bytes)
      let isStored = false
      const storeBytes = async () => {
        if (file.id !== writtenAs && !isStored) await fileStore.move(writtenAs, file.id)
        isStored = true
      }
      try {
        return await save(context, { projectId }, (editing) => attach(editing, file, { productCode, storeBytes }))
      } catch (error) {
        isStored = false
        throw error
      } finally {
        if (!isStored) await fileStore.remove(writtenAs)
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
