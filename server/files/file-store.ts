import type { Readable } from 'node:stream'

/**
 * Stores attachments and uploaded pictures. The ids are generated, so that no file name of a caller reaches the storage. Once a promise of
 * `write` or `move` is fulfilled, the file outlives the server.
 */
export type FileStore = {
  write: (id: string, bytes: Buffer) => Promise<void>
  /** Renames a file. */
  move: (from: string, to: string) => Promise<void>
  read: (id: string) => Promise<Readable>
  /** Also for a file that does not exist. */
  remove: (id: string) => Promise<void>
}

const ownId = /^[0-9a-f-]{36}$/

/** Folder by the random end of the id; ids start with the time, which would put all files of a day into one folder. */
export function placeOf(id: string): { folder: string; name: string } {
  if (!ownId.test(id)) throw new Error('A file is named by an id of ours only')
  return { folder: id.slice(-2), name: id }
}
