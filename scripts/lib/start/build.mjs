import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checkWritable } from './install.mjs'
import { inRoot, root } from './root.mjs'
import { run } from './run.mjs'
import { ScriptError } from './startup-error.mjs'

const inputs = [
  'src',
  'themes',
  'sw',
  'manage',
  'manifest',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.manage.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/lib',
]
const newest = inRoot('dist', 'current')
const stampIn = (folder) => join(folder, '.stamp')
const isTest = /\.test\.tsx?$/

/** Whether the newest build is from other sources than the current ones, or its files have changed. */
export const isStale = () =>
  !existsSync(stampIn(newest)) || readFileSync(stampIn(newest), 'utf8') !== stampOf(newest, inputDigest())

/** Builds for production unless the newest build is from exactly these files. */
export async function build() {
  if (!isStale()) return
  checkWritable()
  console.log('Building: npm run build')
  const code = await run('npm', ['run', '--silent', 'build'], { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new ScriptError(`The build ended with ${code}: see its messages above.`)
}

/** Records the sources and the files of a complete build. */
export const seal = (folder, digest) => writeFileSync(stampIn(folder), stampOf(folder, digest))

// Names and sizes are enough to detect an interrupted manual build, or deleted files.
function stampOf(folder, inputs) {
  const outputs = filesIn(folder).filter((file) => file !== stampIn(folder))
  const listed = outputs.map((file) => `${relative(folder, file)} ${statSync(file).size}`)
  return [inputs, ...listed].join('\n')
}

export function inputDigest() {
  const digest = createHash('sha256')
  for (const file of inputs.flatMap((name) => filesIn(inRoot(name)))) {
    if (isTest.test(file)) continue
    // Contents, not times: a copy or a fresh clone of a built project is not stale.
    digest.update(`${relative(root, file)}\0`).update(createHash('sha256').update(readFileSync(file)).digest())
  }
  return digest.digest('hex')
}

function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
