import type { Master } from './library.ts'

/** An uploaded picture. Its file is in the file store, by the id. */
export type Photo = { id: string; width: number; height: number; color: string }

const storedKey = /^photo-([0-9a-f-]{36})-([1-9]\d{0,3})x([1-9]\d{0,3})-([0-9a-f]{6})$/
const servedKey = /^photo-([0-9a-f-]{36})$/

/** The key that tables store: with all that a page has to know before the picture is loaded. */
export const photoKey = ({ id, width, height, color }: Photo) => `photo-${id}-${width}x${height}-${color}`

export function photoOf(key: string): Photo | null {
  const [, id, width, height, color] = storedKey.exec(key) ?? []
  return id && color ? { id, width: Number(width), height: Number(height), color } : null
}

/** The source of an uploaded picture. Addresses have its id only, so that a request cannot invent sizes and fill the disk. */
export function photoMaster(key: string): Master | undefined {
  const id = servedKey.exec(key)?.[1] ?? photoOf(key)?.id
  if (!id) return undefined
  const { width, height, color } = photoOf(key) ?? { width: 0, height: 0, color: 'ffffff' }
  // A file never changes: another picture has another id.
  return { key: `photo-${id}`, source: { file: id }, version: id.slice(-10), width, height, color: `#${color}` }
}
