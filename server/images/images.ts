import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../api/call-refusal.ts'
import { masterOf, pictureWidths } from './library.ts'
import { type PictureFormat, pictureSizes } from './sizes.ts'

const yearCache = 'public, max-age=31536000, immutable'
const shortCache = 'public, max-age=300'

const fileName = /^(.+)-(\d{2,4})\.(avif|webp)$/

/** Answers `/images/<version>/<key>-<width>.<avif|webp>`. */
export async function images(app: FastifyInstance, { dataDir }: { dataDir: string }) {
  const sized = pictureSizes(join(dataDir, 'images'))
  const fallback = readFileSync(join(import.meta.dirname, 'fallback.svg'))

  app.get('/images/fallback.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', shortCache).send(fallback),
  )

  app.get<{ Params: { version: string; file: string } }>('/images/:version/:file', async (request, reply) => {
    const { version, file } = request.params
    const [, key = '', width = '', format] = fileName.exec(file) ?? []
    const master = masterOf(key)
    if (!master || !pictureWidths.some((known) => String(known) === width)) throw notFound('There is no such picture')
    const data = await sized({ master, width: Number(width), format: format as PictureFormat }) // the pattern has both
    // A page of an older version gets today's picture, but not for a year.
    reply.header('cache-control', version === master.version ? yearCache : shortCache)
    return reply.type(`image/${format}`).send(data)
  })
}
