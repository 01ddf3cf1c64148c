import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type FeatureSetting, settingTable } from './setting-table.ts'

const names = Object.keys(settingTable) as FeatureSetting[] // exactly its keys
const record = readFileSync('docs/decisions/0033-settings.md', 'utf8')
const own = /setting-table\.test|domain\/settings\.test/
const tests = globSync(['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'e2e/*.ts'])
  .filter((file) => !own.test(file))
  .map((file) => readFileSync(file, 'utf8'))

const named = (name: string) => new RegExp(`\\b${name}\\b`)

it.each(names)(
  'reads %s where the table says, with a test of what it does, or the record says why not [S1-3-23]',
  (name) => {
    const { readBy } = settingTable[name]
    if (readBy === null) return expect(record).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'))
    expect(existsSync(readBy) && readFileSync(readBy, 'utf8')).toContain(`'${name}'`)
    expect(tests.some((test) => named(name).test(test))).toBe(true)
    expect(record).not.toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'))
  },
)
