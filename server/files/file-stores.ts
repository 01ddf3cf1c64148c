import { join } from 'node:path'
import type { Config } from '../config.ts'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'

/** The store of the settings: a folder in DATA_DIR without `FILES_URL`. The client of S3 is loaded only with it. */
export async function createFileStore({
  fileBucket,
  dataDir,
}: Pick<Config, 'fileBucket' | 'dataDir'>): Promise<FileStore> {
  if (!fileBucket) return diskFiles(join(dataDir, 'files'))
  const { s3Files } = await import('./s3-files.ts')
  return s3Files(fileBucket)
}
