// npm test: installs missing packages, then runs every check to its end, also after a failed one.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './lib/browser/chromium.mjs'
import { installEngines } from './lib/browser/engines.mjs'
import { build } from './lib/start/build.mjs'
import { checkWritable, install } from './lib/start/install.mjs'
import { countsOf, summary } from './lib/start/report.mjs'
import { inRoot, node } from './lib/start/root.mjs'
import { run } from './lib/start/run.mjs'
import { main, ScriptError } from './lib/start/startup-error.mjs'

const unitReport = inRoot('test-results', 'unit.json')
const browserReport = inRoot('test-results', 'e2e.json')
const words = inRoot('scripts', 'check-words.ts')
const budget = inRoot('scripts', 'budget.ts')
const crashSuite = inRoot('scripts', 'crash.ts')

// A server starts half a second sooner when its code is compiled; this run starts about thirty.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')

let isStopped = false
let isBuilt = false

// None needs what another writes: they run beside the unit tests, at a low priority, in the time in which those wait.
const checks = [
  { name: 'types', action: quietly('tsc', ['--noEmit', '-p', 'tsconfig.json']) },
  { name: 'lint', action: quietly('biome', ['check', '.']) },
  ...(existsSync(words) ? [{ name: 'words', action: quietly(node, [words]) }] : []),
  {
    name: 'unused code',
    action: async (say) => (await quietly('knip')(say)) || quietly('knip', ['--production'])(say),
  },
]

const unitTests = {
  name: 'unit and server tests',
  report: unitReport,
  action: () => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
}

const steps = [
  {
    name: 'build',
    action: async () => {
      await build()
      isBuilt = true
      return 0
    },
  },
  ...(existsSync(budget) ? [{ name: 'budget', action: () => run(node, [budget]) }] : []),
  { name: 'browser tests', report: browserReport, action: browserTests },
  ...(existsSync(crashSuite) ? [{ name: 'crash tests', action: () => run(node, [crashSuite]) }] : []),
]

await main(async () => {
  await install()
  checkWritable()
  // Deletes reports of an earlier run, which must not be counted.
  for (const report of [unitReport, browserReport]) rmSync(report, { force: true })
  mkdirSync(inRoot('test-results'), { recursive: true })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isStopped = true))
  const checking = checks.map(begin)
  const tested = await take(unitTests)
  const done = []
  for (const check of checking) done.push(await finish(check))
  done.push(tested)
  for (const step of steps) done.push(await take(step))
  console.log(`\n${summary(done)}`)
  return done.every(({ ok }) => ok) ? 0 : 1
})

async function browserTests() {
  if (!isBuilt) throw new ScriptError('The browser tests need the build, which failed.')
  await installEngines()
  return run('playwright', ['test'], { env: { CHROMIUM_PATH: await findChromium() } })
}

/** A program whose output goes to `say`, at the lowest priority. */
function quietly(program, args = []) {
  return (say) => run(program, args, { onOutput: say, priority: constants.priority.PRIORITY_LOW })
}

/** Begins a step whose output is printed when it is finished. */
function begin(step) {
  let output = ''
  const taken = measured(step, (text) => {
    output += text
  })
  return { step, taken, outputOf: () => output }
}

/** Waits for a step that has begun, and prints its output whole. */
async function finish({ step, taken, outputOf }) {
  const row = await taken
  announce(step)
  process.stdout.write(outputOf())
  return row
}

async function take(step) {
  if (isStopped) return { name: step.name, seconds: 0, ok: false, note: 'stopped', ...countsOf() }
  announce(step)
  return await measured(step)
}

function announce({ name }) {
  console.log(`\n── ${name}`)
}

async function measured({ name, report, action }, say) {
  const began = performance.now()
  const { ok, note } = await outcome(() => action(say))
  return {
    name,
    seconds: (performance.now() - began) / 1000,
    ok,
    note,
    isSuite: existsSync(report ?? ''),
    ...countsOf(report),
  }
}

async function outcome(action) {
  try {
    return { ok: (await action()) === 0 }
  } catch (error) {
    console.error(error instanceof ScriptError ? error.message : error)
    return { ok: false, note: 'did not run' }
  }
}
