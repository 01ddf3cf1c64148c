import { statfs } from 'node:fs/promises'

/** Below the first limit no checkout starts, below the second all writes fail: a full disk stops PostgreSQL. */
export const spaceLimits = { checkouts: 500_000_000, writes: 200_000_000 }

export type Space = { bytes: number; allowsCheckouts: boolean; allowsWrites: boolean }

/** Disk space that an unprivileged process can use. */
export async function freeSpace(dir: string): Promise<Space> {
  const { bavail, bsize } = await statfs(dir)
  return spaceOf(bavail * bsize)
}

export const spaceOf = (bytes: number): Space => ({
  bytes,
  allowsCheckouts: bytes >= spaceLimits.checkouts,
  allowsWrites: bytes >= spaceLimits.writes,
})
