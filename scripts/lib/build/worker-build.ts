import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { builtAssets } from '../../../server/render/document/assets.ts'
import { type BrandKey, brandKeys } from '../../../themes/brand.ts'
import { archiveOf } from './script-archive.ts'

type File = { url: string; revision: string | null; size: number }

const brandChunk = new RegExp(`^assets/(?:brand|home)-(?:${brandKeys.join('|')})-`)
const anyBrand: BrandKey = 'wa'

/** With the digest browsers refuse what a proxy sends in place of a file: the worker is not installed with it. */
function verified(url: string, content: Buffer) {
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
  return { url, revision: null, size: content.length, integrity }
}

async function writeArchive(folder: string, scripts: Readonly<Record<string, Buffer>>) {
  const archive = archiveOf(scripts)
  const url = `assets/archive-${createHash('sha256').update(archive).digest('base64url').slice(0, 8)}.txt`
  await writeFile(join(folder, url), archive)
  return verified(url, archive)
}

/**
 * The precached files: both pages without content, the scripts that every page starts with, and an archive of all others
 * except those of single brands, of which a shopper needs one. The server fills the pages per brand, so they have the
 * revision of the template.
 */
async function worthKeeping(folder: string, files: readonly File[]) {
  const template = files.find(({ url }) => url === 'index.html')
  if (!template) throw new Error('The build made no index.html')
  const pages = ['/shell.html', '/offline.html'].map((url) => ({ ...template, url }))
  const ofEveryPage = new Set(builtAssets(folder).pageFiles(anyBrand, []))
  const first = []
  const others: Record<string, Buffer> = {}
  for (const { url } of files) {
    if (url === template.url || brandChunk.test(url)) continue
    const content = await readFile(join(folder, url))
    if (ofEveryPage.has(`/${url}`)) first.push(verified(url, content))
    else others[`/${url}`] = content
  }
  return { manifest: [...pages, ...first, await writeArchive(folder, others)] }
}

/** Builds sw/sw.ts to /sw.js, one worker for all brands. */
export const workerBuild = (collect: Plugin): Plugin[] =>
  VitePWA({
    strategies: 'injectManifest',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    srcDir: 'sw',
    filename: 'sw.ts',
    integration: {
      // This build logs even where the others are silent.
      configureCustomSWViteBuild: (options) =>
        void Object.assign(options, { logLevel: 'error', plugins: [...(options.plugins ?? []), collect] }),
      beforeBuildServiceWorker: ({ outDir, injectManifest }) => {
        injectManifest.manifestTransforms = [(files) => worthKeeping(outDir, files)]
      },
    },
    injectManifest: {
      globPatterns: ['index.html', 'assets/**/*.js'],
      dontCacheBustURLsMatching: /^assets\//,
      // Other minifiers write event names in backticks, which tools that search for 'push' and 'sync' do not find.
      minify: 'terser',
    },
  })
