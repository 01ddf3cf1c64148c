import { describe, expect, it } from 'vitest'
import type { Provider } from '#contract/checkout/checkout.ts'
import { tokenIn } from '#domain/payment/payment-return.ts'
import { safeStorage } from '#lib/browser/flags.ts'
import { wire } from '../../../../tests/wire.ts'
import { confirmReturn } from './provider-return.ts'
import { createReturnMemory } from './return-memory.ts'

const addresses = {
  zip: 'result=approved&checkoutId=T1',
  paypal: 'id=C1&token=T1&PayerID=P1',
  afterpay: 'status=SUCCESS&orderToken=T1',
} satisfies Partial<Record<Provider, string>>

const search = (text: string) => new URLSearchParams(text)

function back(provider: keyof typeof addresses, respond: () => unknown, address = addresses[provider]) {
  const { api, sent } = wire(respond)
  return { sent, ended: confirmReturn(provider, search(address), api) }
}

describe('the return from a provider', () => {
  it.each([
    ['zip', '/api/checkout/zipconfirmation?result=approved&checkoutId=T1'],
    ['paypal', '/api/checkout/paypalconfirmation?id=C1&token=T1&PayerID=P1'],
    ['afterpay', '/api/checkout/afterpayconfirmation?status=SUCCESS&orderToken=T1'],
  ] as const)('hands the address of %s over, with nothing else [S2-7-08, S2-7-09, S2-7-10]', async (provider, path) => {
    const { sent, ended } = back(provider, () => ({ orderCompleted: true, cartId: 'C1' }))
    expect(await ended).toEqual({ kind: 'ordered', cartId: 'C1' })
    expect(sent.map(({ method, path: requestPath, body }) => [method, requestPath, body])).toEqual([
      ['POST', path, undefined],
    ])
  })

  it('treats any response without an error as success [S2-7-20]', async () => {
    for (const response of [{}, { anything: 1 }, { orderCompleted: false }])
      expect(await back('zip', () => response).ended).toEqual({ kind: 'ordered', cartId: null })
  })

  it('has the words for every failure [S2-8-01, S2-8-02, S2-8-03]', async () => {
    const told = async (status: number, body: object, address?: string) =>
      back('zip', () => Response.json(body, { status }), address).ended
    expect(await told(400, { errors: ['One', 'Two'] })).toEqual({ kind: 'failed', text: 'One\n\nTwo' })
    expect(await told(400, {})).toEqual({ kind: 'failed', text: 'Something has gone wrong, Please try again.' })
    const unavailable = { code: 'unavailable', message: 'x', type: 'error' }
    const text = 'Service currently unavailable. Please try again later'
    expect(await told(503, unavailable, 'result=cancelled&checkoutId=T1')).toEqual({ kind: 'failed', text })
    expect(await told(503, { type: 'error' })).toEqual({ kind: 'failed', text })
    expect(await back('zip', () => ({ type: 'error' })).ended).toEqual({ kind: 'failed', text })
    const lost = () => Promise.reject(new TypeError('network'))
    expect(await back('zip', lost).ended).toEqual({ kind: 'failed', text })
  })

  it.each([
    ['zip', 'result=cancelled&checkoutId=T1'],
    ['afterpay', 'status=CANCELLED&orderToken=T1'],
    ['paypal', 'id=C1&token=T1'],
    ['paypal', 'id=C1&token=T1&PayerID=P1&status=CANCELLED'],
  ] as const)('says that %s was cancelled, once the server knows of no order [S2-2-53]', async (provider, address) => {
    const declined = () => Response.json({ errors: ['Your payment was declined'] }, { status: 400 })
    expect(await back(provider, declined, address).ended).toEqual({
      kind: 'failed',
      text: "You've cancelled your payment.",
    })
    expect(await back(provider, () => ({ cartId: 'C1' }), address).ended).toEqual({ kind: 'ordered', cartId: 'C1' })
  })
})

it('finds the payment in an address by the name its provider gives it', () => {
  for (const provider of ['zip', 'paypal', 'afterpay'] as const) {
    expect(tokenIn(provider, search(addresses[provider]))).toBe('T1')
    expect(tokenIn(provider, search('utm_source=mail'))).toBeNull()
  }
})

describe('the stored state of a return', () => {
  /** Of a tab whose browser stores nothing. */
  const storage = () =>
    safeStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })

  it('stores a started return and its result', () => {
    const memory = createReturnMemory(storage())
    expect(memory.seen('T1')).toBeNull()
    memory.remember({ token: 'T1', cartId: null })
    expect([memory.seen('T1'), memory.seen('T2')]).toEqual([{ token: 'T1', cartId: null }, null])
    memory.remember({ token: 'T1', cartId: 'C1' })
    expect(memory.seen('T1')?.cartId).toBe('C1')
  })

  it('returns a notice once', () => {
    const memory = createReturnMemory(storage())
    memory.leaveNotice('Mind this')
    expect([memory.takeNotice(), memory.takeNotice()]).toEqual(['Mind this', null])
  })
})
