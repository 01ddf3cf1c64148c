import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { unknownFileText } from '#contract/fields/field-texts.ts'
import { filePath, sharedFilePath } from '#contract/project/project-file.ts'
import type { Deps } from '../../deps.ts'
import { contentTypes } from '../../files/sniff.ts'
import type { CallContext } from '../../http/request/call-context.ts'
import { notFound } from '../../http/request/errors.ts'
import { openShared, type ShareDoor } from '../quote/project-shared.ts'
import { type FileRow, findFile } from '../store/project-parts.ts'
import { findProject } from '../store/projects.ts'

type Options = {
  deps: Deps
  door: ShareDoor
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext
}

const noFile = () => notFound(unknownFileText)

/** Sent as a download with a sandbox policy: no content of the file can run or read data of the shop. */
async function send(reply: FastifyReply, { kind, name, id }: FileRow, files: NonNullable<Deps['files']>) {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return reply
    .header('content-type', contentTypes[kind])
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store')
    .send(await files.read(id))
}

/** Downloads of attachments, and the privacy headers of responses to a customer's link. */
async function register(app: FastifyInstance, { deps, door, contextOf }: Options) {
  const { db, clock, files } = deps
  await app.register(multipart)
  app.addHook('onRequest', async (request, reply) => {
    // The id in the URL opens the project, so it must not reach other sites or search engines.
    if (/^\/(?:api\/v2\/project\/shared|project\/?\?)/i.test(request.url))
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
  })

  app.get<{ Params: { projectId: string; attachmentId: string } }>(filePath, async (request, reply) => {
    const context = contextOf(request, reply)
    await context.caller.requireProjects()
    const { projectId, attachmentId } = request.params
    const project = await findProject(db, { brand: context.brand.key, id: projectId })
    const file = project && (await findFile(db, project.id, attachmentId))
    if (!file || !files) throw noFile()
    return send(reply, file, files)
  })

  app.get<{ Params: { attachmentId: string }; Querystring: { shareId?: string } }>(
    sharedFilePath,
    async (request, reply) => {
      const context = contextOf(request, reply)
      const project = await openShared({ db, clock, door }, String(request.query.shareId ?? ''), context)
      const file = await findFile(db, project.id, request.params.attachmentId)
      if (!file?.showToCustomer || !files) throw noFile()
      return send(reply, file, files)
    },
  )
}

export const projectDownloads = fp(register, { name: 'project-downloads' })
