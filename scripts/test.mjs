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
let whileInstalling = ''
let browsers

// None needs what another writes: they run beside the unit tests, at a low priority, in the time in which those wait.
const checks = [
  // Several checkers repeat each other's work: they take twice the processor time.
  { name: 'types', action: quietly('tsc', ['--noEmit', '-p', 'tsconfig.json', '--singleThreaded']) },
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

const building = {
  name: 'build',
  action: async () => {
    await build()
    isBuilt = true
    return 0
  },
}

const budgets = existsSync(budget) ? [{ name: 'budget', action: () => run(node, [budget]) }] : []

const browserTests = {
  name: 'browser tests',
  report: browserReport,
  action: async () => {
    const chromium = await browsers.finally(() => process.stdout.write(whileInstalling))
    if (!isBuilt) throw new ScriptError('The browser tests need the build, which failed.')
    return run('playwright', ['test'], { env: { CHROMIUM_PATH: chromium } })
  },
}

// Half of their time they wait for a killed server to recover.
const crashTests = existsSync(crashSuite)
  ? [{ name: 'crash tests', action: (say) => run(node, [crashSuite], { onOutput: say }) }]
  : []

await main(async () => {
  await install()
  checkWritable()
  // Deletes reports of an earlier run, which must not be counted.
  for (const report of [unitReport, browserReport]) rmSync(report, { force: true })
  mkdirSync(inRoot('test-results'), { recursive: true })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isStopped = true))
  browsers = findBrowsers()
  // Whoever needs them is told; until then it is no unhandled error.
  browsers.catch(() => {})
  const done = await takeBeside(checks, unitTests)
  for (const step of [building, ...budgets]) done.push(await take(step))
  done.push(...(await takeBeside(crashTests, browserTests)))
  console.log(`\n${summary(done)}`)
  return done.every(({ ok }) => ok) ? 0 : 1
})

/** The path of Chromium, after the installation of missing browsers, whose output is kept for the browser tests. */
async function findBrowsers() {
  const say = (text) => {
    whileInstalling += text
  }
  const chromium = await findChromium(say)
  await installEngines(say)
  return chromium
}

/** A program whose output goes to `say`, at the lowest priority. */
function quietly(program, args = []) {
  return (say) => run(program, args, { onOutput: say, priority: constants.priority.PRIORITY_LOW })
}

/** Takes a step while the others run, too; their output is printed whole after it. */
async function takeBeside(others, step) {
  const begun = others.map(begin)
  const done = [await take(step)]
  for (const other of begun) done.push(await finish(other))
  return done
}

function begin(step) {
  let output = ''
  const taken = measured(step, (text) => {
    output += text
  })
  return { step, taken, outputOf: () => output }
}

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
