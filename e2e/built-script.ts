import { readFileSync } from 'node:fs'

type Manifest = Readonly<Record<string, { file: string } | undefined>>

/** The path of the built script that holds a module, as `/assets/name-hash.js`. Throws where no script is named after it. */
export function scriptOf(module: string): string {
  const manifest = JSON.parse(readFileSync('dist/current/client/.vite/manifest.json', 'utf8')) as Manifest // Vite's
  const chunk = manifest[module]
  if (!chunk) throw new Error(`${module} has no script of its own in the build`)
  return `/${chunk.file}`
}
