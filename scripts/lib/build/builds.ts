import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { tryLock } from '../../../server/database/launcher/machine/lock.ts'
import { lockFileOf, newestBuild } from '../../../server/render/build-folder.ts'

const prefix = 'build-'

/** Builds into a new folder, switches the link to it, and removes builds that no process uses. */
export async function replaceBuild(make: (folder: string, before: string) => Promise<void>, dist = 'dist') {
  await mkdir(dist, { recursive: true })
  const folder = join(dist, `${prefix}${randomBytes(4).toString('hex')}`)
  await mkdir(folder)
  const use = tryLock(lockFileOf(folder), 'shared')
  try {
    await make(folder, newestBuild(dist))
    const link = `${folder}.link`
    await symlink(basename(folder), link)
    await rename(link, newestBuild(dist))
  } finally {
    use?.release()
    await removeUnused(dist)
  }
}

async function removeUnused(dist: string) {
  const newest = newestBuild(dist)
  const inUse = existsSync(newest) ? [basename(newest), await readlink(newest)] : []
  for (const name of await readdir(dist)) {
    if (inUse.includes(name)) continue
    const path = join(dist, name)
    const isBuild = name.startsWith(prefix) && existsSync(lockFileOf(path))
    const lock = isBuild ? tryLock(lockFileOf(path), 'exclusive') : undefined
    if (lock || !isBuild) await rm(path, { recursive: true, force: true })
    lock?.release()
  }
}
