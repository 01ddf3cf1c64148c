import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../http/request/errors.ts'
import { masterOf, pictureWidths } from './library.ts'
import type { PictureFormat, Pictures } from './sizes.ts'

const yearCache = 'public, max-age=31536000, immutable'
const shortCache = 'public, max-age=300'
// Only for the browser with a slow connection: a shared cache must not serve it to others.
const ownCache = 'private, max-age=86400'

const slowConnections: ReadonlySet<unknown> = new Set(['slow-2g', '2g', '3g'])
const asksToSave = ({ headers }: FastifyRequest) => headers['save-data'] === 'on'
const comesSlowly = ({ headers }: FastifyRequest) => slowConnections.has(headers.ect)

const fileName = /^(.+)-(\d{2,4})\.(avif|webp)$/

/**
 * Serves `/images/<version>/<key>-<width>.<avif|webp>`, in lower quality for Save-Data or a slow connection. Varies on
 * Save-Data only: a connection type changes often and would load every image again.
 */
export async function images(app: FastifyInstance, { pictures }: { pictures: Pictures }) {
  const fallback = readFileSync(join(import.meta.dirname, 'fallback.svg'))

  app.get('/images/fallback.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', shortCache).send(fallback),
  )

  app.get<{ Params: { version: string; file: string } }>('/images/:version/:file', async (request, reply) => {
    const { version, file } = request.params
    const [, key = '', width = '', format] = fileName.exec(file) ?? []
    const master = masterOf(key)
    if (!master || !pictureWidths.some((known) => String(known) === width)) throw notFound('There is no such picture')
    const light = asksToSave(request) || comesSlowly(request)
    const data = await pictures({ master, width: Number(width), format: format as PictureFormat, light }) // by the pattern
    // A page of an older version gets the current image, cached for a short time.
    const cache = version === master.version ? yearCache : shortCache
    reply.header('cache-control', light && !asksToSave(request) ? ownCache : cache).header('vary', 'save-data')
    return reply.type(`image/${format}`).send(data)
  })
}
