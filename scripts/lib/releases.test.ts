import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { bringBackEarlierReleases, setAsideReleases } from './releases.ts'

async function aBuilder() {
  const dist = await mkdtemp(join(tmpdir(), 'releases-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const assets = join(dist, 'client/assets')
  const bundle = async (files: string[]) => {
    await rm(join(dist, 'client'), { recursive: true, force: true })
    await mkdir(assets, { recursive: true })
    for (const file of files) await writeFile(join(assets, file), file)
  }
  return {
    dist,
    there: async () => (await readdir(assets)).sort(),
    releases: async () => JSON.parse(await readFile(join(dist, 'releases.json'), 'utf8')).length,
    build: async (...files: string[]) => {
      await setAsideReleases(dist)
      await bundle(files)
      await bringBackEarlierReleases(dist)
    },
    breaksOff: async () => {
      await setAsideReleases(dist)
      await bundle([])
    },
  }
}

it('keeps the files of the five releases before, so that open tabs find theirs', async () => {
  const { build, there } = await aBuilder()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await build(`${name}.js`, 'same.js')
  expect(await there()).toEqual(['a.js', 'b.js', 'c.js', 'd.js', 'e.js', 'f.js', 'same.js'])
  await build('g.js', 'same.js')
  expect(await there()).toEqual(['b.js', 'c.js', 'd.js', 'e.js', 'f.js', 'g.js', 'same.js'])
})

it('takes a build of the same files for no new release', async () => {
  const { build, releases, there } = await aBuilder()
  await build('a.js')
  for (let time = 0; time < 7; time++) await build('b.js')
  expect(await releases()).toBe(2)
  expect(await there()).toEqual(['a.js', 'b.js'])
})

it('loses nothing when a build breaks off', async () => {
  const { build, breaksOff, there } = await aBuilder()
  await build('a.js')
  await breaksOff()
  await breaksOff()
  await build('b.js')
  expect(await there()).toEqual(['a.js', 'b.js'])
})
