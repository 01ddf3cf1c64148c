import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Stores attachments. The ids are generated, so that no file name of a caller reaches the disk. */
export type FileStore = {
  write: (id: string, bytes: Buffer) => Promise<void>
  /** Renames a file. */
  move: (from: string, to: string) => Promise<void>
  read: (id: string) => Readable
  remove: (id: string) => Promise<void>
}

const ownId = /^[0-9a-f-]{36}$/

export function fileStore(folder: string): FileStore {
  const place = (id: string) => {
    if (!ownId.test(id)) throw new Error('A file is named by an id of ours only')
    // Folder by the random end of the id; ids start with the time, which would put all files of a day into one folder.
    const part = join(folder, id.slice(-2))
    return { part, file: join(part, id) }
  }
  return {
    write: async (id, bytes) => {
      const { part, file } = place(id)
      await mkdir(part, { recursive: true, mode: 0o700 })
      const handle = await open(`${file}.part`, 'w', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(`${file}.part`, file)
    },
    move: async (from, to) => {
      await mkdir(place(to).part, { recursive: true, mode: 0o700 })
      await rename(place(from).file, place(to).file)
    },
    read: (id) => createReadStream(place(id).file),
    remove: (id) => rm(place(id).file, { force: true }),
  }
}
