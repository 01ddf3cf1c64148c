import { defineConfig, devices } from '@playwright/test'
import { chromiumPath, quietFlags } from './scripts/lib/chromium-launch.ts'
import { freePort } from './scripts/lib/shop-server.ts'

// A free port, so that a run never meets another program. The workers inherit the variable, which is why the shops are imported after it.
process.env.E2E_PORT ??= String(await freePort())
const { chatScript, dataDir, port } = await import('./e2e/brands.ts')

// What takes more than a few seconds runs by itself: npm run test:long.
const isLong = process.env.E2E_LONG === '1'
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // A machine that stalls for a moment is not a defect; a test that fails twice is.
  retries: 1,
  timeout: 60_000,
  // What is waited for in the long suite has no speed to prove.
  expect: { timeout: isLong ? 30_000 : 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://wa.localhost:${port}`,
    trace: 'on-first-retry',
    // A stubbed answer must reach its page: tests of the worker allow it themselves.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromiumPath,
      // Letters as phones and Macs draw them, in browsers without a window too: hinted ones have other widths.
      args: [...quietFlags, '--font-render-hinting=none'],
    },
  },
  projects: isLong
    ? [
        { name: 'long', use: desktop, testMatch: ['long/**/*.spec.ts', 'faults/**/*.spec.ts'] },
        // What another shop or another kind of page proves already in the quick run.
        { name: 'more', use: desktop, testIgnore: ['long/**', 'faults/**'], grep: /@long/ },
      ]
    : [
        { name: 'chromium', use: desktop, testIgnore: ['long/**', 'faults/**'], grepInvert: /@long/ },
        // Of the fault matrix, what is quick.
        { name: 'faults', use: desktop, testMatch: 'faults/**/*.spec.ts', grep: /@core/ },
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
    },
    timeout: 120_000,
    // A server that is already running may be used while a test is being written.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
  },
})
