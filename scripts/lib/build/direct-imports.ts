import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
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

const onDemand = /import\((["`])\.\/([^"`]+)\1\)(?:\.then\((\w+)=>\3\.(\w+)\))?/g
const preloaded = /"assets\/([^"]+)"/g

/** The code with imports of the chunks instead of the facades, which are listed by their names. */
export function withDirectImports(code: string, facades: ReadonlyMap<string, Facade>) {
  return code
    .replaceAll(onDemand, (found: string, _quote, file: string, _module, only?: string) => {
      const facade = facades.get(file)
      if (!facade) return found
      const { chunk, names } = facade
      const all = [...names].map(([outer, inner]) => `${outer}:e.${inner}`)
      return `import("./${chunk}").then(e=>${only ? `e.${names.get(only)}` : `({${all}})`})`
    })
    .replaceAll(preloaded, (_found, file: string) => `"assets/${facades.get(file)?.chunk ?? file}"`)
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
        if (facade) facades.set(basename(fileName), facade)
      }
      for (const { fileName, code } of chunks) {
        if (facades.has(basename(fileName))) {
          await rm(join(dir, fileName))
          continue
        }
        const direct = withDirectImports(code, facades)
        const left = [...facades.keys()].find((name) => direct.includes(name))
        if (left) throw new Error(`${fileName} imports ${left} in a way that direct-imports.ts does not know`)
        if (direct !== code) await writeFile(join(dir, fileName), direct)
      }
      const manifest = JSON.parse(await readFile(join(dir, manifestFile), 'utf8')) as Record<string, Entry> // from this build
      await writeFile(join(dir, manifestFile), JSON.stringify(withoutFacades(manifest, facades)))
    },
  },
})

/** The manifest with each facade's chunk, its only import, in its place. */
function withoutFacades(manifest: Record<string, Entry>, facades: ReadonlyMap<string, Facade>) {
  const chunkOf = (entry: Entry) => {
    if (!facades.has(basename(entry.file))) return entry
    const [chunk] = (entry.imports ?? []).map((name) => manifest[name])
    if (!chunk) throw new Error(`${manifestFile} names no chunk of ${entry.file}`)
    return { ...entry, file: chunk.file, imports: chunk.imports }
  }
  return Object.fromEntries(Object.entries(manifest).map(([name, entry]) => [name, chunkOf(entry)]))
}
