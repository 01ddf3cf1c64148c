import * as z from 'zod/mini'
import type { Send } from '#contract/client.ts'
import { endpoint } from '#contract/endpoint.ts'
import { filePath } from '#contract/project-file.ts'

/** A file's own bytes: no answer a program reads, so it stands in no table of calls. */
const readFile = endpoint({
  method: 'GET',
  path: filePath,
  summary: 'A file as it was attached',
  response: z.unknown(),
  access: 'staff',
})

/** Reads files from the server; `send` signs the calls. */
export const readFileBy = (send: Send) => async (projectId: string, attachmentId: string) =>
  (await send(readFile, { params: { projectId, attachmentId } }, {})) as Blob // of this path it is one
export type ReadFile = ReturnType<typeof readFileBy>
