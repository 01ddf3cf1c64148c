import { defineConfig, devices } from '@playwright/test'
import type { EngineName } from './e2e/engines/fixtures.ts'
import { chromiumAt, quietFlags } from './scripts/lib/browser/chromium-launch.ts'
import { enginePaths } from './scripts/lib/browser/engines.mjs'
import { freePort } from './scripts/lib/shop-server.ts'

// A free port, so that a run never meets another program. The workers inherit the variable, which is why the shops are imported after it.
process.env.E2E_PORT ??= String(await freePort())
Object.assign(process.env, enginePaths())
const { chatScript, dataDir, port } = await import('./e2e/brands.ts')

// Slow tests run separately: npm run test:long.
const isLong = process.env.E2E_LONG === '1'
// The other engines buy once in npm test; npm run test:engines runs all of their journeys.
const allJourneys = process.env.E2E_ENGINES === '1'
const engineProject = (engine: EngineName) => ({
  name: engine,
  use: { engine },
  testMatch: 'engines/**/*.spec.ts',
  ...(allJourneys ? {} : { grep: /@core/ }),
})

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

export default defineConfig<{ engine: EngineName }>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A page may be slow for reasons of the machine; a test that needed its second try is named at the end (decision 68).
  retries: 1,
  // The long suite does not measure speed.
  expect: { timeout: isLong ? 30_000 : 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://wa.localhost:${port}`,
    // Stubbed responses must reach the page: tests of the worker allow workers themselves.
    serviceWorkers: 'block',
    launchOptions: {
      ...chromiumAt('shell'),
      // Renders fonts without hinting, like phones and Macs: hinted glyphs have other widths.
      args: [...quietFlags, '--font-render-hinting=none'],
    },
  },
  projects: isLong
    ? [
        { name: 'long', use: desktop, testMatch: ['long/**/*.spec.ts', 'faults/**/*.spec.ts'], retries: 0 },
        // Tests whose behaviour another shop or page already covers in the quick run.
        { name: 'more', use: desktop, testIgnore: ['long/**', 'faults/**', 'engines/**'], grep: /@long/ },
      ]
    : [
        { name: 'chromium', use: desktop, testIgnore: ['long/**', 'faults/**', 'engines/**'], grepInvert: /@long/ },
        // The fast tests of the fault matrix.
        { name: 'faults', use: desktop, testMatch: 'faults/**/*.spec.ts', grep: /@core/, retries: 0 },
        engineProject('firefox'),
        engineProject('webkit'),
      ],
  webServer: {
    command: 'node server/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      BRAND: 'wa',
      CHAT_SCRIPT_URL: chatScript,
      WEBHOOK_NETWORKS: '127.0.0.1',
    },
    timeout: 120_000,
    // Uses a running server while tests are being written.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
  },
})
