import type { QueryClient } from '@tanstack/react-query'
import type { Cart, CartProduct } from '#contract/checkout/cart.ts'
import { emptyCart } from '#domain/cart/cart.ts'
import type { LineRef } from '#domain/cart/line-ref.ts'
import { trackedAddition } from '#domain/tracking/tracking.ts'
import { isAsHeld } from '#features/cart/pending/line-check.ts'
import { storedFlag } from '#features/cart/pending/stored-flag.ts'
import type { App } from '#lib/app.tsx'
import { pageConnection } from '#lib/network/connection.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { track } from '#lib/tracking/data-layer.ts'
import { type CartEdit, describeEdit, toChange } from '#offline/cart/cart-edit.ts'
import { cartScope, cartType } from '#offline/cart/cart-scope.ts'
import { pendingCounts } from '#offline/pending-counts.ts'
import type { Edit } from '#offline/sync/edit.ts'
import { openStore } from '#offline/sync/open-store.ts'
import { createSync, RejectedError, type Sync, type SyncState, type WatchedOutcome } from '#offline/sync/sync.ts'
import {
  listChanges,
  markSent,
  type PendingItem,
  pendingItems,
  type SentChange,
  setChanges,
  unreadableEdits,
} from './pending-changes.ts'

/** The result of a change: accepted by the server, or stored on this device and sent later. */
export type Outcome =
  | { readonly state: 'sent'; readonly id: string | null; readonly cart: Cart | null }
  | { readonly state: 'waiting'; readonly isDurable: boolean }

const noCookiesText = 'Your browser blocks cookies, which the cart needs. Allow them for this site, then try again.'

/** A short tick in the hand, on devices that have one; not on a page that adds what was pressed on the one before it. */
function tick() {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Older browsers do not say.
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(15)
}

const itemOf = (edit: Edit): PendingItem => ({
  id: edit.id,
  ...describeEdit(edit),
  reason: edit.reason,
  isTried: edit.attempts > 0 && edit.state === 'pending',
})

/**
 * The optimistic change for an edit; an added line can be edited while it is queued, but not while it is being sent.
 */
function shownChange(edit: Edit, isWaiting: boolean): readonly SentChange[] {
  const change = toChange(edit)
  if (!change || (change.kind === 'email' && !isWaiting)) return []
  const shown = { ...change, id: edit.id, isSent: false, isWaiting }
  if (shown.kind !== 'add' || !isWaiting) return [shown]
  const { editFlags: _, ...line } = shown.line
  return [{ ...shown, line }]
}

/** Shows pending edits in the cart, and reloads the cart after the server accepts edits that no caller awaits. */
function showEdits({ queryClient }: App, { sync, reload }: { sync: Sync<Cart, Cart>; reload: () => Promise<unknown> }) {
  const accepted = new Set<string>()
  let acceptedUnwatched = 0

  function show({ edits, watched, unreadable }: SyncState) {
    const open = edits.filter(({ id }) => !accepted.has(id))
    const pending = open.filter(({ state }) => state === 'pending')
    setChanges(queryClient, [
      ...listChanges(queryClient).filter(({ isSent }) => isSent),
      ...pending.flatMap((edit) => shownChange(edit, !watched.has(edit.id))),
    ])
    const items = open.filter(({ id }) => !watched.has(id)).map(itemOf)
    queryClient.setQueryData(pendingItems().queryKey, items)
    queryClient.setQueryData(unreadableEdits().queryKey, unreadable)
    pendingCounts.set({ pending: pending.length, rejected: open.length - pending.length })
  }

  sync.subscribe(() => show(sync.state()))
  sync.onAccepted((all) => {
    for (const { id } of all.map(({ edit }) => edit)) {
      accepted.add(id)
      markSent(queryClient, id)
      if (!sync.state().watched.has(id)) acceptedUnwatched++
    }
  })
  sync.onDrained(() => {
    if (acceptedUnwatched === 0) return
    acceptedUnwatched = 0
    reload().catch((cause: unknown) => reportFailure('cart', cause))
  })
}

const baseOf = (client: QueryClient): Cart => client.getQueryData<Cart>(['cart', 'view']) ?? emptyCart()

/** Only the server knows the category path of a product: it is set once the server has accepted the line. */
function withPath(line: CartProduct, outcome: Outcome): CartProduct {
  const products = (outcome.state === 'sent' && outcome.cart?.products) || []
  return { ...line, categorization: products.find(({ sku }) => sku === line.sku)?.categorization ?? '' }
}

async function open(app: App, reload: () => Promise<unknown>) {
  const { api, queryClient, brand } = app
  const scope = cartScope(brand.key)
  const type = cartType(brand)
  const owner = { brand: brand.key, account: null }
  const stored = await openStore(type, owner)
  const sync = createSync(type, { api, connection: pageConnection(), ...owner, ...stored })
  showEdits(app, { sync, reload })

  const toOutcome = (watched: WatchedOutcome<Cart>): Outcome =>
    watched.is === 'accepted'
      ? { state: 'sent', id: watched.id, cart: watched.result }
      : { state: 'waiting', isDurable: sync.isDurable }

  /** A rejected quantity change often means that the line was changed elsewhere: reloads the cart if it was. */
  async function stepRejected(line: LineRef) {
    if (!(await isAsHeld(api, baseOf(queryClient), line))) await reload().catch(() => undefined)
  }

  return {
    /** Stores the edit before it is shown; rejects when storing fails or when the server rejects the edit. */
    async change(edit: CartEdit, id?: string): Promise<Outcome> {
      // The server would put the line into a cart that no later request finds.
      if (navigator.cookieEnabled === false) throw new RejectedError(noCookiesText)
      // The next page load sends the edit if this page closes first.
      storedFlag(brand.key).set()
      const watched = sync.addAndWatch(scope, edit, { id, base: baseOf(queryClient) })
      const outcome = await watched.then(toOutcome, async (error: unknown) => {
        if (edit.kind === 'quantity') await stepRejected(edit.body.line)
        throw error
      })
      if (edit.kind === 'add') {
        tick()
        track('productAddToCart', trackedAddition(withPath(edit.body.line, outcome), brand.country))
      }
      return outcome
    },
    drain: () => sync.drain(scope),
    resume: sync.resume,
    cancel: sync.cancel,
    retry: sync.retry,
  }
}

type CartEdits = Awaited<ReturnType<typeof open>>
const running = new WeakMap<QueryClient, Promise<CartEdits>>()

/** Returns the edits of this page's cart, one instance per query client. */
export function cartEditsOf(app: App, reload: () => Promise<unknown>): Promise<CartEdits> {
  const known = running.get(app.queryClient)
  if (known) return known
  const started = open(app, reload)
  running.set(app.queryClient, started)
  return started
}
