import { execFile, execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { brandKeys } from '#themes/brand.ts'
import { brand } from './recipes/brand.ts'
import { endpoint } from './recipes/endpoint.ts'
import { facet } from './recipes/facet.ts'
import { paymentMethod } from './recipes/payment-method.ts'

const recipes = [paymentMethod, endpoint, facet, brand]

const copy = mkdtempSync(join(tmpdir(), 'hearth-recipes-'))
afterAll(async () => {
  await brandTests
  rmSync(copy, { recursive: true })
})

/** What the changed sources make of the new method, in their own process. */
const useMethod = `
import { paymentPageAt } from '#contract/checkout/payment-pages.ts'
import { contract } from '#contract/contract.ts'
import { paymentText } from '#domain/checkout/order-details.ts'
import { offeredTo, readPaymentOption } from '#domain/payment/payment-option.ts'
import { saysCancelled, tokenIn } from '#domain/payment/payment-return.ts'
import { paymentCode } from '#domain/tracking/tracked-order.ts'
import { isPaymentAddress } from '#features/checkout/submit/redirect.ts'
import { paymentReturns } from './server/checkout/payment-return.ts'
import { hostedMeans } from './server/payments/provider/payment-means.ts'

const page = { origin: 'https://shop.example', href: 'https://shop.example/' }
const search = new URLSearchParams('session=T1&outcome=LEFT')
console.log(JSON.stringify({
  offered: offeredTo('everyone').includes('Lanepay'),
  option: readPaymentOption(131072),
  code: paymentCode('Lanepay', 100),
  name: paymentText({ paymentMethod: 'Lanepay', remaining: 0 }),
  means: hostedMeans('lanepay', 'C1'),
  isAllowed: isPaymentAddress('https://pay.lanepay.example/1', page),
  page: paymentPageAt('/Lanepay/')?.provider,
  back: [contract.checkout.lanepayConfirmation.path, typeof paymentReturns({}, null).lanepayConfirmation],
  token: tokenIn('lanepay', search),
  isCancelled: saysCancelled('lanepay', search),
}))`

const isRead = (file: string) => /\.(?:[cm]?[jt]sx?|css|json|svg|sql)$/.test(file)

beforeAll(() => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'])
  for (const file of String(listed)
    .split('\n')
    .filter((file) => isRead(file) && existsSync(file))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    copyFileSync(file, join(copy, file))
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  for (const { edits, copies = {} } of recipes)
    for (const [file, edit] of Object.entries(edits)) {
      mkdirSync(join(copy, dirname(file)), { recursive: true })
      writeFileSync(join(copy, file), edit(readFileSync(copies[file] ?? file, 'utf8')))
    }
  brandTests = testBrands()
})

type Report = {
  testResults: {
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Runs the existing tests of the brands, unchanged, on the ninth. Its result is read when the types are checked. */
function testBrands() {
  const config = ['--root', '.', '--config', 'tests/recipes/vitest.config.ts', '--configLoader', 'native']
  const run = ['node_modules/vitest/vitest.mjs', 'run', ...config, '--reporter', 'json', '--outputFile', 'report.json']
  const env = { ...process.env, DATABASE_SERVER: JSON.stringify(inject('databaseServer')) }
  return new Promise<string>((resolve) => {
    execFile(process.execPath, run, { cwd: copy, env }, (_, output, errors) => resolve(output + errors))
  })
}
let brandTests: Promise<string> | undefined

/** The errors of the type checker; empty when there are none. */
const typeErrors = (project: string) =>
  new Promise<string>((resolve) => {
    // One thread takes half the processor time of several, and hardly longer.
    const check = ['node_modules/typescript/bin/tsc', '--singleThreaded', '--noEmit', '-p', project]
    execFile(process.execPath, check, { cwd: copy }, (failed, output) =>
      resolve(failed ? output || String(failed) : ''),
    )
  })

/** A project of these files and what they import: faster than everything. */
function projectOf(files: readonly string[]) {
  writeFileSync(join(copy, 'tsconfig.part.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }))
  return 'tsconfig.part.json'
}

/** Runs a check while a file of the copy is as it was before. */
async function without<T>(file: string, check: () => Promise<T>) {
  const added = readFileSync(join(copy, file))
  if (existsSync(file)) copyFileSync(file, join(copy, file))
  else rmSync(join(copy, file))
  return check().finally(() => writeFileSync(join(copy, file), added))
}

it('passes the types with all additions', async () => {
  expect(await typeErrors('tsconfig.json')).toBe('')
}, 240_000)

it('passes the tests of every brand with a ninth, and renders its home page', async () => {
  const output = await brandTests
  const report = join(copy, 'report.json')
  expect(existsSync(report), output).toBe(true)
  const { testResults: files } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const failures = tests.flatMap(({ fullName, failureMessages }) =>
    failureMessages.map((text) => `${fullName}: ${text}`),
  )
  expect([...files.map(({ message }) => message).filter(Boolean), ...failures]).toEqual([])
  const passed = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName)
  expect(passed).toEqual(
    expect.arrayContaining([
      'the colours of acme are readable in every colour combination of the shop',
      'the theme of acme maps the tokens to the palette',
      'the fonts of acme exist in the installed packages, latin only',
      'listings of acme include every kind of price',
      'has at least three stores for every shop, in existing localities',
      'renders the home page of acme on the server',
    ]),
  )
}, 240_000)

it('offers the added payment method, goes to its provider and reads the way back', () => {
  const used = execFileSync(process.execPath, ['--input-type=module', '--eval', useMethod], { cwd: copy })
  expect(JSON.parse(String(used))).toEqual({
    offered: true,
    option: 'Lanepay',
    code: 131072,
    name: 'Lanepay',
    means: { kind: 'hosted', method: 'lanepay', returnPath: '/lanepay' },
    isAllowed: true,
    page: 'lanepay',
    back: ['/api/checkout/lanepayconfirmation', 'function'],
    token: 'T1',
    isCancelled: true,
  })
})

it('fills the shops of the demo without demo data of a brand, whose shop is empty', async () => {
  const script = `
import { buildDataset } from './server/demo/catalogue/dataset.ts'
import { brands } from './themes/brands.ts'
const rows = Object.values(buildDataset({ today: '2026-11-20', pictureKeys: null })).flat()
const filled = new Set(rows.flatMap(({ brand }) => brand ?? []))
console.log(JSON.stringify(Object.keys(brands).map((key) => [key, filled.has(key)])))`
  const output = await without('server/demo/catalogue/brands/acme.ts', async () =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: copy, encoding: 'utf8' }),
  )
  expect(JSON.parse(output)).toEqual([...brandKeys.map((key) => [key, true]), ['acme', false]])
})

describe.each(recipes)('$what', ({ edits, mostFiles, guide, loaded = [], optional = [] }) => {
  const files = Object.keys(edits)

  it(`touches at most ${mostFiles} files, which its guide names`, () => {
    expect(files.length).toBeLessThanOrEqual(mostFiles)
    const text = readFileSync(guide, 'utf8')
    expect(files.filter((file) => !text.includes(file))).toEqual([])
  })

  it.each(files.filter((file) => ![...loaded, ...optional].includes(file)))(
    'fails the types without %s',
    async (file) => {
      const errors = await without(file, () =>
        typeErrors(projectOf(files.filter((name) => existsSync(join(copy, name))))),
      )
      expect(errors).toMatch(/error TS/)
    },
  )

  it.each(loaded)('does not load the demo without %s', async (file) => {
    const start = ['--input-type=module', '--eval', "await import('./server/demo/catalogue/shops.ts')"]
    const error = await without(
      file,
      () =>
        new Promise<string>((resolve) => {
          execFile(process.execPath, start, { cwd: copy }, (_, _output, errors) => resolve(errors))
        }),
    )
    expect(error).toContain('ERR_MODULE_NOT_FOUND')
    expect(error).toContain(file)
  })
})
