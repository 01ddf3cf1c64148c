import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AddProduct, Cart, CartProduct } from '#contract/checkout/cart.ts'
import type { Api } from '#contract/client.ts'
import type { Geo } from '#contract/location/geo.ts'
import { OfflineError } from '#contract/protocol/api-error.ts'
import { emptyCart, hasLine, readCart } from '#domain/cart/cart.ts'
import { cartQuery } from '#domain/cart/cart-query.ts'
import { lineRef } from '#domain/cart/line-ref.ts'
import { optimisticCart } from '#domain/cart/optimistic-cart.ts'
import type { App } from '#lib/app.tsx'
import { dropAdd, type KeptAdd, keepAdd } from '#lib/boot/kept-adds.ts'
import { throwMissedPart } from '#lib/boot/missing-chunk-toast.ts'
import { cartFailureText, isLineGone, LineGoneError } from '#lib/network/cart-failure.ts'
import { uniqueId } from '#lib/unique-id.ts'
import type { CartEdit } from '#offline/cart/cart-edit.ts'
import type { EmailBody } from '#offline/cart/kinds/email.ts'
import type { Outcome } from './pending/cart-edits.ts'
import { dropChanges, listChanges, markSent, setCartError } from './pending/pending-changes.ts'
import { serialize } from './serialize.ts'

/** The delivery location, as far as it is known when the request is sent. */
function placeOf(client: QueryClient) {
  const geo = client.getQueryData<Geo>(['geo'])
  return cartQuery({ suburb: geo?.city || null, postcode: geo?.postcode || null, state: geo?.state || null })
}

const placeLimitMs = 3_000

/**
 * Waits up to `placeLimitMs` for a pending location, because delivery prices depend on it; a later one reloads the
 * cart.
 */
function placeKnown(client: QueryClient) {
  const pendingLocation = client
    .getQueryCache()
    .find({ queryKey: ['geo'] })
    ?.promise?.catch(() => undefined)
  return Promise.race([pendingLocation, new Promise((resolve) => setTimeout(resolve, placeLimitMs))])
}

export const cartQueries = (api: Api) => ({
  /** The cart on the server. The location is not in the query key: there is one cart for every location. */
  view: () =>
    queryOptions({
      queryKey: ['cart', 'view'],
      queryFn: ({ client, signal }) =>
        serialize(client, async () => {
          await placeKnown(client)
          // A later load may have cancelled this one while it waited.
          signal.throwIfAborted()
          const sent = listChanges(client).flatMap(({ id, isSent }) => (isSent ? [id] : []))
          const cart = readCart(await api.cart.view({ query: placeOf(client) }))
          dropChanges(client, sent)
          setCartError(client, null)
          return cart
        }),
      staleTime: 60_000,
    }),
  /**
   * The cart of an order that the shop delivers in place of the suppliers, which may change prices [S2-7-13]. It is
   * loaded with every load of the order, at `asOf`.
   */
  assigned: (asOf: number) =>
    queryOptions({
      queryKey: ['cart', 'assigned', asOf],
      queryFn: async ({ client, signal }) =>
        readCart(
          await api.cart.view({ query: { ...placeOf(client), winningDeliveryServiceOverride: true } }, { signal }),
        ),
      placeholderData: keepPreviousData,
    }),
})

/** Loads the cart after a change; cancels a load in flight, whose response may predate the change. */
async function reload({ api, queryClient }: App) {
  const view = cartQueries(api).view()
  await queryClient.cancelQueries({ queryKey: view.queryKey })
  return queryClient.fetchQuery({ ...view, staleTime: 0 })
}

type Direct<Input> = (input: Input, options: { headers: Record<string, string> }) => Promise<Cart>

/** The code that sends changes is not in the initial bundle. */
async function cartEdits(app: App) {
  const { cartEditsOf } = await import('./pending/cart-edits.ts').catch(throwMissedPart)
  return cartEditsOf(app, () => reload(app))
}

/** Reloads the cart once after an accepted change [S3-4-07]. */
async function takeOutcome(app: App, outcome: Outcome) {
  const { api, queryClient } = app
  if (outcome.state === 'waiting') {
    if (!outcome.isDurable) warnOfLoss(queryClient)
    return
  }
  const { id, cart } = outcome
  if (id) markSent(queryClient, id)
  await reload(app).catch(() => {
    // The change was accepted, and its response is a cart.
    if (cart) queryClient.setQueryData(cartQueries(api).view().queryKey, readCart(cart))
    if (id && cart) dropChanges(queryClient, [id])
  })
}

async function takeFailure(app: App, error: Error, isInField: boolean) {
  // A successful load clears the last error, so it runs before this error is set.
  if (isLineGone(error)) await reload(app).catch(() => undefined)
  if (!isInField) setCartError(app.queryClient, cartFailureText(error))
}

/** A page that is being left may live on for so long after its requests were ended: the next page then adds the product. */
const leavingMs = 5_000

type Way<Input> = {
  change: (input: Input) => CartEdit
  /** Shows the error in a field instead of a toast. */
  inField?: true
  onSent?: () => unknown
  /** Keeps the change from the press on, as the page may close before it is stored. */
  keep?: (input: Input) => KeptAdd | undefined
  idOf?: (input: Input) => string | undefined
}

const shared = { mutationKey: ['cart', 'change'], meta: { inline: true } } as const

const changesUnderWay = ({ queryClient }: App) =>
  queryClient.getMutationCache().findAll({ mutationKey: shared.mutationKey, status: 'pending' })

/** Whether a change is being stored, sent or confirmed by a new load. */
export const isChanging = (app: App) => changesUnderWay(app).length > 0

/** Resolves when the changes under way have ended: true if all of them succeeded. */
export function changesEnded(app: App): Promise<boolean> {
  const changes = changesUnderWay(app)
  const cache = app.queryClient.getMutationCache()
  return new Promise((resolve) => {
    const stop = cache.subscribe(() => {
      if (changes.some(({ state }) => state.status === 'pending')) return
      stop()
      resolve(changes.every(({ state }) => state.status === 'success'))
    })
  })
}

/** Lets go of what an earlier press failed to add, by the address of the product. */
const letGo = new Map<string, () => void>()

/** A change that is stored on this device, shown optimistically and sent in order. */
function cartChange<Input>(app: App, { change, inField, onSent, keep, idOf }: Way<Input>) {
  return mutationOptions<Outcome, Error, Input, string>({
    ...shared,
    mutationFn: async (input) => {
      const kept = keep?.(input)
      if (!kept) return (await cartEdits(app)).change(change(input), idOf?.(input))
      // A new press shows that the page stayed, and replaces the one that failed.
      letGo.get(kept.path)?.()
      keepAdd(kept)
      const drop = () => dropAdd(kept.id)
      try {
        const outcome = await (await cartEdits(app)).change(change(input), kept.id)
        drop()
        return outcome
      } catch (error) {
        if (error instanceof OfflineError) {
          letGo.set(kept.path, drop)
          setTimeout(drop, leavingMs)
        } else drop()
        throw error
      }
    },
    onSuccess: async (outcome) => {
      if (outcome.state === 'sent') onSent?.()
      await takeOutcome(app, outcome)
    },
    onError: (error) => takeFailure(app, error, Boolean(inField)),
  })
}

/** Only the server can validate it: it is sent after all queued changes, or rejected when they cannot be sent. */
function directChange<Input>(app: App, send: Direct<Input>) {
  return mutationOptions<Outcome, Error, Input, string>({
    ...shared,
    mutationFn: async (input) => {
      if (!(await (await cartEdits(app)).drain())) throw new OfflineError('Changes before it still wait')
      return { state: 'sent', id: null, cart: await send(input, { headers: { 'idempotency-key': uniqueId() } }) }
    },
    onSuccess: (outcome) => takeOutcome(app, outcome),
    onError: (error) => takeFailure(app, error, true),
  })
}

export type Addition = {
  line: CartProduct
  body: AddProduct
  /** Of a change that an earlier page kept: its caller ends that. */
  id?: string
}

export const addProduct = (app: App, { inField }: Pick<Way<Addition>, 'inField'> = {}) =>
  cartChange<Addition>(app, {
    ...(inField && { inField }),
    change: ({ line, body }) => ({ kind: 'add', body: { line, body } }),
    keep: ({ line: { uri }, body: { sku: _, ...choice }, id }) =>
      uri && !id ? { id: uniqueId(), path: uri, choice } : undefined,
    idOf: ({ id }) => id,
  })

/** Changes a quantity: the server adds, so the request carries the difference. */
export const changeQuantity = (app: App) =>
  cartChange<{ line: CartProduct; by: number }>(app, {
    change: ({ line, by }) => ({ kind: 'quantity', body: { line: lineRef(line), title: line.title, by } }),
  })

export const removeProduct = (app: App) =>
  cartChange<string>(app, {
    change: (productCode) => {
      const { queryClient, api, brand } = app
      const held = queryClient.getQueryData(cartQueries(api).view().queryKey)
      const shown = optimisticCart(held ?? emptyCart(), listChanges(queryClient), brand).products
      const line = shown.find((candidate) => candidate.productCode === productCode)
      if (!line && held && !hasLine(held, productCode)) throw new LineGoneError()
      const ref = line ? lineRef(line) : { productCode, sku: '', warrantyId: null, installId: null }
      return { kind: 'remove', body: { line: ref, title: line?.title ?? productCode } }
    },
  })

export const clearCart = (app: App) =>
  cartChange<void>(app, {
    change: () => ({ kind: 'clear', body: null }),
    onSent: () => app.queryClient.setQueryData(cartQueries(app.api).view().queryKey, emptyCart()),
  })

export const setCartEmail = (app: App) =>
  cartChange<EmailBody>(app, { inField: true, change: (body) => ({ kind: 'email', body }) })

export const addCoupon = (app: App) =>
  directChange<string>(app, (code, options) => app.api.cart.addCoupon({ body: { code } }, options))

export const removeCoupon = (app: App) =>
  directChange<string>(app, (code, options) => app.api.cart.removeCoupon({ params: { code } }, options))

/** For pending changes that cannot be stored; shown once a page. */
const lossText = 'This window cannot save changes. Keep it open until your changes are sent.'
const notified = new WeakSet<QueryClient>()
function warnOfLoss(client: QueryClient) {
  if (notified.has(client)) return
  notified.add(client)
  setCartError(client, lossText)
}

/** Sends the edits stored by earlier pages, and sends again when the connection returns. */
export const resumeCart = async (app: App) => (await cartEdits(app)).resume()

/** For the list of pending changes. */
export const cancelEdit = (app: App) =>
  mutationOptions<boolean, Error, string>({ mutationFn: async (id) => (await cartEdits(app)).cancel(id) })

export const retryEdit = (app: App) =>
  mutationOptions<void, Error, string>({ mutationFn: async (id) => (await cartEdits(app)).retry(id) })
