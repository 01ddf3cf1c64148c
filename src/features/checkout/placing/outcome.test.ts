import { describe, expect, it } from 'vitest'
import { initialAvailability } from '#domain/availability.ts'
import { aView, filled } from '../../../../tests/orders.ts'
import { type Sent, wire } from '../../../../tests/wire.ts'
import { checkoutBody } from '../request.ts'
import { findOutcome, placeOrder } from './outcome.ts'
import { createPressStore } from './press.ts'

const order = { values: filled(), view: aView(), availability: initialAvailability }
const body = checkoutBody(
  order,
  { encryptedValues: { default: 'e' }, cardHolderName: 'Ada' },
  { height: 900, width: 1440 },
)

function page(answer: (sent: Sent, posts: number) => unknown) {
  let posts = 0
  const { api, sent } = wire((call) => answer(call, call.method === 'POST' ? ++posts : posts))
  const presses = createPressStore(null)
  const tools = { api, presses, supportNumber: '1300 000 500', wait: async () => {} }
  return {
    presses,
    place: (changes: Partial<typeof body> = {}) => placeOrder({ ...body, ...changes }, tools),
    find: () => findOutcome(tools),
    keys: () => sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key')),
  }
}

const lost = () => Promise.reject(new TypeError('network'))

describe('sending an order', () => {
  it('knows the press of an order until its confirmation is shown [S2-4-02]', async () => {
    const { place, presses } = page(() => ({ orderCompleted: true, success: true, cartId: 'C1' }))
    expect(await place()).toEqual({ kind: 'ordered', cartId: 'C1' })
    expect(presses.open()).not.toBeNull()
  })

  it('repeats a lost answer under the same key', async () => {
    const { place, keys } = page((_sent, posts) => (posts < 3 ? lost() : { orderCompleted: true, cartId: 'C1' }))
    expect(await place()).toEqual({ kind: 'ordered', cartId: 'C1' })
    expect(new Set(keys())).toHaveProperty('size', 1)
    expect(keys()).toHaveLength(3)
  })

  it('keeps the key while nobody knows, for the next press too [S2-8-10]', async () => {
    const { place, keys, presses } = page(() => Response.json({}, { status: 500 }))
    const first = await place()
    expect(first).toMatchObject({ kind: 'refused', error: { errorCode: 500 } })
    expect(presses.open()).not.toBeNull()
    await place()
    expect(new Set(keys()).size).toBe(1)
  })

  it('does not repeat a refusal, and takes a new key after it', async () => {
    const { place, keys } = page(() => Response.json(['Mend this', 'and that'], { status: 400 }))
    expect(await place()).toMatchObject({
      kind: 'refused',
      error: { errorCode: 400, errorMessages: ['Mend this', 'and that'] },
    })
    expect(keys()).toHaveLength(1)
    await place()
    expect(new Set(keys()).size).toBe(2)
  })

  it('remembers the reference of a payment the bank asks about [S2-4-05]', async () => {
    const secure3DResponse = { htmlFormAction: '/x', htmlFormToPost: '<form></form>' }
    const { place, presses } = page(() => ({ success: true, paymentReference: 'PAY-1', secure3DResponse }))
    expect(await place()).toEqual({ kind: 'challenge', challenge: secure3DResponse })
    expect(presses.open()?.paymentReference).toBe('PAY-1')
  })
})

describe('an order that is paid elsewhere', () => {
  it('goes to the address that was answered, and is remembered by its reference [S2-4-04]', async () => {
    const redirectUrl = 'https://pay.zip.co/1'
    const { place, presses } = page(() => ({ success: true, paymentReference: 'PAY-1', redirectUrl }))
    expect(await place({ selectedPaymentOption: 256 })).toEqual({ kind: 'redirect', address: redirectUrl })
    expect(presses.open()?.paymentReference).toBe('PAY-1')
  })

  it('waits for the telephone where Zip in store was asked, and only there [S2-4-03]', async () => {
    const { place } = page(() => ({ success: true, paymentReference: 'PAY-1' }))
    expect(await place({ selectedPaymentOption: 512 })).toEqual({ kind: 'waiting', reference: 'PAY-1' })
    expect(await place({ selectedPaymentOption: 0 })).toMatchObject({ kind: 'refused' })
  })
})

describe('finding out what became of a press', () => {
  const pressed = (answer: (sent: Sent) => unknown, reference: string | null, option = 0) => {
    const shown = page(answer)
    shown.presses.begin({ cartId: 'C1', option, order: 'print' })
    if (reference) shown.presses.learn(reference)
    return shown
  }

  it('asks for nothing without one', async () => {
    expect(await page(() => lost()).find()).toBeNull()
  })

  it('asks how the payment stands', async () => {
    const answer = (paymentStatus: string, message = '') => pressed(() => ({ paymentStatus, message }), 'PAY-1')
    expect(await answer('Approved').find()).toEqual({ kind: 'ordered', cartId: 'C1' })
    expect(await answer('Pending').find()).toEqual({ kind: 'unknown' })
    const declined = answer('Declined', 'Your payment was declined')
    expect(await declined.find()).toEqual({ kind: 'refused', text: 'Your payment was declined' })
    expect(declined.presses.open()).toBeNull()
    const offline = pressed(lost, 'PAY-1')
    expect(await offline.find()).toEqual({ kind: 'unknown' })
    expect(offline.presses.open()).not.toBeNull()
  })

  it('leaves a page of a provider open to whoever came back from it undecided', async () => {
    const back = pressed(() => ({ paymentStatus: 'Pending', message: '' }), 'PAY-1', 256)
    expect(await back.find()).toBeNull()
    expect(back.presses.open()?.paymentReference).toBe('PAY-1')
  })

  it('gives up a telephone that nobody waits for any more, unless it was quicker', async () => {
    const answers = (orderCompleted: boolean) =>
      pressed(
        ({ method }) =>
          method === 'GET' ? { paymentStatus: 'Pending', message: '' } : { status: 'Cancelled', orderCompleted },
        'PAY-1',
        512,
      )
    expect(await answers(false).find()).toEqual({ kind: 'refused', text: 'The transaction was canceled' })
    expect(await answers(true).find()).toEqual({ kind: 'ordered', cartId: 'C1' })
  })

  it('looks for the order where no reference ever came', async () => {
    const found = pressed(
      ({ path }) => (path === '/api/checkout/confirmation?id=C1' ? { orderNumber: '1' } : lost()),
      null,
    )
    expect(await found.find()).toEqual({ kind: 'ordered', cartId: 'C1' })
    expect(await pressed(() => Response.json({}, { status: 404 }), null).find()).toBeNull()
    for (const answer of [lost, () => Response.json({}, { status: 503 })])
      expect(await pressed(answer, null).find()).toEqual({ kind: 'unknown' })
  })
})
