import { resolve } from 'node:path'
import { build } from 'vite'
import { replaceBuild } from './lib/build/builds.ts'
import { compressFiles } from './lib/build/compress.ts'
import { cutFonts, fontFiles } from './lib/build/font-cuts.ts'
import { bringEarlierReleases } from './lib/build/releases.ts'
import { writeLicences } from './lib/build/shipped-packages.ts'
import { inputDigest, seal } from './lib/start/build.mjs'

await replaceBuild(async (folder, before) => {
  // Computed before the build: a file that changes meanwhile makes the result stale, not wrongly fresh.
  const digest = inputDigest()
  await build({ logLevel: 'warn', build: { outDir: `${folder}/client` } })
  await build({ logLevel: 'warn', build: { outDir: `${folder}/server`, ssr: true } })
  await build({ configFile: 'vite.manage.config.ts', logLevel: 'warn', build: { outDir: resolve(folder, 'manage') } })
  await cutFonts(`${folder}/fonts`)
  await writeLicences(`${folder}/client`, fontFiles(), [`${folder}/manage`])
  await compressFiles(`${folder}/client`)
  await compressFiles(`${folder}/manage`)
  await bringEarlierReleases(folder, before)
  seal(folder, digest)
})
