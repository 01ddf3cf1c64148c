import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.mjs'

const nothing = { passed: 0, failed: 0, skipped: [], failures: [], flaky: [] }

/**
 * The counts in a JSON report of vitest or Playwright, with the titles of skipped tests, and the titles and first errors
 * of those that failed, or passed at a second try only; zeros without a report.
 */
export function countsOf(file) {
  if (!file || !existsSync(file)) return nothing
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats ? browserCounts(report) : unitCounts(report)
}

function unitCounts({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  const tests = testResults.flatMap(({ name, assertionResults = [] }) =>
    assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      title: fullName,
      status,
      error: firstLine(failureMessages[0]),
      file: name && relative(root, name),
    })),
  )
  // A file that cannot be loaded has no tests, only a message.
  const brokenFiles = testResults
    .filter(({ status, assertionResults = [] }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => ({ title: relative(root, name), error: firstLine(message) }))
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: tests
      .filter(({ status }) => status === 'skipped' || status === 'pending' || status === 'todo')
      .map(({ title }) => ({ title })),
    failures: [...tests.filter(({ status }) => status === 'failed'), ...brokenFiles],
    // The errors of a test that passed are those of its first try.
    flaky: tests.filter(({ status, error }) => status === 'passed' && error),
  }
}

function browserCounts({ stats, suites = [] }) {
  const tests = suites.flatMap(specsIn).flatMap(({ title, file, tests = [] }) =>
    tests.map(({ status, annotations = [], results = [] }) => ({
      title,
      file: file && `e2e/${file}`,
      status,
      reason: annotations.find(({ type }) => type === 'skip')?.description,
      error: firstLine(results.find(({ error }) => error)?.error.message),
    })),
  )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: tests.filter(({ status }) => status === 'skipped'),
    failures: tests.filter(({ status }) => status === 'unexpected'),
    flaky: tests.filter(({ status }) => status === 'flaky'),
  }
}

// Errors of both runners may be coloured.
const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0]

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

const counts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`

const described = (outcome, { name }, { title, file, error }) =>
  [`  ${outcome} in ${name}: ${title}${file ? ` (${file})` : ''}`, ...(error ? [`    ${error}`] : [])].join('\n')

/**
 * One line per step, each test that was skipped, failed or passed at a second try only, then the total of all tests. A
 * step that failed without a failed test counts as one.
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
  const failures = steps.flatMap((step) => step.failures.map((test) => described('failed', step, test)))
  const flaky = steps.flatMap((step) => step.flaky.map((test) => described('needed a second try', step, test)))
  const passed = steps.reduce((sum, step) => sum + step.passed, 0)
  const failed = steps.reduce((sum, step) => sum + (step.ok ? 0 : Math.max(step.failed, 1)), 0)
  return [...rows, ...skipped, ...flaky, ...failures, '', `${passed} passed, ${failed} failed`].join('\n')
}
