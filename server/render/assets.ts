import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandKey } from '#themes/brand.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

/** The built document and which files a page of a brand needs at once. */
export type Assets = { template: string; modulePreloads: (brand: BrandKey, routeIds: string[]) => string }

/** Route ids name their page's file; what follows a colon tells two routes of one page apart. */
const pageFile = (routeId: string) => `src/pages/${routeId.split(':')[0]}.tsx`

/** Chunk of a module and of everything it imports. Already in the entry: named by the script tag. */
function filesOf(manifest: Manifest, module: string, found = new Set<string>()) {
  const chunk = manifest[module]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}

export function builtAssets(folder = 'dist/client'): Assets {
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest // written by our own build
  const modulePreloads = (brand: BrandKey, routeIds: string[]) => {
    const modules = ['index.html', `themes/${brand}/brand.ts`, `themes/${brand}/theme.ts`, ...routeIds.map(pageFile)]
    const files = modules.flatMap((module) => [...filesOf(manifest, module)])
    const links = [...new Set(files)].filter((file) => !template.includes(file))
    return links.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
  }
  return { template, modulePreloads }
}
