import { statfs } from 'node:fs/promises'

/** Below the first no new checkout begins, below the second nothing is written: a full disk stops PostgreSQL dead. */
export const spaceLimits = { checkouts: 500_000_000, writes: 200_000_000 }

export type Space = { bytes: number; allowsCheckouts: boolean; allowsWrites: boolean }

/** How much a process without special rights can still write to the disk of this folder. */
export async function freeSpace(dir: string): Promise<Space> {
  const { bavail, bsize } = await statfs(dir)
  return spaceOf(bavail * bsize)
}

export const spaceOf = (bytes: number): Space => ({
  bytes,
  allowsCheckouts: bytes >= spaceLimits.checkouts,
  allowsWrites: bytes >= spaceLimits.writes,
})
