import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { databaseTests, ownWorkerTests } from '../scripts/lib/database-tests.ts'

// The projects of vitest.config.ts whose files share workers.
const shared = globSync([
  '{server,tests,scripts,sw,themes,manifest,src/contract,src/domain}/**/*.test.{ts,tsx}',
  'src/features/**/rules/*.test.ts',
])

const replaces = (file: string, replacing: RegExp) => replacing.test(readFileSync(file, 'utf8'))

it('replaces no module or global in a worker that other test files share', () => {
  expect(shared.length).toBeGreaterThan(150)
  expect(shared.filter((file) => replaces(file, /\bvi\.(?:mock|doMock|resetModules|stubGlobal)\(/))).toEqual([])
})

it('replaces no module in a worker that other tests of pages share, after which globals are put back', () => {
  const pages = databaseTests().filter((file) => !ownWorkerTests.includes(file))
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.filter((file) => replaces(file, /\bvi\.(?:mock|doMock|resetModules)\(/))).toEqual([])
})
