import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** The files of each release in client/assets, newest first. */
export type Release = readonly string[]

/** Number of later releases that still serve the files of an open tab. */
export const earlierReleases = 5

const namesIn = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** The releases after a build of these files; a build of the same files is no new release. */
export const releasesAfter = (built: Release, before: readonly Release[]): Release[] =>
  isDeepStrictEqual(built, before[0]) ? [...before] : [built, ...before].slice(0, earlierReleases + 1)

/** Files of earlier releases that the newest does not contain. */
export function earlierFiles([newest = [], ...earlier]: readonly Release[]): string[] {
  const own = new Set(newest)
  return [...new Set(earlier.flat())].filter((file) => !own.has(file))
}

const assetsOf = (build: string) => join(build, 'client/assets')
const listOf = (build: string) => join(build, 'releases.json')

/** Copies the files of earlier releases from the previous build into a new one; those of older releases are dropped. */
export async function bringEarlierReleases(build: string, before: string) {
  const earlier = JSON.parse(await readFile(listOf(before), 'utf8').catch(() => '[]')) as Release[] // written below
  const built = (await namesIn(assetsOf(build))).sort()
  const releases = releasesAfter(built, earlier)
  const there = new Set(await namesIn(assetsOf(before)))
  for (const file of earlierFiles(releases))
    if (there.has(file)) await cp(join(assetsOf(before), file), join(assetsOf(build), file))
  await writeFile(listOf(build), JSON.stringify(releases))
}
