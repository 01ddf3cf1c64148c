import { existsSync, readFileSync } from 'node:fs'

/** The counts in a JSON report of vitest or Playwright; nothing where the runner left none. */
export function countsOf(file) {
  if (!file || !existsSync(file)) return { passed: 0, failed: 0 }
  const { stats, numPassedTests = 0, numFailedTests = 0 } = JSON.parse(readFileSync(file, 'utf8'))
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  return { passed: numPassedTests, failed: numFailedTests }
}

/** A table of the steps, and under it the sum of all tests. A step that failed without a failed test counts as one. */
export function summary(steps) {
  const width = Math.max(...steps.map(({ name }) => name.length))
  const rows = steps.map(({ name, seconds, ok, note }) => {
    const end = `${ok ? 'ok' : 'FAILED'}${note ? ` (${note})` : ''}`
    return `  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s  ${end}`
  })
  const passed = steps.reduce((sum, step) => sum + step.passed, 0)
  const failed = steps.reduce((sum, step) => sum + (step.ok ? 0 : Math.max(step.failed, 1)), 0)
  return [...rows, '', `${passed} passed, ${failed} failed`].join('\n')
}
