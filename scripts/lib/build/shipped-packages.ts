import { writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { licencesOf, licenceText } from './licences.ts'

/** Beside the files of a build, and not one of them. */
const listOf = (folder: string) => `${folder}.modules.json`

/** Collects the modules that a build puts into its chunks, those of the service worker included. */
export function shippedPackages() {
  const modules = new Set<string>()
  let folder = ''

  const collect = (): Plugin => ({
    name: 'shipped-packages',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk')
          for (const [id, { renderedLength }] of Object.entries(output.modules)) if (renderedLength > 0) modules.add(id)
    },
  })

  /** After all others: the service worker is built when the files of the page are written. */
  const write = (): Plugin => ({
    name: 'shipped-packages-list',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writeFileSync(listOf(folder), JSON.stringify([...modules])),
    },
  })
  return { collect, write }
}

const modulesOf = async (folder: string) => JSON.parse(await readFile(listOf(folder), 'utf8')) as string[] // written by the plugin

/** Writes the licences of the packages in a build and in the builds beside it, and of those whose files are copied into it. */
export async function writeLicences(folder: string, copied: readonly string[], beside: readonly string[] = []) {
  const modules = (await Promise.all([folder, ...beside].map(modulesOf))).flat()
  await writeFile(join(folder, 'licences.txt'), licenceText(licencesOf([...modules, ...copied])))
}
