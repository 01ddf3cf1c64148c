import { MutationObserver, type MutationObserverOptions, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import type { Geo } from '#contract/location/geo.ts'
import { cartCount, emptyCart } from '#domain/cart/cart.ts'
import { optimisticCart } from '#domain/cart/optimistic-cart.ts'
import type { App } from '#lib/app.tsx'
import { createQueryClient } from '#lib/query/query-client.ts'
import { brand } from '#themes/wa/brand.ts'
import { type Sent, wire } from '../../../tests/wire.ts'
import { reloadAfterLocation } from './cart-reload.ts'
import { cartError, listChanges } from './pending/pending-changes.ts'
import {
  addCoupon,
  addProduct,
  cartQueries,
  changeQuantity,
  clearCart,
  removeCoupon,
  removeProduct,
  setCartEmail,
} from './queries.ts'

const product: CartProduct = {
  productCode: 'A/B 1',
  sku: 'AB1',
  title: 'Kettle',
  price: 99,
  quantity: 2,
  brand: 'Testa',
  category: 'Kettles',
  categorization: '',
  sortOrder: 1,
}
const held: Cart = { ...emptyCart(), cartId: 'C1', products: [product], productCount: 2, orderTotal: 198 }
const reward = { ...product, productCode: 'gift', promoId: 'P', quantity: 1, price: 0 }

function shopper(respond: (sent: Sent) => unknown = () => held) {
  const { api, sent, lines } = wire(respond)
  const queryClient = createQueryClient()
  const app = { api, queryClient, brand }
  const view = cartQueries(api).view()
  return {
    app,
    sent,
    lines,
    load: () => queryClient.fetchQuery({ ...view, staleTime: 0 }),
    loaded: () => queryClient.getQueryData(view.queryKey),
    shown: () =>
      optimisticCart(queryClient.getQueryData(view.queryKey) ?? emptyCart(), listChanges(queryClient), brand),
    error: () => queryClient.getQueryData(cartError().queryKey) ?? null,
    busy: () =>
      queryClient.isFetching({ queryKey: view.queryKey }) + queryClient.isMutating({ mutationKey: ['cart', 'change'] }),
    run: <Data, Input>(options: MutationObserverOptions<Data, Error, Input, string>, input: Input) =>
      new MutationObserver(queryClient, options).mutate(input),
  }
}

/** Subscribes to the cart as the button in the header does. */
const observe = ({ queryClient, api }: App) =>
  new QueryObserver(queryClient, cartQueries(api).view()).subscribe(() => {})

const addition = { line: product, body: { sku: 'AB1', quantity: 2, warrantyId: null, installId: null } }
const gets = (lines: string[]) => lines.filter((line) => line.startsWith('GET'))

describe('cart requests', () => {
  it('loads the cart with only the location fields that are known [S3-7-14] [S3-5-05]', async () => {
    const { app, load, lines } = shopper()
    await load()
    app.queryClient.setQueryData(['geo'], { city: '', postcode: '2000', state: '' } as Partial<Geo>)
    await load()
    app.queryClient.setQueryData(['geo'], { city: 'Sydney', postcode: '2000', state: 'NSW' } as Partial<Geo>)
    await load()
    expect(lines()).toEqual([
      'GET /api/cart/',
      'GET /api/cart/?postcode=2000',
      'GET /api/cart/?suburb=Sydney&postcode=2000&state=NSW',
    ])
  })

  it('adds a product with its options and quantity under its own idempotency key [S3-7-15]', async () => {
    const { app, run, sent } = shopper()
    await run(addProduct(app), addition)
    await run(addProduct(app), addition)
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/api/cart/product/',
      body: { sku: 'AB1', quantity: 2, warrantyId: null, installId: null },
    })
    const keys = sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
    expect(keys.every((key) => (key?.length ?? 0) > 20)).toBe(true)
  })

  it('sends the difference of a quantity change with the address of the line [S3-7-15]', async () => {
    const { app, run, sent } = shopper()
    await run(changeQuantity(app), { line: product, by: -1 })
    expect(sent[0]?.body).toEqual({ sku: 'AB1', productCode: 'A/B 1', quantity: -1 })
  })

  it('loads one line when a change of it is rejected, and the whole cart when the line has changed [S3-7-16]', async () => {
    let now: CartProduct | null = product
    const respond = ({ method, path }: Sent) => {
      if (method === 'POST') return Response.json({ errors: ['Not these'] }, { status: 400 })
      if (path === '/api/cart/') return { ...held, products: now ? [now] : [] }
      if (!now) return Response.json({}, { status: 404 })
      return now
    }
    const { app, run, load, lines, loaded, error } = shopper(respond)
    const step = () => run(changeQuantity(app), { line: product, by: 1 }).catch(() => undefined)
    await load()
    await step()
    const alone = ['POST /api/cart/product/', 'GET /api/cart/product/A%2FB%201']
    expect(lines()).toEqual(['GET /api/cart/', ...alone])
    now = { ...product, quantity: 5 }
    await step()
    expect(lines().slice(3)).toEqual([...alone, 'GET /api/cart/'])
    expect(loaded()?.products[0]?.quantity).toBe(5)
    now = null
    await step()
    expect(lines().slice(6)).toEqual([...alone, 'GET /api/cart/'])
    expect(loaded()?.products).toEqual([])
    expect(error()).toBe('Not these')
  })

  it('removes a product and clears the cart at the paths of the specification [S3-7-17] [S3-7-18]', async () => {
    const { app, run, lines } = shopper()
    await run(removeProduct(app), 'A/B 1')
    await run(clearCart(app), undefined)
    expect(lines().filter((line) => line !== 'GET /api/cart/')).toEqual([
      'DELETE /api/cart/product/A%2FB%201',
      'DELETE /api/cart/',
    ])
  })

  it('saves an email, applies a coupon and removes it [S3-7-19] [S3-7-20] [S3-7-21]', async () => {
    const { app, run, sent, lines } = shopper()
    await run(setCartEmail(app), { email: 'ada@example.com', cartId: 'C1' })
    await run(addCoupon(app), 'SAVE10')
    await run(removeCoupon(app), 'A/B 1')
    expect(lines().filter((line) => !line.startsWith('GET'))).toEqual([
      'POST /api/cart/email',
      'POST /api/cart/coupon/',
      'DELETE /api/cart/coupon/A%2FB%201',
    ])
    expect(sent.find(({ path }) => path === '/api/cart/email')?.body).toEqual({
      email: 'ada@example.com',
      cartId: 'C1',
    })
    expect(sent.find(({ path }) => path === '/api/cart/coupon/')?.body).toEqual({ code: 'SAVE10' })
  })
})

describe('loading', () => {
  it('loads the cart exactly once after each change [S3-4-07]', async () => {
    const { app, run, lines } = shopper()
    const changes = [
      () => run(addProduct(app), addition),
      () => run(removeProduct(app), 'A/B 1'),
      () => run(clearCart(app), undefined),
      () => run(setCartEmail(app), { email: 'ada@example.com', cartId: 'C1' }),
      () => run(addCoupon(app), 'SAVE10'),
      () => run(removeCoupon(app), 'SAVE10'),
    ]
    for (const change of changes) {
      const before = lines().length
      await change()
      expect(gets(lines().slice(before))).toEqual(['GET /api/cart/'])
    }
  })

  it('reloads after the location is resolved, but not after it fails [S3-4-08]', async () => {
    const { app, load, lines } = shopper()
    await load()
    const stop = reloadAfterLocation(app)
    const unobserve = observe(app)
    await app.queryClient
      .fetchQuery({ queryKey: ['geo'], queryFn: () => Promise.reject(new Error('no')), retry: false })
      .catch(() => null)
    expect(lines()).toHaveLength(1)
    await app.queryClient.fetchQuery({
      queryKey: ['geo'],
      queryFn: () => ({ city: 'Sydney', postcode: '2000', state: 'NSW' }),
    })
    await expect.poll(lines).toEqual(['GET /api/cart/', 'GET /api/cart/?suburb=Sydney&postcode=2000&state=NSW'])
    for (const end of [stop, unobserve]) end()
  })

  it('waits for a pending location, and sends one request with it [S3-4-08] [S1-1-15]', async () => {
    const { app, lines } = shopper()
    const geo = Promise.withResolvers<object>()
    const stop = reloadAfterLocation(app)
    const known = app.queryClient.fetchQuery({ queryKey: ['geo'], queryFn: () => geo.promise })
    const unobserve = observe(app)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(lines()).toEqual([])
    geo.resolve({ city: 'Sydney', postcode: '2000', state: 'NSW' })
    await known
    await expect.poll(lines).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(lines()).toEqual(['GET /api/cart/?suburb=Sydney&postcode=2000&state=NSW'])
    for (const end of [stop, unobserve]) end()
  })

  it.each(['fails', 'takes long'])('loads without a location that %s', async (how) => {
    vi.useFakeTimers()
    const { app, lines } = shopper()
    const queryFn = () => (how === 'fails' ? Promise.reject(new Error('no')) : new Promise<never>(() => {}))
    app.queryClient.fetchQuery({ queryKey: ['geo'], queryFn, retry: false }).catch(() => null)
    const unobserve = observe(app)
    await vi.advanceTimersByTimeAsync(how === 'fails' ? 0 : 3_000)
    vi.useRealTimers()
    await expect.poll(lines).toEqual(['GET /api/cart/'])
    unobserve()
  })

  it('runs one load and queues one; the last response wins', async () => {
    const waiting: ((cart: Cart) => void)[] = []
    const { app, loaded, lines } = shopper(() => new Promise((resolve) => waiting.push(resolve)))
    const { queryClient } = app
    const view = cartQueries(app.api).view()
    queryClient.setQueryData(view.queryKey, held)
    const stop = observe(app)
    const again = () => queryClient.invalidateQueries({ queryKey: ['cart'] })
    const loads = [again()]
    await expect.poll(lines).toHaveLength(1)
    loads.push(again(), again())
    waiting[0]?.({ ...held, orderTotal: 1 })
    await expect.poll(lines).toHaveLength(2)
    waiting[1]?.({ ...held, orderTotal: 2 })
    await Promise.all(loads)
    expect(lines()).toHaveLength(2)
    expect(loaded()?.orderTotal).toBe(2)
    stop()
  })

  it('replaces the cart and its count [S3-4-03] [S3-4-04] [S3-3-03]', async () => {
    const responses: Cart[] = [
      held,
      { ...held, products: [{ ...product, productCode: 'new' }], productCount: 2, rewards: [reward] },
    ]
    const { load, loaded } = shopper(() => responses.shift())
    await load()
    await load()
    expect(loaded()?.products.map(({ productCode }) => productCode)).toEqual(['new'])
    expect(cartCount(loaded() ?? emptyCart())).toBe(3)
  })

  it('is busy from the start to the end of a load or change, successful or failed [S3-4-02]', async () => {
    let isRefusing = false
    const { app, run, busy, load } = shopper(({ method }) =>
      isRefusing && method !== 'GET' ? Response.json({ errors: ['no'] }, { status: 400 }) : held,
    )
    const actions = [
      load,
      () => run(addProduct(app), addition),
      () => run(removeProduct(app), 'A/B 1'),
      () => run(clearCart(app), undefined),
      () => run(setCartEmail(app), { email: 'ada@example.com', cartId: 'C1' }),
    ]
    for (isRefusing of [false, true]) {
      for (const action of actions) {
        const done = action().catch(() => null)
        expect(busy()).toBeGreaterThan(0)
        await done
        expect(busy()).toBe(0)
      }
    }
  })
})

describe('optimistic updates', () => {
  it('raises the count immediately and reverts it when the change fails', async () => {
    const { app, run, shown } = shopper(({ method }) =>
      method === 'POST' ? Response.json({ errors: ['Sold out'] }, { status: 400 }) : held,
    )
    const counts: number[] = []
    app.queryClient.getQueryCache().subscribe(() => counts.push(cartCount(shown())))
    await run(addProduct(app), addition).catch(() => null)
    expect(Math.max(...counts)).toBe(2)
    await vi.waitFor(() => expect(cartCount(shown())).toBe(0))
  })

  it('counts a change once, whichever of the two responses arrives first', async () => {
    const counts: number[] = []
    const { app, run, load, shown } = shopper(({ method }) => (method === 'GET' ? held : { ...held, productCount: 2 }))
    await load()
    app.queryClient.getQueryCache().subscribe(() => counts.push(cartCount(shown())))
    await run(changeQuantity(app), { line: product, by: 1 })
    expect(Math.max(...counts)).toBe(3)
    expect(cartCount(shown())).toBe(2)
  })

  it('is empty after the cart is cleared, before the reload [S3-4-06]', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    let isCleared = false
    const { app, run, load, loaded } = shopper(async ({ method }) => {
      if (method === 'DELETE') isCleared = true
      else if (isCleared) await gate
      return isCleared ? emptyCart() : { ...held, rewards: [reward] }
    })
    await load()
    const done = run(clearCart(app), undefined)
    await expect.poll(() => loaded()?.products).toEqual([])
    expect([loaded()?.rewards, cartCount(loaded() ?? held)]).toEqual([[], 0])
    release()
    await done
  })

  it('keeps the response of a change when the reload after it fails', async () => {
    const { app, run, shown } = shopper(({ method }) =>
      method === 'GET' ? Response.json({}, { status: 404 }) : { ...held, productCount: 7 },
    )
    await run(addProduct(app), addition)
    expect(cartCount(shown())).toBe(7)
  })
})

describe('failures', () => {
  const refusing = (body: unknown) =>
    shopper(({ method }) => (method === 'POST' ? Response.json(body, { status: 400 }) : held))

  it('shows the first message, or that the error is unknown [S3-8-01] [S3-8-02]', async () => {
    const first = refusing({ errors: ['A', 'B'] })
    await first.run(addProduct(first.app), addition).catch(() => null)
    expect(first.error()).toBe('A')
    const second = shopper(({ method }) => (method === 'POST' ? new Response('', { status: 500 }) : held))
    await second.run(addProduct(second.app), addition).catch(() => null)
    expect(second.error()).toBe('An unknown error occurred, please try again later')
  })

  it('sends nothing and says what to do where the browser blocks cookies', async () => {
    const { app, run, error, sent } = shopper()
    vi.stubGlobal('navigator', { cookieEnabled: false })
    await run(addProduct(app), addition).catch(() => null)
    vi.unstubAllGlobals()
    expect(error()).toBe('Your browser blocks cookies, which the cart needs. Allow them for this site, then try again.')
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('clears the error after the next successful load', async () => {
    const { app, run, load, error } = refusing({ errors: ['A'] })
    await run(addProduct(app), addition).catch(() => null)
    await load()
    expect(error()).toBeNull()
  })

  it('reports a removed line, without a request for it or after its 404, and loads the cart [S3-8-03]', async () => {
    const known = shopper()
    await known.load()
    await known.run(removeProduct(known.app), 'OTHER').catch(() => null)
    expect(known.lines()).toEqual(['GET /api/cart/', 'GET /api/cart/'])
    expect(known.error()).toBe('Something went wrong. Please try again.')

    const gone = shopper(({ method }) => (method === 'DELETE' ? Response.json({}, { status: 404 }) : held))
    await gone.load()
    await gone.run(removeProduct(gone.app), 'A/B 1').catch(() => null)
    expect(gone.lines()).toEqual(['GET /api/cart/', 'DELETE /api/cart/product/A%2FB%201', 'GET /api/cart/'])
    expect(gone.error()).toBe('Something went wrong. Please try again.')
  })

  it('leaves the message of a rejected coupon or email to its field', async () => {
    const { app, run, error } = refusing({ errors: ['This coupon is not valid'] })
    await expect(run(addCoupon(app), 'NOPE')).rejects.toMatchObject({ status: 400 })
    expect(error()).toBeNull()
  })
})
