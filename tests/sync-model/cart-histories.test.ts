import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cartStep, liveCart } from './cart-history.ts'

const runs = Number(process.env.SYNC_CART_HISTORIES ?? 300)
const seed = Number(process.env.SYNC_SEED ?? 20_261_123)
const history = fc.array(cartStep, { minLength: 1, maxLength: 24 })

it('applies every change of a cart once and in order, and ends with the same cart on two devices and the server', {
  timeout: Number.POSITIVE_INFINITY,
  retry: 0,
}, async () => {
  console.log(`${runs} histories of a cart from seed ${seed}`)
  const property = fc.asyncProperty(history, async (steps) => liveCart(steps))
  await expect(fc.assert(property, { numRuns: runs, seed })).resolves.toBeUndefined()
})

it.each(['keyDropped', 'acknowledgedEarly', 'noTimeLimit'] as const)(
  'catches a fault planted in a cart: %s',
  async (fault) => {
    const property = fc.asyncProperty(history, async (steps) => liveCart(steps, { [fault]: true }))
    const { failed, numRuns, errorInstance } = await fc.check(property, { numRuns: 10_000, seed, endOnFailure: true })
    console.log(`${fault}: history ${numRuns}, ${errorInstance}`)
    expect(failed).toBe(true)
  },
  600_000,
)
