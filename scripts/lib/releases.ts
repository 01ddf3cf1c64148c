import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** The files in dist/client/assets that each release brought, the newest first. */
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

const places = (dist: string) => ({
  assets: join(dist, 'client/assets'),
  aside: join(dist, 'earlier'),
  list: join(dist, 'releases.json'),
})

/** Before a build, which empties its folder. What an interrupted build left aside is still there. */
export async function setAsideReleases(dist = 'dist') {
  const { assets, aside } = places(dist)
  await mkdir(aside, { recursive: true })
  for (const file of await namesIn(assets)) await rename(join(assets, file), join(aside, file))
}

/** After a build: files of the releases before stand beside the new ones, and older ones go. */
export async function bringBackEarlierReleases(dist = 'dist') {
  const { assets, aside, list } = places(dist)
  const before = JSON.parse(await readFile(list, 'utf8').catch(() => '[]')) as Release[] // written below
  const built = (await namesIn(assets)).sort()
  const releases = releasesAfter(built, before)
  const there = new Set(await namesIn(aside))
  for (const file of filesToKeep(releases)) if (there.has(file)) await cp(join(aside, file), join(assets, file))
  await writeFile(list, JSON.stringify(releases))
  await rm(aside, { recursive: true })
}
