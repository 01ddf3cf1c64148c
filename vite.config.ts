import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './scripts/lib/chunks.ts'
import { inlineBoot } from './scripts/lib/inline-boot.ts'
import { releaseLabel } from './scripts/lib/release-label.ts'
import { lightBrands } from './scripts/lib/strip-brands.ts'
import { lightContract } from './scripts/lib/strip-contract.ts'
import { workerBuild } from './scripts/lib/worker-build.ts'

/** Chunks that every page has already loaded. */
const onEveryPage = /\/(?:libraries|frame|loading|rolldown-runtime)-[\w-]+\.js$/
/** Pages loaded with their own document, which lists their files: no other page preloads them. */
const entered = /\/(?:checkout|confirmation)-[\w-]+\.js$/

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    lightContract(),
    lightBrands(),
    inlineBoot(),
    releaseLabel(),
    command === 'build' && !isSsrBuild && workerBuild(),
  ],
  build: {
    manifest: !isSsrBuild,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (entered.test(file) ? [] : files.filter((one) => !onEveryPage.test(one))),
    },
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : { output: { codeSplitting: { groups: chunkGroups } } },
  },
  ssr: { noExternal: [/^@mui\//, /^@emotion\//] },
  test: {
    projects: [
      {
        test: {
          name: 'pages',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/{contract,domain}/**', 'src/features/**/rules/**'],
          // One more than the cores of a small machine: page tests wait for half of their time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      // None of these is used to replace modules or globals, so the test files need not be isolated.
      {
        test: {
          name: 'server',
          include: [
            '{server,sw,themes,manifest,tests,scripts,src/contract,src/domain}/**/*.test.{ts,tsx}',
            'src/features/**/rules/*.test.ts',
          ],
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
    globalSetup: ['tests/global-setup.ts'],
    // Some tests start programs, which is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Retries once: a machine that stalls for a moment is not a defect, a test that fails twice is.
    retry: 1,
  },
}))
