import { createHash } from 'node:crypto'

export type Random = {
  /** From 0 to 1, exclusive. */
  next: () => number
  /** An integer, both ends included. */
  int: (from: number, to: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  chance: (share: number) => boolean
  /** `count` different items in their original order. */
  some: <Item>(items: readonly Item[], count: number) => Item[]
}

const hash = (text: string) => createHash('sha256').update(text).digest()

/** The same seed always gives the same numbers, so that rows do not change when others are added. */
export function randomOf(...parts: readonly (string | number)[]): Random {
  let state = hash(parts.join('/')).readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    pick: (items) => {
      const item = items[int(0, items.length - 1)]
      if (item === undefined) throw new Error(`nothing to pick from for ${parts.join('/')}`)
      return item
    },
    chance: (share) => next() < share,
    some: (items, count) => {
      const left = items.map((item, index) => ({ item, index, order: next() })).sort((a, b) => a.order - b.order)
      return left
        .slice(0, count)
        .sort((a, b) => a.index - b.index)
        .map(({ item }) => item)
    },
  }
}

/** An id derived from the name only, in the layout of a UUID v8. */
export function uuidOf(name: string): string {
  const hex = hash(name).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
