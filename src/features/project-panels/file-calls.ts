import * as z from 'zod/mini'
import type { Send } from '#contract/client.ts'
import { endpoint } from '#contract/endpoint.ts'
import { filePath, projectFile } from '#contract/project-file.ts'
import type { Upload } from '#lib/form-send.ts'
import { uniqueId } from '#lib/unique-id.ts'

/** A file's own bytes: no answer a program reads, so it stands in no table of calls. */
const readFile = endpoint({
  method: 'GET',
  path: filePath,
  summary: 'A file as it was attached',
  response: z.unknown(),
  access: 'staff',
})

type NewFile = { projectId: string; productCode: string; file: File }
type Options = { signal: AbortSignal; onProgress: Upload['onProgress'] }

/** The calls that carry files; `send` signs them and tells how far they are. */
export const fileCalls = (send: Send) => ({
  /** `onProgress` hears percent, whole ones from 0 to 100. */
  upload: ({ projectId, productCode, file }: NewFile, { signal, onProgress }: Options) => {
    const form = new FormData()
    form.append('projectId', projectId)
    if (productCode) form.append('productCode', productCode)
    // Last: the server reads what it is about first.
    form.append('file', file)
    const body: Upload = { form, onProgress }
    return send(projectFile.upload, { body }, { signal, headers: { 'idempotency-key': uniqueId() } })
  },
  read: async (projectId: string, attachmentId: string) =>
    (await send(readFile, { params: { projectId, attachmentId } }, {})) as Blob, // of this path it is one
})
export type FileCalls = ReturnType<typeof fileCalls>
