import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Entry = { file: string; imports?: string[] }
/** A file that only names exports of another one: which, and the names there by the names here. */
type Facade = { chunk: string; names: ReadonlyMap<string, string> }

const manifestFile = '.vite/manifest.json'
const onlyNames = /^export\{([^}]+)\}from"\.\/([^"]+)";?\s*$/

function facadeOf(code: string): Facade | null {
  const [, names, chunk] = onlyNames.exec(code) ?? []
  if (names === undefined || chunk === undefined) return null
  const pairs = names.split(',').map((name) => name.split(' as '))
  return { chunk, names: new Map(pairs.map(([inner = '', outer = inner]) => [outer, inner])) }
}

/** The code with imports of the facade's chunk instead of the facade. */
export function withDirectImports(code: string, name: string, { chunk, names }: Facade) {
  const file = name.replaceAll('.', '\\.')
  const inner = (outer: string) => names.get(outer) ?? outer
  const all = [...names].map(([outer, inner]) => `${outer}:e.${inner}`).join()
  return code
    .replaceAll(
      new RegExp(`import\\((["\`])\\./${file}\\1\\)\\.then\\((\\w+)=>\\2\\.(\\w+)\\)`, 'g'),
      (_match, _quote, _module, outer: string) => `import("./${chunk}").then(e=>e.${inner(outer)})`,
    )
    .replaceAll(new RegExp(`import\\((["\`])\\./${file}\\1\\)`, 'g'), `import("./${chunk}").then(e=>({${all}}))`)
    .replaceAll(`"assets/${name}"`, `"assets/${chunk}"`)
}

/**
 * Imports on demand load the chunk of a module itself. For a module that shares its chunk, Rolldown writes another file
 * that only names its exports (https://github.com/rolldown/rolldown/issues/9729): one more request for each such import.
 */
export const directImports = (): Plugin => ({
  name: 'direct-imports',
  // Files change after their names are made: a build without this plugin must have other names.
  augmentChunkHash: () => 'direct-imports',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const facades = new Map<string, Facade>()
      for (const { fileName, code } of chunks) {
        const facade = facadeOf(code)
        if (facade) facades.set(fileName, facade)
      }
      for (const { fileName, code } of chunks) {
        if (facades.has(fileName)) continue
        let direct = code
        for (const [name, facade] of facades) direct = withDirectImports(direct, baseName(name), facade)
        const left = [...facades.keys()].find((name) => direct.includes(baseName(name)))
        if (left) throw new Error(`${fileName} imports ${left} in a way that direct-imports.ts does not know`)
        if (direct !== code) await writeFile(join(dir, fileName), direct)
      }
      for (const name of facades.keys()) await rm(join(dir, name))
      const manifest = JSON.parse(await readFile(join(dir, manifestFile), 'utf8')) as Record<string, Entry> // from this build
      await writeFile(join(dir, manifestFile), JSON.stringify(withoutFacades(manifest, facades)))
    },
  },
})

const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1)

/** The manifest with each facade's chunk in its place. */
function withoutFacades(manifest: Record<string, Entry>, facades: ReadonlyMap<string, Facade>) {
  const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]))
  const chunkOf = (entry: Entry) => {
    const facade = facades.get(entry.file)
    const chunk = facade && entries.get(`assets/${facade.chunk}`)
    return chunk ? { ...entry, file: chunk.file, imports: chunk.imports } : entry
  }
  return Object.fromEntries(Object.entries(manifest).map(([name, entry]) => [name, chunkOf(entry)]))
}
