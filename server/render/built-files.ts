import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const year = 'public, max-age=31536000, immutable'
// Not served as files: the server renders these for the brand of the host.
const made = ['index.html', 'shell.html']

type Options = {
  /** The folder of the build. */
  built: string
  serviceWorker: boolean
  mostKeptBytes?: number
}

/** Serves the built files. Files with a hash in their name are cached for a year; browsers revalidate the rest. */
export async function builtFiles(app: FastifyInstance, { built, serviceWorker, mostKeptBytes }: Options) {
  const root = join(built, 'client')
  const hashed = join(root, 'assets')
  await app.register(async (scope) => {
    keepHashed(scope, { prefix: '/assets/', mostKeptBytes })
    await scope.register(files, {
      root,
      wildcard: false,
      index: false,
      globIgnore: [...made, '**/*.br', '**/*.gz', ...(serviceWorker ? [] : ['sw.js'])],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', path.startsWith(hashed) ? year : 'no-cache'),
    })
    if (!serviceWorker) scope.get('/sw.js', (_request, reply) => reply.sendFile('worker-off.js'))
  })
}

type Kept = { headers: Record<string, string | number | string[]>; body: Buffer }

/** A build has about 5 MB in one encoding. */
const usualMostBytes = 24 * 1024 * 1024
const ofFile = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
]

type Keeping = { prefix: string; mostKeptBytes?: number | undefined }

/**
 * Keeps in memory what was sent of files with a hash in their name, which never change. From the disk each takes a look, an
 * opening and a closing of its own, for thirty files of a page.
 */
export function keepHashed(app: FastifyInstance, { prefix, mostKeptBytes = usualMostBytes }: Keeping) {
  const kept = new Map<string, Kept>()
  let keptBytes = 0

  /** Null: a part of a file, a question whether it changed, or an unusual way to ask. */
  function keyOf({ method, url, headers }: FastifyRequest) {
    const encodings = headers['accept-encoding'] ?? ''
    const isPlain = method === 'GET' && url.startsWith(prefix) && !url.includes('?') && encodings.length < 40
    return isPlain && !headers.range && !headers['if-none-match'] && !headers['if-modified-since']
      ? `${url} ${encodings}`
      : null
  }

  app.addHook('onRequest', async (request, reply) => {
    const file = kept.get(keyOf(request) ?? '')
    if (file) return reply.headers(file.headers).send(file.body)
  })
  app.addHook('onSend', async (request, reply: FastifyReply, payload: unknown) => {
    const key = keyOf(request)
    const isFile = reply.statusCode === 200 && typeof (payload as Readable | null)?.pipe === 'function'
    if (key === null || !isFile || keptBytes > mostKeptBytes) return payload
    const body = await buffer(payload as Readable)
    // Another request may have read the same file meanwhile.
    if (kept.has(key)) return body
    const sent = reply.getHeaders()
    kept.set(key, {
      headers: Object.fromEntries(ofFile.flatMap((name) => (sent[name] ? [[name, sent[name]]] : []))),
      body,
    })
    keptBytes += body.length
    return body
  })
}
