import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wire } from '../../../../tests/wire.ts'
import { type End, pollPayment } from './zip-polling.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const query = { cartId: 'C1', paymentReference: 'PAY-1', selectedPaymentOption: 512 }

function polling(respond: (asked: number) => unknown) {
  let count = 0
  const { api, sent } = wire(() => respond(++count))
  const ends: End[] = []
  const stop = pollPayment(api, query, (end) => ends.push(end))
  return { ends, sent, stop, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

const pending = { paymentStatus: 'Pending', message: '' }
const failed = (status: number) => Response.json({}, { status })

it('polls every 2 s by reference and method, and never while a request is pending [S2-4-15, S2-9-08]', async () => {
  const { sent, pass } = polling(() => pending)
  await pass(1_999)
  expect(sent).toHaveLength(0)
  await pass(1)
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/payment/status?cartId=C1&paymentReference=PAY-1&selectedPaymentOption=512',
  ])
  await pass(6_000)
  expect(sent).toHaveLength(4)
  const slow = polling(() => new Promise(() => {}))
  await slow.pass(10_000)
  expect(slow.sent).toHaveLength(1)
})

it('stops with the order when it is approved [S2-4-16]', async () => {
  const { ends, sent, pass } = polling((count) => (count < 3 ? pending : { paymentStatus: 'Approved', message: '' }))
  await pass(20_000)
  expect(ends).toEqual([{ kind: 'approved' }])
  expect(sent).toHaveLength(3)
})

it('stops with the message of a declined payment [S2-4-17]', async () => {
  for (const paymentStatus of ['Cancelled', 'Declined', 'Expired']) {
    const { ends, sent, pass } = polling(() => ({ paymentStatus, message: `It is ${paymentStatus}` }))
    await pass(20_000)
    expect(ends).toEqual([{ kind: 'stopped', text: `It is ${paymentStatus}` }])
    expect(sent).toHaveLength(1)
  }
})

it('continues after unknown states and server errors, and stops on any other error [S2-4-19, S2-4-20]', async () => {
  const troubled = polling((count) => (count === 1 ? failed(503) : { paymentStatus: 'Unknown', message: '' }))
  await troubled.pass(10_000)
  expect([troubled.ends, troubled.sent.length]).toEqual([[], 5])
  troubled.stop()
  const gone = polling(() => failed(404))
  await gone.pass(10_000)
  expect(gone.ends).toEqual([{ kind: 'stopped', text: 'An error has occurred, please try again' }])
  expect(gone.sent).toHaveLength(1)
})

it('stops after 65 s with the reference of the payment [S2-4-18]', async () => {
  const { ends, sent, pass } = polling(() => pending)
  await pass(64_999)
  expect([ends, sent.length]).toEqual([[], 32])
  await pass(1)
  expect(ends).toEqual([
    {
      kind: 'stopped',
      text: 'There has been an error processing your order, please contact our support team. Order reference : PAY-1',
      errorCode: 408,
    },
  ])
  await pass(20_000)
  expect([ends.length, sent.length]).toEqual([1, 32])
})
