import { expect, it } from 'vitest'
import { ledgerProblems, ledgerRow, ledgerTable, lostRequests } from './ledger.ts'

const phase = { name: 'primary killed', from: 1_000, to: 11_000 }
const goals = { mayLose: true, longestErrorSeconds: 5 }
const sent = (at: number, status: number | null = 200) => ({ at, what: 'GET /', status })
const bought = (confirmedAt: number, orders = 1, charges = 1) => ({ confirmedAt, orders, charges })

it('counts the requests of a phase, and those without a response or with a server error as lost', () => {
  const requests = [
    sent(999, null),
    sent(1_000),
    sent(3_000, 503),
    sent(4_000, 404),
    sent(6_500, null),
    sent(11_000, 500),
  ]
  expect(ledgerRow(phase, requests, [])).toMatchObject({ seconds: 10, requests: 4, lost: 2, errorSeconds: 3.5 })
})

it('counts confirmed orders that are found, charged, and there twice', () => {
  const carts = [
    bought(999),
    bought(1_000),
    bought(2_000, 0, 1),
    bought(3_000, 1, 0),
    bought(4_000, 1, 2),
    bought(5_000, 2),
  ]
  expect(ledgerRow(phase, [], carts)).toMatchObject({ acknowledged: 5, found: 4, charged: 4, twice: 2 })
})

it('lists what was lost', () => {
  const requests = [sent(999, 503), sent(2_000), sent(3_000, 503), sent(4_000, 503), sent(5_000, null)]
  expect(lostRequests(phase, requests)).toEqual(['2 x 503 GET /', '1 x no response GET /'])
})

it('finds no problem where nothing went wrong', () => {
  const row = ledgerRow(phase, [sent(2_000)], [bought(2_000)])
  expect(ledgerProblems(row, { mayLose: false, longestErrorSeconds: 0 })).toEqual([])
})

it('names each goal that is missed', () => {
  const requests = [sent(2_000, 503), sent(8_000, 503)]
  const row = ledgerRow(phase, requests, [bought(2_000, 0, 0), bought(3_000, 1, 2)])
  expect(ledgerProblems(row, goals)).toEqual([
    'primary killed: 1 confirmed orders are gone',
    'primary killed: 1 confirmed orders are not charged',
    'primary killed: 1 orders are there or charged twice',
    'primary killed: errors for 6 s',
  ])
  expect(ledgerProblems(row, { ...goals, mayLose: false })).toContain('primary killed: 2 requests are lost')
})

it('writes a table with a line for each phase', () => {
  const lines = ledgerTable([ledgerRow(phase, [sent(2_000)], [])]).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toBe('| primary killed | 10 | 1 | 0 | 0 | 0 | 0 | 0 | 0 |')
})
