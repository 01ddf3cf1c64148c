import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isOwnKey } from '../src/features/consent/rules/own-storage.ts'

const isSource = (file: string) => !/\.test\.tsx?$/.test(file)
const usesStorage = (source: string) => /storage\b/i.test(source)

/** Constants and functions that name a key, and keys written out in a call. */
const patterns = [
  /\b(?:key|\w+Key)(?:: string)? = (?:\([^)]*\) => )?(['`])([^'`\n]+)\1/g,
  /\b(?:getItem|setItem|removeItem|read|write|remove)\((['`])([^'`\n]+)\1/g,
]
const keysOf = (source: string) =>
  patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map((match) => (match[2] ?? '').replaceAll(/\$\{[^}]*\}/g, 'x')),
  )

const found = globSync('src/**/*.{ts,tsx}')
  .filter(isSource)
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  .filter(({ source }) => usesStorage(source))
  .flatMap(({ file, source }) => keysOf(source).map((key) => ({ file, key })))

it('counts every key that the shop stores in the browser as its own, but not those of variant tests', () => {
  expect(found.length).toBeGreaterThan(14)
  const strangers = found.filter(({ key }) => !isOwnKey(key))
  expect(strangers.map(({ key }) => key)).toEqual(['currentTests', 'xvu'])
})

it('finds a key of a constant, of a call and of a template', () => {
  const source = `
    const usedKey = 'used'
    storage.setItem('called', '1')
    const ofBrandKey = (brand) => \`of-\${brand}\`
  `
  expect(keysOf(source)).toEqual(expect.arrayContaining(['used', 'called', 'of-x']))
})
