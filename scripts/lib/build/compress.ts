import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|html|json|txt|webmanifest)$/

/** Compresses a file at the highest level at build time, so that no request has to. */
async function compress(file: string) {
  const content = await readFile(file)
  if (content.length < 1024) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

export async function compressFiles(folder: string) {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(join(folder, file))))
}
