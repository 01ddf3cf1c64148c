import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoint } from './recipes/endpoint.ts'
import { facet } from './recipes/facet.ts'
import { paymentMethod } from './recipes/payment-method.ts'

const recipes = [paymentMethod, endpoint, facet]

const copy = mkdtempSync(join(tmpdir(), 'hearth-recipes-'))
afterAll(() => rmSync(copy, { recursive: true }))

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
  option: readPaymentOption(65536),
  code: paymentCode('Lanepay', 100),
  name: paymentText({ paymentMethod: 'Lanepay', remaining: 0 }),
  means: hostedMeans('lanepay', 'C1'),
  isAllowed: isPaymentAddress('https://pay.lanepay.example/1', page),
  page: paymentPageAt('/Lanepay/')?.provider,
  back: [contract.checkout.lanepayConfirmation.path, typeof paymentReturns({}, null).lanepayConfirmation],
  token: tokenIn('lanepay', search),
  isCancelled: saysCancelled('lanepay', search),
}))`

const isRead = (file: string) => /\.(?:[cm]?[jt]sx?|json)$/.test(file)

beforeAll(() => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'])
  for (const file of String(listed).split('\n').filter(isRead)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    copyFileSync(file, join(copy, file))
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  for (const { edits } of recipes)
    for (const [file, edit] of Object.entries(edits)) writeFileSync(join(copy, file), edit(readFileSync(file, 'utf8')))
})

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

it('passes the types with all additions', async () => {
  expect(await typeErrors('tsconfig.json')).toBe('')
}, 240_000)

it('offers the added payment method, goes to its provider and reads the way back', () => {
  const used = execFileSync(process.execPath, ['--input-type=module', '--eval', useMethod], { cwd: copy })
  expect(JSON.parse(String(used))).toEqual({
    offered: true,
    option: 'Lanepay',
    code: 65536,
    name: 'Lanepay',
    means: { kind: 'hosted', method: 'lanepay', returnPath: '/lanepay' },
    isAllowed: true,
    page: 'lanepay',
    back: ['/api/checkout/lanepayconfirmation', 'function'],
    token: 'T1',
    isCancelled: true,
  })
})

describe.each(recipes)('$what', ({ edits, mostFiles, guide, optional = [] }) => {
  const files = Object.keys(edits)

  it(`touches at most ${mostFiles} files, which its guide names`, () => {
    expect(files.length).toBeLessThanOrEqual(mostFiles)
    const text = readFileSync(guide, 'utf8')
    expect(files.filter((file) => !text.includes(file))).toEqual([])
  })

  it.each(files.filter((file) => !optional.includes(file)))('fails the types without %s', async (file) => {
    const added = readFileSync(join(copy, file))
    copyFileSync(file, join(copy, file))
    const errors = await typeErrors(projectOf(files))
    writeFileSync(join(copy, file), added)
    expect(errors).toMatch(/error TS/)
  })
})
