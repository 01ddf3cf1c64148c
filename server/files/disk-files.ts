import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, placeOf } from './file-store.ts'

/** Files in a folder of this machine. */
export function diskFiles(folder: string): FileStore {
  const place = (id: string) => {
    const { folder: own, name } = placeOf(id)
    const part = join(folder, own)
    return { part, file: join(part, name) }
  }
  return {
    write: async (id, bytes) => {
      const { part, file } = place(id)
      await mkdir(part, { recursive: true, mode: 0o700 })
      try {
        const handle = await open(`${file}.part`, 'w', 0o600)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(`${file}.part`, file)
      } catch (error) {
        // On a full disk the beginning of a file would stay.
        await rm(`${file}.part`, { force: true })
        throw error
      }
    },
    move: async (from, to) => {
      await mkdir(place(to).part, { recursive: true, mode: 0o700 })
      await rename(place(from).file, place(to).file)
    },
    read: async (id) => createReadStream(place(id).file),
    remove: (id) => rm(place(id).file, { force: true }),
  }
}
