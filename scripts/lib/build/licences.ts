import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Licence = { name: string; version: string; licence: string; text: string }

/** Licences that allow shipping the package in files of a shop, with their text. */
const accepted =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|Unlicense|CC0-1\.0|BlueOak-1\.0\.0)\)?$/

/** The folder of the package that a file belongs to; null for our own files and virtual modules. */
export function packageFolder(file: string): string | null {
  const path = file.replace(/^\0/, '').replace(/[?#].*$/, '')
  const start = path.lastIndexOf('/node_modules/')
  if (start < 0) return null
  const inside = path.slice(start + '/node_modules/'.length).split('/')
  const name = inside.slice(0, inside[0]?.startsWith('@') ? 2 : 1).join('/')
  const folder = join(path.slice(0, start), 'node_modules', name)
  return existsSync(join(folder, 'package.json')) ? folder : null
}

const isText = (file: string) => /^(?:licen[cs]e|copying|ofl|notice)(?:[.-]|$)/i.test(file)

const readTexts = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name) && !/\.(?:js|json|ts)$/.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n')

/** Of alternatives such as `(MPL-2.0 OR Apache-2.0)` one has to be acceptable. */
const isAccepted = (licence: string) => licence.split(' OR ').some((one) => accepted.test(one.trim()))

/** Throws for a package whose licence does not allow shipping it. */
function licenceOf(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  } // what npm requires of every package
  if (!license || !isAccepted(license))
    throw new Error(`${name} has the licence "${license ?? ''}", which scripts/lib/build/licences.ts does not accept`)
  return { name, version, licence: license, text: readTexts(folder) }
}

/** The licence of each package that one of the files belongs to, sorted by name. */
export function licencesOf(files: Iterable<string>): Licence[] {
  const folders = new Set([...files].map(packageFolder).filter((folder) => folder !== null))
  const licences = [...folders].map(licenceOf)
  const unique = new Map(licences.map((one) => [`${one.name} ${one.version}`, one]))
  return [...unique.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const line = '-'.repeat(80)

/** All licences as one text, each with the notice of its package. */
export const licenceText = (licences: readonly Licence[]) =>
  [
    `The scripts, styles and fonts of this shop and its back office contain ${licences.length} packages of others. We thank their authors.`,
    ...licences.map(({ name, version, licence, text }) =>
      [line, `${name} ${version}`, `Licence: ${licence}`, ...(text ? ['', text] : [])].join('\n'),
    ),
    '',
  ].join('\n\n')
