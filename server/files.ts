import { join, resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const root = resolve('dist/client')
const hashed = join(root, 'assets')
const year = 'public, max-age=31536000, immutable'

/** The built files. What carries a hash in its name never changes; the rest is asked for again. */
export async function builtFiles(app: FastifyInstance) {
  await app.register(files, {
    root,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', path.startsWith(hashed) ? year : 'no-cache'),
  })
}
