import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 'public, max-age=31536000, immutable'
// Not served as files: the server renders these for the brand of the host.
const made = ['index.html', 'shell.html']

type Options = {
  /** The folder of the build. */
  built: string
  serviceWorker: boolean
}

/** Serves the built files. Files with a hash in their name are cached for a year; browsers revalidate the rest. */
export async function builtFiles(app: FastifyInstance, { built, serviceWorker }: Options) {
  const root = join(built, 'client')
  const hashed = join(root, 'assets')
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
