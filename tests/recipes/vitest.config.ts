import { defineConfig } from 'vitest/config'

/** What tests/recipes.test.ts runs in the copy with the ninth brand: the tests of every brand, and its home page. */
export default defineConfig({
  // The packages of the copy are a link.
  cacheDir: '.vite',
  test: {
    include: [
      'themes/*.test.ts',
      'server/demo/catalogue/{content,listings,places,reviews}/*.test.ts',
      'tests/recipes/newest-brand.ts',
    ],
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/recipes/shared-database.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
