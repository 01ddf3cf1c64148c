import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandKey } from '#themes/brand.ts'
import { hashOf } from './document.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

/** The built document, and the scripts that a page of a brand needs. */
export type Assets = {
  template: string
  /** Of the script that stands in the document (src/boot.ts), for the policy. */
  scriptHashes: readonly string[]
  pageFiles: (brand: BrandKey, routeIds: readonly string[], modules?: readonly string[]) => string[]
}

/** Route ids name their page's file; what follows a colon tells two routes of one page apart. */
const pageName = (routeId: string) => routeId.split(':')[0] ?? ''
const inlineScript = /<script[^>]*>([\s\S]+?)<\/script>/g
const pageFile = (routeId: string) => `src/pages/${pageName(routeId)}.tsx`

/** Chunk of a module and of everything it imports. */
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
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest // written by our own build

  function findFiles(brand: BrandKey, routeIds: readonly string[], modules: readonly string[]) {
    const needed = ['index.html', 'src/start.tsx', `themes/${brand}/shop.ts`, ...routeIds.map(pageFile), ...modules]
    const files = new Set(needed.flatMap((module) => [...filesOf(manifest, module)]))
    return [...files].map((file) => `/${file}`)
  }
  // As many as there are kinds of pages in each brand.
  const found = new Map<string, string[]>()
  const pageFiles: Assets['pageFiles'] = (brand, routeIds, modules = []) => {
    const key = [brand, ...routeIds, ...modules].join(' ')
    const files = found.get(key) ?? findFiles(brand, routeIds, modules)
    found.set(key, files)
    return files
  }
  return { template, scriptHashes, pageFiles }
}

/** For the document's own script, which asks for them all at once when the first view is complete. */
export const filesTag = (files: readonly string[]) =>
  files.length ? `<meta name="page-files" content="${files.join(' ')}">` : ''
