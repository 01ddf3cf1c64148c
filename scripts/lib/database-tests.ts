import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const matches = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)

/** Tests of pages that replace a module, or need one that no other test has used: each has a worker of its own. */
export const ownWorkerTests = [
  'src/features/chat/chat-launcher.test.tsx',
  'src/features/checkout/confirmation/order-tracking.test.tsx',
  'src/pages/account/passkeys.test.tsx',
]

/** Tests of the app that use the test database, directly or through helpers of tests/. */
export function databaseTests(): string[] {
  const helpers = globSync('tests/*.{ts,tsx}').map((file) => ({
    name: basename(file),
    imported: matches(file, /from '\.\/([\w-]+\.tsx?)'/g),
  }))
  const withDatabase = new Set(['database.ts'])
  for (let size = 0; size < withDatabase.size; ) {
    size = withDatabase.size
    for (const { name, imported } of helpers)
      if (imported.some((file) => withDatabase.has(file))) withDatabase.add(name)
  }
  return globSync('src/**/*.test.{ts,tsx}').filter((file) =>
    matches(file, /from '[./]+\/tests\/([\w-]+\.tsx?)'/g).some((name) => withDatabase.has(name)),
  )
}
