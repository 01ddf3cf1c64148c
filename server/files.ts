import { join, resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const root = resolve('dist/client')
const hashed = join(root, 'assets')
const year = 'public, max-age=31536000, immutable'
// Not for the address itself: the server answers these for the shop of the host.
const made = ['index.html', 'shell.html']

/** The built files. What carries a hash in its name never changes; the rest is asked for again. */
export async function builtFiles(app: FastifyInstance, { serviceWorker }: { serviceWorker: boolean }) {
  await app.register(files, {
    root,
    wildcard: false,
    index: false,
    globIgnore: [...made, '**/*.br', '**/*.gz', ...(serviceWorker ? [] : ['sw.js'])],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', path.startsWith(hashed) ? year : 'no-cache'),
  })
  if (!serviceWorker) app.get('/sw.js', (_request, reply) => reply.sendFile('worker-off.js'))
}
