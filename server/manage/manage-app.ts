import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { manageContract } from '#contract/manage/manage-contract.ts'
import { admit } from '../admin/admin-visit.ts'
import type { Deps } from '../deps.ts'
import { sendProblems } from '../http/request/error-responses.ts'
import { serve } from '../http/serve.ts'
import { rejectUnknownCalls } from '../http/unknown-calls.ts'
import { oidcProvider } from '../identity/external/oidc.ts'
import { images } from '../images/images.ts'
import type { Pictures } from '../images/sizes.ts'
import { keepHashed } from '../render/built-files.ts'
import { contentPolicy } from '../render/document/policy.ts'
import { manageContext } from './manage-context.ts'
import { manageDownloads } from './manage-files.ts'
import { manageHandlers } from './manage-handlers.ts'
import { staffRedirects } from './provider/staff-redirects.ts'

type Options = {
  deps: Deps
  /** The folder of the build; without one the pages say how to make it. */
  built: string | undefined
  pictures: Pictures
}

const year = 'public, max-age=31536000, immutable'
const prefix = '/manage/assets/'
const noBuild = '<!doctype html><title>Back office</title><p>Run <code>npm run build</code>, then reload this page.</p>'

/** The back office: its page, its files and its API, on the host of the admin pages. */
export async function manageApp(app: FastifyInstance, { deps, built, pictures }: Options) {
  const page = built ? join(built, 'manage/index.html') : ''
  const html = existsSync(page) ? readFileSync(page, 'utf8') : noBuild
  // The admin pages around this application send theirs as HTML.
  sendProblems(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentPolicy()).header('x-frame-options', 'DENY')
  })
  if (html !== noBuild)
    await app.register(async (scope) => {
      keepHashed(scope, { prefix })
      await scope.register(files, {
        root: join(built ?? '', 'manage/assets'),
        prefix,
        wildcard: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply) => void reply.header('cache-control', year),
      })
    })
  // One page for every address: the app in it reads the rest.
  app.get('/manage', async (request, reply) => {
    const address = 'ticket' in (request.query as object) ? await admit(request, reply, deps) : null
    if (address) return reply.redirect(address, 303)
    return reply.type('text/html; charset=utf-8').send(html)
  })
  rejectUnknownCalls(app, '/manage/api/')
  // The forms show what they have: the shop's host is another one.
  await app.register(images, { pictures })
  await app.register(multipart)
  const contextOf = manageContext(deps)
  await app.register(manageDownloads, { deps, contextOf })
  const { staffProvider: settings, clock } = deps
  const provider = settings ? oidcProvider(settings, clock) : null
  if (settings && provider) await app.register(staffRedirects, { deps, settings, provider })
  serve(app, manageContract, manageHandlers(deps, provider), contextOf)
}
