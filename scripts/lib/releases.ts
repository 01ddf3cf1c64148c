import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** The files in client/assets that each release brought, the newest first. */
export type Release = readonly string[]

/** Tabs that stay open while newer releases come go on finding their files for this many of them. */
export const keptReleases = 5

const namesIn = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** What the releases are after a build that brought these files; the same files again are no new release. */
export const releasesAfter = (built: Release, before: readonly Release[]): Release[] =>
  isDeepStrictEqual(built, before[0]) ? [...before] : [built, ...before].slice(0, keptReleases + 1)

/** Earlier releases' files that the newest does not have itself. */
export function filesToKeep([newest = [], ...earlier]: readonly Release[]): string[] {
  const own = new Set(newest)
  return [...new Set(earlier.flat())].filter((file) => !own.has(file))
}

const assetsOf = (build: string) => join(build, 'client/assets')
const listOf = (build: string) => join(build, 'releases.json')

/** Brings the files of earlier releases from the build before into a new one; those of older releases stay behind. */
export async function bringEarlierReleases(build: string, before: string) {
  const earlier = JSON.parse(await readFile(listOf(before), 'utf8').catch(() => '[]')) as Release[] // written below
  const built = (await namesIn(assetsOf(build))).sort()
  const releases = releasesAfter(built, earlier)
  const there = new Set(await namesIn(assetsOf(before)))
  for (const file of filesToKeep(releases))
    if (there.has(file)) await cp(join(assetsOf(before), file), join(assetsOf(build), file))
  await writeFile(listOf(build), JSON.stringify(releases))
}
