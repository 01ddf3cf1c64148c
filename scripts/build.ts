import { build } from 'vite'
import { inputDigest, seal } from './lib/build.mjs'
import { replaceBuild } from './lib/builds.ts'
import { compressFiles } from './lib/compress.ts'
import { cutFonts } from './lib/font-cuts.ts'
import { bringEarlierReleases } from './lib/releases.ts'

await replaceBuild(async (folder, before) => {
  // Computed before the build: a file that changes meanwhile makes the result stale, not wrongly fresh.
  const digest = inputDigest()
  await build({ logLevel: 'warn', build: { outDir: `${folder}/client` } })
  await build({ logLevel: 'warn', build: { outDir: `${folder}/server`, ssr: true } })
  await cutFonts(`${folder}/fonts`)
  await compressFiles(`${folder}/client`)
  await bringEarlierReleases(folder, before)
  seal(folder, digest)
})
