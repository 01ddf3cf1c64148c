import { format } from 'node:util'

// Only some tests have a stand-in for IndexedDB. The app reports that it stores nothing, sometimes after its test.
const expectedAlways = /IndexedDB API missing/
let expected: RegExp[] = []
let unexpected: string[] = []

/** Warnings and errors that the running test causes on purpose; all others fail it. */
export function expectConsole(...patterns: RegExp[]) {
  expected.push(...patterns)
}

/** Replaces console.warn and console.error, and collects what no pattern matches. */
export function guardConsole() {
  for (const method of ['warn', 'error'] as const)
    console[method] = (...args: unknown[]) => {
      const text = format(...args)
      if (![expectedAlways, ...expected].some((pattern) => pattern.test(text))) unexpected.push(text)
    }
}

/** The unexpected texts since the last call. */
export function takeUnexpected() {
  const found = unexpected
  expected = []
  unexpected = []
  return found
}
