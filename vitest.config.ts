import { defineConfig } from 'vitest/config'
import { ownWorkerTests as alone, databaseTests } from './scripts/lib/database-tests.ts'

const needDatabase = databaseTests()
// It checks the types of a whole copy, twice: npm run test:long.
const slow = process.env.LONG === '1' ? [] : ['tests/recipes.test.ts']
const rules = ['src/{contract,domain}/**/*.test.ts', 'src/features/**/rules/*.test.ts']

// One more than the cores of a small machine: these tests wait for the database, programs and pages.
const whileOthersWait = { maxWorkers: 3, sequence: { groupOrder: 1 } }

// A machine may be slow; a test that needed its second try is named at the end (decision 68). A counterexample that was
// found at random is a defect at once, and so is any failure of the crash tests and histories.
const secondTry = { retry: { count: 1, condition: /^(?!Property failed)/ } }
const histories = 'tests/{crash,sync-model}/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'components',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...rules, ...needDatabase],
          setupFiles: ['tests/setup.ts'],
          // Loading happy-dom took longer than the tests: a worker loads it once, each file has a context of its own.
          pool: 'vmThreads',
          maxWorkers: 2,
          ...secondTry,
        },
      },
      {
        test: {
          name: 'pages',
          include: needDatabase,
          exclude: alone,
          setupFiles: ['tests/setup.ts', 'tests/shared-page.ts'],
          // Loading the app for each file took a third of the time: files share a worker and its document, which
          // tests/shared-page.ts tidies up.
          isolate: false,
          ...whileOthersWait,
          ...secondTry,
        },
      },
      {
        test: {
          name: 'pages-alone',
          include: alone,
          setupFiles: ['tests/setup.ts', 'tests/shared-page.ts'],
          ...whileOthersWait,
          ...secondTry,
        },
      },
      // Files of these three share their workers, too: none may replace modules or globals (tests/shared-workers.test.ts).
      {
        test: {
          name: 'rules',
          include: [...rules, '{sw,themes,manifest}/**/*.test.ts'],
          isolate: false,
          setupFiles: ['tests/setup.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...slow, histories],
          isolate: false,
          setupFiles: ['tests/setup.ts'],
          ...whileOthersWait,
          ...secondTry,
        },
      },
      {
        test: {
          name: 'histories',
          include: [histories],
          isolate: false,
          setupFiles: ['tests/setup.ts'],
          ...whileOthersWait,
        },
      },
    ],
    globalSetup: ['tests/global-setup.ts'],
    // Some tests start programs, which is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
