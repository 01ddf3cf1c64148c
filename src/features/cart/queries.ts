import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, isNotFound, OfflineError } from '#contract/api-error.ts'
import type { AddProduct, Cart, CartProduct } from '#contract/cart.ts'
import type { Api } from '#contract/client.ts'
import type { Geo } from '#contract/geo.ts'
import { emptyCart, hasLine, readCart } from '#domain/cart.ts'
import { cartErrorText, lineGoneText } from '#domain/cart-error.ts'
import { cartQuery } from '#domain/cart-query.ts'
import type { App } from '#lib/app.tsx'
import { uniqueId } from '#lib/unique-id.ts'
import type { CartChange } from './changes.ts'
import { inTurn } from './loads.ts'
import { dropChanges, listChanges, markSent, putChange, setCartError } from './waiting.ts'

/** Where the goods go, as far as it is known when the call goes out. */
function placeOf(client: QueryClient) {
  const geo = client.getQueryData<Geo>(['geo'])
  return cartQuery({ suburb: geo?.city || null, postcode: geo?.postcode || null, state: geo?.state || null })
}

/** The items as they cost with a delivery of its own, for the checkout [S2-7-13]. */
export const loadCart = async ({ api, queryClient }: App, wish: { winningDeliveryServiceOverride: boolean }) =>
  readCart(await api.cart.view({ query: { ...placeOf(queryClient), ...wish } }))

export const cartQueries = (api: Api) => ({
  /** What the server holds. There is one cart, wherever it is sent: the place is no part of the key. */
  view: () =>
    queryOptions({
      queryKey: ['cart', 'view'],
      queryFn: ({ client, signal }) =>
        inTurn(client, async () => {
          // A later load has taken the place of this one while it waited.
          signal.throwIfAborted()
          const sent = listChanges(client).flatMap(({ id, isSent }) => (isSent ? [id] : []))
          const cart = readCart(await api.cart.view({ query: placeOf(client) }))
          dropChanges(client, sent)
          setCartError(client, null)
          return cart
        }),
      staleTime: 60_000,
    }),
  product: (productCode: string) =>
    queryOptions({
      queryKey: ['cart', 'product', productCode],
      queryFn: ({ signal }) => api.cart.product({ params: { productCode } }, { signal }),
    }),
})

/** One load after a change, whatever load is under way: that one may have been answered before the change. */
async function reload({ api, queryClient }: App) {
  const view = cartQueries(api).view()
  await queryClient.cancelQueries({ queryKey: view.queryKey })
  return queryClient.fetchQuery({ ...view, staleTime: 0 })
}

/** The line to remove is not in the cart any more: gone in another tab, or sold with an order. */
class LineGoneError extends Error {
  override name = 'LineGoneError'
}

const isLineGone = (error: Error) => error instanceof LineGoneError || isNotFound(error)

export function cartFailureText(error: Error): string {
  if (isLineGone(error)) return lineGoneText
  if (error instanceof OfflineError) return 'You are offline. Try again when you are connected.'
  return cartErrorText(error instanceof ApiError ? error.problem : undefined)
}

type Steps<Input> = {
  send: (input: Input) => Promise<Cart>
  /** Left out: nothing is shown before the server has answered. */
  change?: (input: Input) => CartChange
  /** The failure stands in a field instead of a message over the page. */
  inField?: true
}

/** Every change: shown at once, sent one after the other, then the cart is loaded once [S3-4-07]. */
function cartChange<Input>(app: App, { send, change, inField }: Steps<Input>) {
  const { api, queryClient } = app
  const viewKey = cartQueries(api).view().queryKey
  return mutationOptions<Cart, Error, Input, string>({
    mutationKey: ['cart', 'change'],
    scope: { id: 'cart' },
    meta: { inline: true },
    mutationFn: send,
    onMutate: (input) => {
      const id = uniqueId()
      if (change) putChange(queryClient, { ...change(input), id })
      return id
    },
    onSuccess: async (answer, _input, id) => {
      markSent(queryClient, id)
      await reload(app).catch(() => {
        // The change itself was taken, and its answer is a cart.
        queryClient.setQueryData(viewKey, readCart(answer))
        dropChanges(queryClient, [id])
      })
    },
    onError: async (error, _input, id) => {
      if (id) dropChanges(queryClient, [id])
      // First the load, which takes the last error away, then this one.
      if (isLineGone(error)) await reload(app).catch(() => undefined)
      if (!inField) setCartError(queryClient, cartFailureText(error))
    },
  })
}

export type Addition = { line: CartProduct; body: AddProduct }

export const addProduct = (app: App) =>
  cartChange<Addition>(app, {
    change: ({ line }) => ({ kind: 'add', line }),
    send: ({ body }) => app.api.cart.addProduct({ body }, { headers: { 'idempotency-key': uniqueId() } }),
  })

/** The stepper: the server adds, so what is sent is the difference. */
export const changeQuantity = (app: App) =>
  cartChange<{ line: Pick<CartProduct, 'sku' | 'productCode'>; by: number }>(app, {
    change: ({ line, by }) => ({ kind: 'quantity', productCode: line.productCode, by }),
    send: ({ line: { sku, productCode }, by }) =>
      app.api.cart.addProduct(
        { body: { sku, productCode, quantity: by } },
        { headers: { 'idempotency-key': uniqueId() } },
      ),
  })

export const removeProduct = (app: App) =>
  cartChange<string>(app, {
    change: (productCode) => ({ kind: 'remove', productCode }),
    send: async (productCode) => {
      const held = app.queryClient.getQueryData(cartQueries(app.api).view().queryKey)
      if (held && !hasLine(held, productCode)) throw new LineGoneError()
      return app.api.cart.removeProduct({ params: { productCode } })
    },
  })

export const clearCart = (app: App) =>
  cartChange<void>(app, {
    change: () => ({ kind: 'clear' }),
    send: async () => {
      const answer = await app.api.cart.clear()
      app.queryClient.setQueryData(cartQueries(app.api).view().queryKey, emptyCart())
      return answer
    },
  })

export const setCartEmail = (app: App) =>
  cartChange<string>(app, { inField: true, send: (email) => app.api.cart.setEmail({ body: { email } }) })

export const addCoupon = (app: App) =>
  cartChange<string>(app, { inField: true, send: (code) => app.api.cart.addCoupon({ body: { code } }) })

export const removeCoupon = (app: App) =>
  cartChange<string>(app, { inField: true, send: (code) => app.api.cart.removeCoupon({ params: { code } }) })
