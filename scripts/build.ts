import { build } from 'vite'
import { compressFiles } from './lib/compress.ts'
import { cutFonts } from './lib/font-cuts.ts'
import { bringBackEarlierReleases, setAsideReleases } from './lib/releases.ts'

await setAsideReleases()
await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: true } })
await cutFonts('dist/fonts')
await compressFiles('dist/client')
await bringBackEarlierReleases()
