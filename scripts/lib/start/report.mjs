import { existsSync, readFileSync } from 'node:fs'

const nothing = { passed: 0, failed: 0, skipped: [] }

/** The counts in a JSON report of vitest or Playwright, with the titles of skipped tests; zeros without a report. */
export function countsOf(file) {
  if (!file || !existsSync(file)) return nothing
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats ? browserCounts(report) : unitCounts(report)
}

function unitCounts({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  const skipped = testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending' || status === 'todo')
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: skipped.map(({ fullName }) => ({ title: fullName })),
  }
}

function browserCounts({ stats, suites = [] }) {
  const specs = suites.flatMap(specsIn)
  const skipped = specs.flatMap(({ title, tests = [] }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations = [] }) => ({ title, reason: annotations.find(({ type }) => type === 'skip')?.description })),
  )
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped }
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

const counts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`

/**
 * One line per step and per skipped test, then the total of all tests. A step that failed without a failed test counts
 * as one.
 */
export function summary(steps) {
  const width = Math.max(...steps.map(({ name }) => name.length))
  const rows = steps.map((step) => {
    const end = `${step.ok ? 'ok' : 'FAILED'}${step.note ? ` (${step.note})` : ''}`
    const row = `  ${step.name.padEnd(width)}  ${step.seconds.toFixed(1).padStart(7)} s  ${end}`
    return step.isSuite ? `${row}: ${counts(step)}` : row
  })
  // Titles of conditional tests name their condition, so the title is the reason where the runner has none.
  const skipped = steps.flatMap((step) =>
    step.skipped.map(
      ({ title, reason }) => `  skipped in ${step.name}: ${title} (${reason ?? 'its condition is not met here'})`,
    ),
  )
  const passed = steps.reduce((sum, step) => sum + step.passed, 0)
  const failed = steps.reduce((sum, step) => sum + (step.ok ? 0 : Math.max(step.failed, 1)), 0)
  return [...rows, ...skipped, '', `${passed} passed, ${failed} failed`].join('\n')
}
