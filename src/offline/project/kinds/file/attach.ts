import * as z from 'zod/mini'
import type { Api, CallOptions } from '#contract/client.ts'
import type { ProjectFile, Saved } from '#contract/project/project-parts.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { fileEnding } from '#domain/project/attachment.ts'
import { thingRef } from '#domain/project/project-fields.ts'
import type { Upload } from '#lib/network/form-send.ts'
import {
  acceptedSince,
  authorOf,
  isOfKind,
  type ProjectKind,
  projectIdOf,
} from '#offline/project/kinds/project-kind.ts'
import type { Edit } from '#offline/sync/edit.ts'
import { removeFile } from './remove-file.ts'

const Body = z.object({
  /** Id of the file, on this device and on the server. */
  id: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** SHA-256 of the bytes; null where the browser cannot compute it. */
  hash: z.nullable(z.string()),
  /** The line it belongs to; null for the project as a whole. */
  productCode: z.nullable(z.string()),
  showToCustomer: z.boolean(),
})
export type AttachBody = z.infer<typeof Body>

function newFile(edit: Edit<AttachBody>): ProjectFile {
  const { hash: _, ...file } = edit.body
  const { name, timestamp } = authorOf(edit)
  return { ...file, kind: fileEnding(file.name) ?? 'pdf', uploadedBy: name, uploadedAt: timestamp }
}

/** The contract has no schema for a form body; its fields are those of AttachmentFields. */
type UploadCall = (input: { body: Upload }, options: CallOptions) => Promise<Saved>

type Sending = { api: Api; options: CallOptions; onProgress: (percent: number) => void; bytes: ArrayBuffer }

function upload({ api, options, onProgress, bytes }: Sending, projectId: string, file: AttachBody) {
  const form = new FormData()
  form.append('projectId', projectId)
  form.append('newId', file.id)
  if (file.productCode !== null) form.append('productCode', file.productCode)
  if (file.showToCustomer) form.append('showToCustomer', 'true')
  // Last: the server reads the other fields first.
  form.append('file', new Blob([bytes]), file.name)
  const call = api.projectFile.upload as unknown as UploadCall
  return call({ body: { form, onProgress } }, options)
}

/** After a lost response the file may be on the server already: asks before sending its bytes again. */
async function arrivedBefore(
  { api, options }: Sending,
  edit: Edit<AttachBody>,
): Promise<Pick<Saved, 'version'> | null> {
  if (edit.attempts < 2) return null
  const { signal } = options
  const project = await api.project.view({ params: { id: projectIdOf(edit) } }, signal ? { signal } : {})
  return project?.files.some(({ id }) => id === edit.body.id) ? project : null
}

const isLineGone = (error: unknown) => error instanceof ApiError && error.problem.fields?.productCode !== undefined

/** Attaches a file; its bytes are stored beside the edit. */
export const attach: ProjectKind<AttachBody> = {
  name: 'attach',
  body: Body,
  touches: ({ id }) => [thingRef('file', id)],
  creates: ({ id }) => [thingRef('file', id)],
  dependsOn: ({ productCode }) => (productCode === null ? [] : [thingRef('line', productCode)]),
  fileOf: ({ id }) => id,
  undoneBy: ({ id, name }) => ({ kind: removeFile.name, body: { id, name } }),
  storesRejected: true,
  // The same file for the same line is one file, as on the server.
  coalesce: (earlier, { hash, productCode }) =>
    isOfKind(earlier, attach) && hash !== null && earlier.body.hash === hash && earlier.body.productCode === productCode
      ? { kind: attach.name, body: earlier.body }
      : 'both',
  apply: (project, edit) =>
    project.files.some(({ id }) => id === edit.body.id)
      ? project
      : { ...project, files: [...project.files, newFile(edit)] },
  async send(edit, { api, options, onProgress, readFile }) {
    const bytes = await readFile()
    if (!bytes) return { is: 'rejected', reason: 'This file is no longer on this device. Attach it again.' }
    const sending = { api, options, onProgress, bytes }
    const before = await arrivedBefore(sending, edit)
    if (before) return acceptedSince({ version: before.version, id: edit.body.id }, edit)
    const send = (file: AttachBody) => upload(sending, projectIdOf(edit), file)
    const saved = await send(edit.body).catch((error: unknown) => {
      // The line was removed: the file is attached to the project instead.
      if (edit.body.productCode === null || !isLineGone(error)) throw error
      return send({ ...edit.body, productCode: null })
    })
    return acceptedSince(saved, edit)
  },
  describe: ({ name }) => ({ action: 'Attach', title: name }),
}
