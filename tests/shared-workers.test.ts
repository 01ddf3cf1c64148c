import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// The projects of vitest.config.ts whose files share workers.
const shared = globSync([
  '{server,tests,scripts,sw,themes,manifest,src/contract,src/domain}/**/*.test.{ts,tsx}',
  'src/features/**/rules/*.test.ts',
])

it('replaces no module or global in a worker that other test files share', () => {
  expect(shared.length).toBeGreaterThan(150)
  const replacing = /\bvi\.(?:mock|doMock|resetModules|stubGlobal)\(/
  expect(shared.filter((file) => replacing.test(readFileSync(file, 'utf8')))).toEqual([])
})
