import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brandKeys } from '../../../themes/brand.ts'

type File = { url: string; revision: string | null; size: number }

const brandChunk = new RegExp(`^assets/(?:brand|home)-(?:${brandKeys.join('|')})-`)

/**
 * The precached files: both pages without content, and all scripts except those of single brands, of which a shopper
 * needs one. The server fills the pages per brand, so they have the revision of the template.
 */
function worthKeeping(files: File[]) {
  const template = files.find(({ url }) => url === 'index.html')
  if (!template) throw new Error('The build made no index.html')
  const pages = ['/shell.html', '/offline.html'].map((url) => ({ ...template, url }))
  const precached = files.filter(({ url }) => url !== 'index.html' && !brandChunk.test(url))
  return { manifest: [...pages, ...precached] }
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
    // This build logs even where the others are silent.
    integration: {
      configureCustomSWViteBuild: (options) =>
        void Object.assign(options, { logLevel: 'error', plugins: [...(options.plugins ?? []), collect] }),
    },
    injectManifest: {
      globPatterns: ['index.html', 'assets/**/*.{js,css}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [worthKeeping],
      // Other minifiers write event names in backticks, which tools that search for 'push' and 'sync' do not find.
      minify: 'terser',
    },
  })
