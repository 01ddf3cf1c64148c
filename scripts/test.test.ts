import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { project } from './fixture.ts'

const says = (text: string, code = 0) => `#!/bin/sh\necho ${text}\nexit ${code}\n`
const reports = (file: string, content: object, code = 0) =>
  `#!/bin/sh\ncat > '${file}' <<'END'\n${JSON.stringify(content)}\nEND\nexit ${code}\n`

const awaits = (file: string) => `while (!process.getBuiltinModule('node:fs').existsSync('${file}'));\n`

/** A project whose tools are stubs that report success. */
function checked({ chromium = true } = {}) {
  const shop = project()
  const tool = (name: string, content: string) => shop.write(`node_modules/.bin/${name}`, content, 0o755)
  const report = (runner: string, name: string, content: object, code = 0) =>
    tool(runner, reports(join(shop.root, 'test-results', `${name}.json`), content, code))
  const unit = (passed: number, failed: number, code = 0) =>
    report('vitest', 'unit', { numPassedTests: passed, numFailedTests: failed }, code)
  const browser = (expected: number, unexpected: number, code = 0) =>
    report('playwright', 'e2e', { stats: { expected, unexpected, flaky: 0, skipped: 0 } }, code)
  tool('tsc', says('types checked'))
  tool('biome', says('lint checked'))
  tool('knip', says('unused code checked'))
  unit(40, 0)
  browser(2, 0)
  if (chromium) shop.write('bin/chromium', says('Chromium 1'), 0o755)
  return { ...shop, tool, report, unit, browser }
}

async function test(shop: ReturnType<typeof checked>, env = {}) {
  const { output, ended } = shop.run('test.mjs', env)
  const code = await ended
  return { code, output: output(), last: /^\d+ passed, \d+ failed$/m.exec(output())?.[0] }
}

it('runs every check and sums the reports of both runners', async () => {
  const { code, output, last } = await test(checked())
  expect(last).toBe('42 passed, 0 failed')
  expect(code).toBe(0)
  for (const text of ['types checked', 'lint checked', 'unused code checked', 'Building: npm run build'])
    expect(output).toContain(text)
  for (const step of ['types', 'lint', 'unused code', 'build'])
    expect(output).toMatch(new RegExp(`^  ${step} +\\d+\\.\\d s  ok$`, 'm'))
  expect(output).toMatch(/^ {2}unit and server tests +\S+ s {2}ok: 40 passed, 0 failed$/m)
  expect(output).toMatch(/^ {2}browser tests +\S+ s {2}ok: 2 passed, 0 failed$/m)
})

it('runs the checks beside the unit tests at the lowest priority, and prints the output of each whole', async () => {
  const shop = checked()
  const printsPriority = (says: string) =>
    `#!${process.execPath}\nconsole.log(${JSON.stringify(says)}, require('node:os').getPriority())\n`
  const writes = (file: string) => `require('node:fs').writeFileSync('${file}', '')\n`
  shop.tool('tsc', `${printsPriority('types began at')}${awaits('tested')}console.error('types ended')`)
  shop.tool('vitest', `${printsPriority('tested at')}${awaits('looked')}${writes('tested')}`)
  shop.tool('knip', '#!/bin/sh\necho looked at $# options\n: > looked\n')
  const { output } = await test(shop)
  expect(output).toMatch(
    /── unit and server tests\ntested at 0\n+── types\ntypes began at 19\ntypes ended\n\n── lint\nlint checked\n\n── unused code\nlooked at 0 options\nlooked at 1 options\n/,
  )
})

it('lists each skipped test with its reason', async () => {
  const shop = checked()
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'skipped', fullName: 'as root refuses a folder' },
  ]
  shop.report('vitest', 'unit', { numPassedTests: 1, numFailedTests: 0, testResults: [{ assertionResults }] })
  const tests = [{ status: 'skipped', annotations: [{ type: 'skip', description: 'WebKit has no install prompt' }] }]
  const suites = [{ suites: [{ specs: [{ title: 'installs', tests }] }] }]
  shop.report('playwright', 'e2e', { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 1 }, suites })
  const { output, last } = await test(shop)
  expect(output).toMatch(/^ {2}unit and server tests +\S+ s {2}ok: 1 passed, 0 failed, 1 skipped$/m)
  expect(output).toContain(
    '  skipped in unit and server tests: as root refuses a folder (its condition is not met here)\n',
  )
  expect(output).toContain('  skipped in browser tests: installs (WebKit has no install prompt)\n')
  expect(last).toBe('3 passed, 0 failed')
})

it('names each failed test with its first error', async () => {
  const shop = checked()
  const assertionResults = [
    { status: 'passed', fullName: 'waits' },
    { status: 'failed', fullName: 'adds', failureMessages: ['Error: expected 3 to be 2\n    at adds.test.ts'] },
  ]
  const testResults = [{ name: join(shop.root, 'src/sums.test.ts'), assertionResults }]
  shop.report('vitest', 'unit', { numPassedTests: 1, numFailedTests: 1, testResults }, 1)
  const results = [{ error: { message: '\u001b[31mError: no such button\u001b[39m\nat shop.spec.ts' } }]
  const specs = [{ title: 'buys', file: 'shop.spec.ts', tests: [{ status: 'unexpected', results }] }]
  shop.report('playwright', 'e2e', { stats: { expected: 1, unexpected: 1, flaky: 0 }, suites: [{ specs }] }, 1)
  const { output, last } = await test(shop)
  expect(output).toContain(
    [
      '  failed in unit and server tests: adds (src/sums.test.ts)',
      '    Error: expected 3 to be 2',
      '  failed in browser tests: buys (e2e/shop.spec.ts)',
      '    Error: no such button',
    ].join('\n'),
  )
  expect(last).toBe('2 passed, 2 failed')
})

it('names each browser test that needed a second try, and counts it as passed', async () => {
  const shop = checked()
  const results = [{ error: { message: 'Error: not visible' } }, {}]
  const specs = [{ title: 'buys', file: 'shop.spec.ts', tests: [{ status: 'flaky', results }] }]
  shop.report('playwright', 'e2e', { stats: { expected: 1, unexpected: 0, flaky: 1 }, suites: [{ specs }] })
  const { code, output, last } = await test(shop)
  expect(output).toContain('  needed a second try in browser tests: buys (e2e/shop.spec.ts)\n    Error: not visible\n')
  expect(last).toBe('42 passed, 0 failed')
  expect(code).toBe(0)
})

it('names each unit test that needed a second try, and counts it as passed', async () => {
  const shop = checked()
  const assertionResults = [{ fullName: 'adds', status: 'passed', failureMessages: ['Error: expected 3 to be 2'] }]
  const testResults = [{ name: join(shop.root, 'src/sums.test.ts'), status: 'passed', assertionResults }]
  shop.report('vitest', 'unit', { numPassedTests: 1, testResults })
  const { code, output } = await test(shop)
  expect(output).toContain(
    '  needed a second try in unit and server tests: adds (src/sums.test.ts)\n    Error: expected 3 to be 2\n',
  )
  expect(code).toBe(0)
})

it('names a test file that cannot be loaded', async () => {
  const shop = checked()
  const broken = {
    name: join(shop.root, 'src/a.test.ts'),
    status: 'failed',
    message: 'No such module',
    assertionResults: [],
  }
  shop.report('vitest', 'unit', { numPassedTests: 40, numFailedTests: 0, testResults: [broken] }, 1)
  expect((await test(shop)).output).toContain('  failed in unit and server tests: src/a.test.ts\n    No such module\n')
})

it('runs all checks after a failed one, and fails in the end', async () => {
  const shop = checked()
  shop.tool('tsc', says('a type is wrong', 2))
  shop.unit(39, 1, 1)
  const { code, output, last } = await test(shop)
  expect(output).toMatch(/^ {2}types +\S+ s {2}FAILED$/m)
  expect(output).toMatch(/^ {2}browser tests +\S+ s {2}ok: 2 passed, 0 failed$/m)
  expect(last).toBe('41 passed, 2 failed')
  expect(code).toBe(1)
})

it('does not count the report of an earlier run', async () => {
  const shop = checked()
  await test(shop)
  shop.tool('vitest', says('it fell over', 1))
  expect((await test(shop)).last).toBe('2 passed, 1 failed')
})

it('never runs the browser tests on a stale build', async () => {
  const shop = checked()
  const { code, output, last } = await test(shop, { BUILD_FAILS: '1' })
  expect(output).toContain('The browser tests need the build, which failed.')
  expect(last).toBe('40 passed, 2 failed')
  expect(code).toBe(1)
})

it('runs all but the browser tests without a Chromium, and prints how to install one', async () => {
  const shop = checked({ chromium: false })
  shop.write('bin/dnf', says('never called'), 0o755)
  const { code, output, last } = await test(shop)
  expect(output).toContain(
    'No Chromium was found for the browser tests: type sudo dnf install -y chromium, or set CHROMIUM_PATH.',
  )
  expect(output).toMatch(/^ {2}browser tests +\S+ s {2}FAILED \(did not run\)$/m)
  expect(last).toBe('40 passed, 1 failed')
  expect(code).toBe(1)
})

describe.runIf(process.getuid?.() === 0)('as root where there is apt-get', () => {
  const knows = (shop: ReturnType<typeof checked>, name: string) =>
    shop.write('bin/apt-get', `#!/bin/sh\n[ "$3" != ${name} ] || ln -s /bin/true '${shop.root}/bin/${name}'\n`, 0o755)

  it('installs the headless Chromium', async () => {
    const shop = checked({ chromium: false })
    knows(shop, 'chromium-headless-shell')
    const { code, output, last } = await test(shop)
    expect(output).toContain(
      '── browser tests\nThe browser tests need Chromium: apt-get install chromium-headless-shell\n',
    )
    expect(output).not.toContain('apt-get install chromium\n')
    expect(last).toBe('42 passed, 0 failed')
    expect(code).toBe(0)
  })

  it('installs the whole Chromium where there is no headless one', async () => {
    const shop = checked({ chromium: false })
    knows(shop, 'chromium')
    expect((await test(shop)).last).toBe('42 passed, 0 failed')
  })
})

it('uses the configured Chromium, and rejects a path that does not exist', async () => {
  const shop = checked({ chromium: false })
  symlinkSync('/bin/true', join(shop.root, 'my-chromium'))
  expect((await test(shop, { CHROMIUM_PATH: join(shop.root, 'my-chromium') })).code).toBe(0)
  const { code, output } = await test(shop, { CHROMIUM_PATH: '/no/such' })
  expect(output).toContain('CHROMIUM_PATH is "/no/such", which is not a program: correct it, or unset it.')
  expect(code).toBe(1)
})

it('runs the crash tests when there are any, beside the browser tests, and prints them whole', async () => {
  const shop = checked()
  shop.write('scripts/crash.ts', `console.log('crashing')\n${awaits('browsed')}console.log('crashed often')`)
  shop.tool('playwright', '#!/bin/sh\necho browsed\n: > browsed\n')
  const { output } = await test(shop)
  expect(output).toContain('── browser tests\nbrowsed\n\n── crash tests\ncrashing\ncrashed often\n')
  expect(output).toMatch(/^ {2}crash tests +\S+ s {2}ok$/m)
})
