import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { licencesOf, licenceText, packageFolder } from './licences.ts'
import { shippedPackages, writeLicences } from './shipped-packages.ts'

const folder = mkdtempSync(join(tmpdir(), 'licences-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function aPackage(name: string, about: object, texts: Record<string, string> = {}) {
  const place = join(folder, 'node_modules', name)
  mkdirSync(join(place, 'lib'), { recursive: true })
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.2.3', main: 'lib/main.js', ...about }))
  writeFileSync(join(place, 'lib/main.js'), `export const used = '${name}'; export const spare = 'spare ${name}'`)
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(place, file), text)
  return join(place, 'lib/main.js')
}

describe('licencesOf', () => {
  it('names each package once, with its version, licence and text', () => {
    const main = aPackage('kettle-core', { license: 'MIT' }, { LICENSE: ' Copyright Kettle ', 'license.js': 'code' })
    const scoped = aPackage('@oven/door', { license: '(MPL-2.0 OR Apache-2.0)' }, { 'NOTICE.md': 'Thanks' })
    expect(licencesOf([main, `${main}?v=1`, scoped, join(folder, 'own.ts'), '\0virtual:module'])).toEqual([
      { name: '@oven/door', version: '1.2.3', licence: '(MPL-2.0 OR Apache-2.0)', text: 'Thanks' },
      { name: 'kettle-core', version: '1.2.3', licence: 'MIT', text: 'Copyright Kettle' },
    ])
  })
  it.each([
    ['GPL-3.0', { license: 'GPL-3.0' }],
    ['no licence', {}],
    ['an unknown one', { license: 'SEE LICENSE IN EULA' }],
  ])('stops the build at a package with %s', (_, about) => {
    const main = aPackage('closed-toaster', about)
    expect(() => licencesOf([main])).toThrow('closed-toaster has the licence')
  })
  it('finds the inner package where packages contain packages', () => {
    const inner = aPackage('outer/node_modules/inner', { name: 'inner', license: 'ISC' })
    expect(packageFolder(inner)).toBe(join(folder, 'node_modules/outer/node_modules/inner'))
    expect(packageFolder('/shop/src/start.tsx')).toBeNull()
  })
})

it('lists what a build ships and fonts that it copies, and leaves out what it drops', async () => {
  aPackage('shipped-pan', { license: 'MIT', type: 'module', sideEffects: false }, { LICENSE: 'Pan text' })
  aPackage('dropped-pan', { license: 'MIT', type: 'module', sideEffects: false })
  aPackage('office-pan', { license: 'MIT', type: 'module', sideEffects: false }, { LICENSE: 'Office text' })
  writeFileSync(
    join(folder, 'entry.js'),
    "import { used } from 'shipped-pan'; import { used as other } from 'dropped-pan'; console.log(used)",
  )
  writeFileSync(join(folder, 'office.js'), "import { used } from 'office-pan'; console.log(used)")
  for (const [entry, out] of [
    ['entry.js', 'out'],
    ['office.js', 'office'],
  ] as const) {
    const shipped = shippedPackages()
    await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [shipped.collect(), shipped.write()],
      build: { outDir: join(folder, out), rolldownOptions: { input: join(folder, entry) } },
    })
  }
  const font = fileURLToPath(import.meta.resolve('@fontsource-variable/figtree'))
  await writeLicences(join(folder, 'out'), [font], [join(folder, 'office')])
  const text = readFileSync(join(folder, 'out/licences.txt'), 'utf8')
  expect(text).toContain('shipped-pan 1.2.3\nLicence: MIT\n\nPan text')
  expect(text).toMatch(/@fontsource-variable\/figtree [\d.]+\nLicence: OFL-1\.1/)
  expect(text).toContain('office-pan 1.2.3\nLicence: MIT\n\nOffice text')
  expect(text).toContain('contain 3 packages of others')
})

it('writes a package without a text with its licence alone', () => {
  const text = licenceText([{ name: 'bare', version: '1.0.0', licence: 'ISC', text: '' }])
  expect(text).toContain('bare 1.0.0\nLicence: ISC\n')
})
