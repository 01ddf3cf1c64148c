import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { newestBuild } from '../../../server/render/build-folder.ts'
import { builtFiles } from '../../../server/render/built-files.ts'
import { replaceBuild } from './builds.ts'
import { bringEarlierReleases } from './releases.ts'

function aDist() {
  const dist = mkdtempSync(join(tmpdir(), 'hearth-builds-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const build = (...files: string[]) =>
    replaceBuild(async (folder, before) => {
      mkdirSync(join(folder, 'client/assets'), { recursive: true })
      for (const file of files) writeFileSync(join(folder, 'client/assets', file), file)
      await bringEarlierReleases(folder, before)
    }, dist)
  return {
    dist,
    build,
    there: () => readdirSync(join(newestBuild(dist), 'client/assets')).sort(),
    releases: () => JSON.parse(readFileSync(join(newestBuild(dist), 'releases.json'), 'utf8')).length,
    builds: () => readdirSync(dist).filter((name) => name !== 'current').length,
  }
}

const program = `
const { holdBuild } = await import(process.env.MODULE)
console.log(holdBuild(process.env.DIST))
setInterval(() => {}, 1000)`

/** A process that runs on the newest build, like a shop. */
async function runningShop(dist: string) {
  const env = {
    PATH: process.env.PATH,
    DIST: dist,
    MODULE: join(import.meta.dirname, '../../../server/render/build-folder.ts'),
  }
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [built] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    built,
    kill: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

it('keeps the build of a running shop through later builds, and removes it when it is unused', async () => {
  const { build, builds, dist, there } = aDist()
  await build('a.js')
  const shop = await runningShop(dist)
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(builtFiles, { built: shop.built, serviceWorker: true })
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  for (let time = 0; time < 7; time++) await build(`b${time}.js`)
  expect(there()).not.toContain('a.js')
  expect(await statusOf('/assets/a.js')).toBe(200)
  expect(builds()).toBe(2)
  await shop.kill()
  await build('c.js')
  expect(builds()).toBe(1)
  expect(existsSync(shop.built)).toBe(false)
})

it('keeps the files of the five previous releases, so that open tabs find theirs', async () => {
  const { build, there } = aDist()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await build(`${name}.js`, 'same.js')
  expect(there()).toEqual(['a.js', 'b.js', 'c.js', 'd.js', 'e.js', 'f.js', 'same.js'])
  await build('g.js', 'same.js')
  expect(there()).toEqual(['b.js', 'c.js', 'd.js', 'e.js', 'f.js', 'g.js', 'same.js'])
})

it('does not count a build of the same files as a new release', async () => {
  const { build, releases, there } = aDist()
  await build('a.js')
  for (let time = 0; time < 7; time++) await build('b.js')
  expect(releases()).toBe(2)
  expect(there()).toEqual(['a.js', 'b.js'])
})

it('keeps the previous build when one fails', async () => {
  const { build, builds, dist, there } = aDist()
  await build('a.js')
  const broken = replaceBuild(async (folder) => {
    writeFileSync(join(folder, 'half'), '')
    throw new Error('broken')
  }, dist)
  await expect(broken).rejects.toThrow('broken')
  expect(there()).toEqual(['a.js'])
  expect(builds()).toBe(1)
  await build('b.js')
  expect(there()).toEqual(['a.js', 'b.js'])
})
