import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../files/file-store.ts'
import { notFound } from '../http/request/errors.ts'
import type { Master } from './library.ts'

const missingNames: ReadonlySet<unknown> = new Set(['ENOENT', 'NoSuchKey', 'NotFound'])

/** What `sharp` opens: a file of the build, an SVG, or an uploaded picture of the file store. Error 404 if it is gone. */
export async function masterSource({ source }: Pick<Master, 'source'>, files?: FileStore): Promise<string | Buffer> {
  if (typeof source === 'string' || Buffer.isBuffer(source)) return source
  if (!files) throw notFound('There is no such picture')
  try {
    return await buffer(await files.read(source.file))
  } catch (error) {
    const { code, name } = error as { code?: unknown; name?: unknown } // of the file system, of the bucket
    if (missingNames.has(code) || missingNames.has(name)) throw notFound('There is no such picture')
    throw error
  }
}
