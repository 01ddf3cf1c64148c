import { expect, it } from 'vitest'
import { joinedCounts, mergedLines } from './cart-merge.ts'

const line = (productCode: string, quantity: number, choices: { warrantyId?: string; installId?: string } = {}) => ({
  productCode,
  productId: productCode.split('-')[0] ?? '',
  quantity,
  warrantyId: choices.warrantyId ?? null,
  installId: choices.installId ?? null,
})
type Line = ReturnType<typeof line>

const inShort = (lines: Line[]) =>
  lines.map(({ productCode, quantity, warrantyId }) => `${productCode}x${quantity}${warrantyId ? '+' : ''}`).join(' ')

const cases: [what: string, account: Line[], browser: Line[], merged: string][] = [
  ['nothing and nothing', [], [], ''],
  ['what only the browser has', [], [line('A', 2)], 'Ax2'],
  ['what only the account has', [line('A', 2)], [], 'Ax2'],
  ['different products', [line('A', 1)], [line('B', 3)], 'Ax1 Bx3'],
  ['one product, more of it in the browser', [line('A', 1)], [line('A', 3)], 'Ax3'],
  ['one product, more of it in the account', [line('A', 5)], [line('A', 3)], 'Ax5'],
  ['one product with another warranty', [line('A', 1)], [line('A', 1, { warrantyId: 'w' })], 'Ax1 A-2x1+'],
  ['one product with another installation', [line('A', 1, { installId: 'i' })], [line('A', 4)], 'Ax1 A-2x4'],
  [
    'the same product with the same choice',
    [line('A', 1, { warrantyId: 'w' })],
    [line('A-2', 2, { warrantyId: 'w' })],
    'Ax2+',
  ],
  ['more than a line holds', [line('A', 99)], [line('A', 120)], 'Ax99'],
]

it.each(cases)('merges %s', (_what, account, browser, merged) => {
  expect(inShort(mergedLines(account, browser))).toBe(merged)
})

it('is the same when it is done twice', () => {
  const account = [line('A', 1), line('B', 2)]
  const browser = [line('B', 5), line('C', 1)]
  const once = mergedLines(account, browser)
  expect(mergedLines(once, browser)).toEqual(once)
})

const full = (letter: string) => Array.from({ length: 100 }, (_, index) => line(`${letter}${index}`, 1))

it('keeps all of two full carts', () => {
  expect(mergedLines(full('A'), full('B'))).toHaveLength(200)
})

it('keeps what the account has when there is no room for more', () => {
  const account = mergedLines(full('A'), full('B'))
  expect(mergedLines(account, [line('X', 1)])).toEqual(account)
})

it.each([
  ['nothing when the account had nothing', [], [line('A', 2)], 0],
  ['nothing when the browser had all of it', [line('A', 2)], [line('A', 2), line('B', 1)], 0],
  ['what only the account had', [line('A', 2), line('B', 1)], [line('B', 3)], 2],
  ['the pieces that the account had more of', [line('A', 5)], [line('A', 3)], 2],
])('counts as joined %s', (_what, account, browser, count) => {
  expect(joinedCounts(mergedLines(account, browser), browser)).toEqual({ joined: count, left: 0 })
})

it('counts what had no room', () => {
  const account = mergedLines(full('A'), full('B'))
  const browser = [line('A1', 3), line('X', 1), line('Y', 2)]
  expect(joinedCounts(mergedLines(account, browser), browser)).toEqual({ joined: 199, left: 2 })
})
