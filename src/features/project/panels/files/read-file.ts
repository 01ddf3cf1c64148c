import * as z from 'zod/mini'
import type { ClientSend } from '#contract/client.ts'
import { filePath } from '#contract/project/project-file.ts'
import { endpoint } from '#contract/protocol/endpoint.ts'

/** The bytes of a file: a download, so it is not part of the contract. */
const readFile = endpoint({
  method: 'GET',
  path: filePath,
  summary: 'A file as it was attached',
  response: z.unknown(),
  access: 'staff',
})

/** Reads files from the server; `send` signs the requests. */
export const readFileBy = (send: ClientSend) => async (projectId: string, attachmentId: string) =>
  (await send(readFile, { params: { projectId, attachmentId } }, {})) as Blob // this path responds with one
export type ReadFile = ReturnType<typeof readFileBy>
