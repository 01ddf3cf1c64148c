import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandKey } from '#themes/brand.ts'
import { hashOf } from './document.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

/** The built document, and the script files of each page. */
export type Assets = {
  template: string
  /** Hashes of the inline scripts (src/boot.ts), for the CSP. */
  scriptHashes: readonly string[]
  pageFiles: (brand: BrandKey, routeIds: readonly string[], modules?: readonly string[]) => string[]
}

/** A route id is the file name of its page, in any room; a suffix after a colon separates routes of one page. */
const pageName = (routeId: string) => routeId.split(':')[0] ?? ''
const inlineScript = /<script[^>]*>([\s\S]+?)<\/script>/g
/** The steps of the start: src/entry-client.ts imports one after the other. */
const startModules = ['index.html', 'src/libraries.ts', 'src/drawing.ts', 'src/start.tsx']
const pageModule = /^src\/pages\/(?:\w+\/)?([\w-]+)\.tsx$/

/** Files of a module and of all its imports. */
function filesOf(manifest: Manifest, module: string, found = new Set<string>()) {
  const chunk = manifest[module]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}

export function builtAssets(folder: string): Assets {
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  const scriptHashes = [...template.matchAll(inlineScript)].map(([, text = '']) => hashOf(text))
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest // from our build
  const pages = new Map(Object.keys(manifest).map((module) => [pageModule.exec(module)?.[1], module]))

  function findFiles(brand: BrandKey, routeIds: readonly string[], modules: readonly string[]) {
    const pageModules = routeIds.map((id) => pages.get(pageName(id)) ?? '')
    const entries = [...startModules, `themes/${brand}/brand.ts`, ...pageModules, ...modules]
    const files = new Set(entries.flatMap((module) => [...filesOf(manifest, module)]))
    return [...files].map((file) => `/${file}`)
  }
  // One entry for each page type and brand.
  const found = new Map<string, string[]>()
  const pageFiles: Assets['pageFiles'] = (brand, routeIds, modules = []) => {
    const key = [brand, ...routeIds, ...modules].join(' ')
    const files = found.get(key) ?? findFiles(brand, routeIds, modules)
    found.set(key, files)
    return files
  }
  return { template, scriptHashes, pageFiles }
}

const filesMeta = (name: string, files: readonly string[]) =>
  files.length > 0 ? `<meta name="${name}" content="${files.join(' ')}">` : ''

/** For src/boot.ts, which loads them once the first view is complete. */
export const filesTag = (files: readonly string[]) => filesMeta('page-files', files)

/** What the app loads for the drawers of src/app/layouts/early-drawers.tsx. */
export const drawerModules: Readonly<Record<string, readonly string[]>> = {
  menu: ['src/app/layouts/header/mobile-menu-content.tsx'],
  cart: ['src/features/cart/mini-cart/mini-cart.tsx'],
  add: ['src/features/cart/mini-cart/mini-cart.tsx', 'src/features/cart/pending/cart-edits.ts'],
  refine: ['src/features/catalogue/refine-sheet.tsx'],
}

/** For src/boot.ts, which loads them with those of the page when a drawer is opened before the app has started. */
export function drawerTags(
  drawers: string,
  brand: BrandKey,
  { pageFiles, own }: Pick<Assets, 'pageFiles'> & { own: readonly string[] },
) {
  const tags = Object.entries(drawerModules).map(([opens, modules]) => {
    if (!drawers.includes(`data-early="${opens}"`)) return ''
    return filesMeta(
      `${opens}-files`,
      pageFiles(brand, [], modules).filter((file) => !own.includes(file)),
    )
  })
  return tags.join('')
}
