import { describe, expect, it } from 'vitest'
import { OfflineError } from '#contract/protocol/api-error.ts'
import { UnsentError } from '#contract/protocol/unsent-error.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { initialAvailability } from '#features/checkout/rules/availability.ts'
import { checkoutBody } from '#features/checkout/submit/request.ts'
import { safeStorage } from '#lib/browser/flags.ts'
import { aView, filled } from '../../../../tests/orders.ts'
import { type Sent, wire } from '../../../../tests/wire.ts'
import { findOutcome, placeOrder } from './outcome.ts'
import { createPressStore } from './submission.ts'

const order = {
  values: filled(),
  view: aView(),
  availability: initialAvailability,
  shop: { country: 'AU', flags: { pricesExGst: false } },
} as const
const body = checkoutBody(
  order,
  { encryptedValues: { default: 'e' }, cardHolderName: 'Ada' },
  { height: 900, width: 1440 },
)

/** Of a tab whose browser stores nothing. */
const ownStorage = () =>
  safeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })

const wait = async () => {}

function page(respond: (sent: Sent, posts: number) => unknown) {
  let posts = 0
  const { api, sent } = wire((call) => respond(call, call.method === 'POST' ? ++posts : posts))
  const presses = createPressStore(ownStorage())
  const tools = { api, presses, supportNumber: '1300 000 500', wait }
  return {
    presses,
    sent,
    place: (changes: Partial<typeof body> = {}) => placeOrder({ ...body, ...changes }, tools),
    find: () => findOutcome(tools),
    keys: () => sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key')),
  }
}

const lost = () => Promise.reject(new TypeError('network'))

describe('sending an order', () => {
  it('stores the submission of an order until its confirmation is shown [S2-4-02]', async () => {
    const { place, presses } = page(() => ({ orderCompleted: true, success: true, cartId: 'C1' }))
    expect(await place()).toEqual({ kind: 'ordered', cartId: 'C1' })
    expect(presses.open()).not.toBeNull()
  })

  it('retries a lost response with the same key', async () => {
    const { place, keys } = page((_sent, posts) => (posts < 3 ? lost() : { orderCompleted: true, cartId: 'C1' }))
    expect(await place()).toEqual({ kind: 'ordered', cartId: 'C1' })
    expect(new Set(keys())).toHaveProperty('size', 1)
    expect(keys()).toHaveLength(3)
  })

  it('stores the press while its outcome is unknown, and takes a new key for the next one [S2-8-10]', async () => {
    const { place, keys, presses } = page(() => Response.json({}, { status: 500 }))
    const first = await place()
    expect(first).toMatchObject({ kind: 'refused', error: { errorCode: 500 } })
    expect(presses.open()).not.toBeNull()
    await place()
    expect(keys()).toHaveLength(6)
    expect(new Set(keys()).size).toBe(2)
  })

  it('says that nothing was ordered when no try was sent, and warns when one was', async () => {
    const unsent = new UnsentError('not renewed')
    const trying = (errors: Error[]) => {
      const { api } = wire(() => Response.json({}))
      const submit = () => Promise.reject(errors.shift() ?? unsent)
      const presses = createPressStore(ownStorage())
      const tools = { api: { ...api, checkout: { ...api.checkout, submit } }, presses, supportNumber: '1', wait }
      return placeOrder(body, tools).then((outcome) => ({ outcome, isOpen: presses.open() !== null }))
    }
    expect(await trying([])).toMatchObject({
      outcome: { kind: 'refused', error: { errorMessages: [expect.stringContaining('Nothing was ordered')] } },
      isOpen: false,
    })
    expect(await trying([new OfflineError('lost')])).toMatchObject({
      outcome: { kind: 'refused', error: { errorMessages: [expect.stringContaining('do not attempt')] } },
      isOpen: true,
    })
  })

  it('does not retry a rejected order, and uses a new key afterwards', async () => {
    const { place, keys } = page(() => Response.json(['Mend this', 'and that'], { status: 400 }))
    expect(await place()).toMatchObject({
      kind: 'refused',
      error: { errorCode: 400, errorMessages: ['Mend this', 'and that'] },
    })
    expect(keys()).toHaveLength(1)
    await place()
    expect(new Set(keys()).size).toBe(2)
  })

  it('stores the reference of a payment that needs a challenge by the bank [S2-4-05]', async () => {
    const secure3DResponse = { htmlFormAction: '/x', htmlFormToPost: '<form></form>' }
    const { place, presses } = page(() => ({ success: true, paymentReference: 'PAY-1', secure3DResponse }))
    expect(await place()).toEqual({ kind: 'challenge', challenge: secure3DResponse })
    expect(presses.open()?.paymentReference).toBe('PAY-1')
  })
})

describe('an order paid at a provider', () => {
  it('redirects to the address of the response, and stores its reference [S2-4-04]', async () => {
    const redirectUrl = 'https://pay.zip.co/1'
    const { place, presses } = page(() => ({ success: true, paymentReference: 'PAY-1', redirectUrl }))
    expect(await place({ selectedPaymentOption: 256 })).toEqual({ kind: 'redirect', address: redirectUrl })
    expect(presses.open()?.paymentReference).toBe('PAY-1')
  })

  it("waits for the customer's phone with Zip in store only [S2-4-03]", async () => {
    const { place } = page(() => ({ success: true, paymentReference: 'PAY-1' }))
    expect(await place({ selectedPaymentOption: 512 })).toEqual({ kind: 'waiting', reference: 'PAY-1' })
    expect(await place({ selectedPaymentOption: 0 })).toMatchObject({ kind: 'refused' })
  })
})

describe('the outcome of a stored submission', () => {
  const bankText =
    'Your payment was not completed and nothing was charged. Please try again or choose another way to pay.'

  const pressed = (respond: (sent: Sent) => unknown, reference: string | null = 'PAY-1', option = 0) => {
    const shown = page(respond)
    shown.presses.begin({ cartId: 'C1', option })
    if (reference) shown.presses.learn(reference)
    return shown
  }

  /** A server with this payment status, and this response to a cancel request. */
  const server = (paymentStatus: string, ended: { status: string; orderCompleted?: boolean } | Response) => {
    let status = paymentStatus
    return ({ method }: Sent) => {
      if (method === 'GET') return { paymentStatus: status, message: status === 'Declined' ? 'Declined here' : '' }
      if (ended instanceof Response) return ended.clone()
      status = ended.status
      return ended
    }
  }
  const cancelled = { status: 'Cancelled' }
  const failing = (status: number) => Response.json({}, { status })

  it('sends no request without a stored submission', async () => {
    expect(await page(() => lost()).find()).toBeNull()
  })

  it('treats an approved payment as an order, and a declined one as final', async () => {
    expect(await pressed(server('Approved', cancelled)).find()).toEqual({ kind: 'ordered', cartId: 'C1' })
    const declined = pressed(server('Declined', cancelled))
    expect(await declined.find()).toEqual({ kind: 'refused', text: 'Declined here' })
    expect(declined.presses.open()).toBeNull()
    expect(declined.sent.map(({ method }) => method)).toEqual(['GET'])
  })

  it.each([
    ['a card', 0],
    ['a page of a provider', 256],
    ['a telephone', 512],
  ])('cancels the open payment of %s and reports that nothing was charged', async (_name, option) => {
    const back = pressed(server('Pending', cancelled), 'PAY-1', option)
    expect(await back.find()).toEqual({ kind: 'refused', text: bankText })
    expect(back.sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      ['/api/checkout/void', { cartId: 'C1', selectedPaymentOption: option }],
    ])
    expect(back.presses.open()).toBeNull()
  })

  it('finds the order of a payment that was approved before it could be ended', async () => {
    const back = pressed(server('Pending', { status: 'Approved', orderCompleted: true }))
    expect(await back.find()).toEqual({ kind: 'ordered', cartId: 'C1' })
  })

  it('cancels a submission without a response', async () => {
    const sent = pressed(server('', { status: 'Unknown' }), null)
    expect(await sent.find()).toEqual({ kind: 'refused', text: bankText })
    expect(sent.sent.map(({ method }) => method)).toEqual(['POST'])
  })

  it('speaks of no payment when an order by bank transfer or on account was not placed', async () => {
    for (const option of [paymentOptions.BankTransfer, paymentOptions.CRAccount]) {
      const sent = pressed(server('', { status: 'Unknown' }), null, option)
      expect(await sent.find()).toEqual({ kind: 'refused', text: 'Your order was not placed. Please try again.' })
    }
  })

  it('keeps a submission whose outcome cannot be loaded', async () => {
    for (const response of [lost, server('Pending', failing(503)), server('Pending', { status: 'Pending' })]) {
      const back = pressed(response)
      expect(await back.find()).toEqual({ kind: 'unknown' })
      expect(back.presses.open()).not.toBeNull()
    }
  })

  it('discards a submission whose cart does not belong to this visitor', async () => {
    const gone = pressed(server('Pending', failing(404)), null)
    expect(await gone.find()).toBeNull()
    expect(gone.presses.open()).toBeNull()
  })
})
