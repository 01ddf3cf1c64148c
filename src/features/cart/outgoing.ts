import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/api-error.ts'
import type { Cart, CartProduct } from '#contract/cart.ts'
import { emptyCart } from '#domain/cart.ts'
import type { LineRef } from '#domain/line-ref.ts'
import { cartRules, mayPass, type OutboxChange, type OutboxRow, rowAction, rowTitle } from '#domain/outbox.ts'
import { trackedAddition } from '#domain/tracking.ts'
import type { App } from '#lib/app.tsx'
import { type Connection, pageConnection } from '#lib/connection.ts'
import { track } from '#lib/data-layer.ts'
import { reportFailure } from '#lib/report-failure.ts'
import type { Outbox } from '#offline/outbox.ts'
import { outboxNews } from '#offline/outbox-news.ts'
import { openOwnOutbox } from '#offline/own-outbox.ts'
import { createSender } from '#offline/sender.ts'
import type { Lock } from '#offline/sync/locks.ts'
import {
  askToPersist,
  onConnectionBack,
  onReturn,
  onWorkerWake,
  requestBackgroundSync,
} from '#offline/sync/sync-triggers.ts'
import { holdReload } from '#offline/worker/busy.ts'
import { cartFailureText, isLineGone, RefusedError } from './failures.ts'
import { isAsHeld } from './line-check.ts'
import { changeOf } from './row-change.ts'
import { sendRow } from './row-sending.ts'
import { listChanges, markSent, setChanges, type WaitingItem, waitingItems } from './waiting.ts'

/** What became of a change: the shop took it, or it is safe on this device and goes out later. */
export type Outcome =
  | { readonly state: 'sent'; readonly id: string | null; readonly cart: Cart | null }
  | { readonly state: 'waiting'; readonly isDurable: boolean }

type Parts = {
  outbox: Outbox
  lock: Lock
  connection: Connection
  /** Called after changes nobody was waiting for were taken. */
  reload: () => Promise<unknown>
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : isLineGone(error) ? 404 : null)
const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

// A server that says it failed has taken nothing. One that could not be reached behind a proxy may have.
const isToldAtOnce = (status: number | null) => status === 500 || !mayPass(status)

const itemOf = (row: OutboxRow): WaitingItem => ({
  id: row.id,
  action: rowAction(row),
  title: rowTitle(row),
  reason: row.reason,
  isTried: row.attempts > 0 && row.state === 'waiting',
})

export type Outgoing = ReturnType<typeof createOutgoing>

/** The shopper's changes on their way: written first, shown then, sent after. */
export function createOutgoing({ api, queryClient, brand }: App, { outbox, lock, connection, reload }: Parts) {
  /** Changes whose outcome somebody waits for on this page. */
  const awaited = new Map<string, { resolve: (outcome: Outcome) => void; reject: (error: Error) => void }>()
  const answered = new Set<string>()
  let sentUnwatched = 0

  function show(rows: readonly OutboxRow[]) {
    const open = rows.filter(({ id }) => !answered.has(id))
    const waiting = open.filter(({ state }) => state === 'waiting')
    setChanges(queryClient, [
      ...listChanges(queryClient).filter(({ isSent }) => isSent),
      ...waiting.flatMap((row) => changeOf(row, !awaited.has(row.id))),
    ])
    const items = open.filter(({ id }) => !awaited.has(id)).map(itemOf)
    queryClient.setQueryData(waitingItems().queryKey, items)
    outboxNews.tell({ waiting: waiting.length, refused: open.length - waiting.length })
  }
  const refresh = async () => show(await outbox.list())

  async function giveUp(row: OutboxRow, error: unknown) {
    await outbox.settle(row.id, null)
    await refresh()
    awaited.get(row.id)?.reject(asError(error))
  }

  const sender = createSender({
    outbox,
    rules: cartRules,
    lock,
    lockName: `hearth:${brand.key}:outbox`,
    send: (row) => sendRow(api, row, () => outbox.base()),
    readFailure: (error) => ({ status: statusOf(error), reason: cartFailureText(asError(error)) }),
    canSend: async () => {
      const status = await connection.known()
      if (status === 'offline') void connection.check()
      return status === 'online'
    },
    onAnswered: ({ id }) => {
      answered.add(id)
      markSent(queryClient, id)
    },
    onSent: (row, cart) => {
      if (!awaited.has(row.id)) sentUnwatched++
      awaited.get(row.id)?.resolve({ state: 'sent', id: row.id, cart })
    },
    onFailed: async (row, error) => {
      const status = statusOf(error)
      if (status === null) connection.take('failed')
      if (awaited.has(row.id) && isToldAtOnce(status)) await giveUp(row, error)
    },
  })

  async function run(isForced: boolean) {
    const letGo = holdReload()
    await sender.run({ isForced }).finally(letGo)
    await refresh()
    if (sentUnwatched === 0) return
    sentUnwatched = 0
    await reload().catch((cause: unknown) => reportFailure('cart', cause))
  }

  /** Where another tab was the one that sent it, or nobody could. */
  async function outcomeOf(id: string): Promise<Outcome> {
    const row = (await outbox.list()).find((one) => one.id === id)
    if (row?.state === 'waiting') return { state: 'waiting', isDurable: outbox.isDurable }
    if (!row) return { state: 'sent', id, cart: null }
    await outbox.settle(id, null)
    throw new RefusedError(row.reason ?? '')
  }

  async function sendNow(id: string): Promise<Outcome> {
    const own = new Promise<Outcome>((resolve, reject) => awaited.set(id, { resolve, reject }))
    try {
      await refresh()
      // It is on the device: whatever hinders its sending, it waits.
      const ran = run(true).catch((cause: unknown) => reportFailure('outbox', cause))
      return await Promise.race([own, ran.then(() => outcomeOf(id))])
    } finally {
      own.catch(() => undefined)
      awaited.delete(id)
      await refresh()
    }
  }

  /** A refused step often means that the line was changed elsewhere: then this page is to show what there is. */
  async function stepRefused(line: LineRef) {
    if (!(await isAsHeld(api, baseOf(queryClient), line))) await reload().catch(() => undefined)
  }

  const stops = [
    outbox.watch(show),
    onConnectionBack(connection, () => void resume()),
    onWorkerWake(() => void resume()),
    onReturn(() => void resume()),
  ]

  async function resume() {
    await refresh()
    await run(true).catch((cause: unknown) => reportFailure('outbox', cause))
  }

  return {
    /** Written before anything is shown; thrown when it could not be, or when the shop refused it. */
    async change(change: OutboxChange): Promise<Outcome> {
      const id = await outbox.add(change, baseOf(queryClient))
      const sent = id === null ? ({ state: 'waiting', isDurable: outbox.isDurable } as const) : sendNow(id)
      const outcome = await Promise.resolve(sent).catch(async (error: unknown) => {
        if (change.kind === 'quantity') await stepRefused(change.payload.line)
        throw error
      })
      if (id === null) void resume()
      if (change.kind === 'add')
        track('productAddToCart', trackedAddition(withPath(change.payload.line, outcome), brand.country))
      if (outcome.state === 'waiting') {
        askToPersist()
        requestBackgroundSync()
      }
      return outcome
    },
    /** Ends when nothing can go out any more; false when something still waits. */
    async drain(): Promise<boolean> {
      if ((await outbox.list()).some(({ state }) => state === 'waiting')) await run(true)
      return !(await outbox.list()).some(({ state }) => state === 'waiting')
    },
    resume,
    async cancel(id: string) {
      const isCancelled = await outbox.cancel(id)
      await refresh()
      return isCancelled
    },
    async retry(id: string) {
      await outbox.release(id)
      await resume()
    },
    stop() {
      for (const stop of stops) stop()
      sender.stop()
    },
  }
}

/** Only the shop knows where in the tree its category stands: the line has it once the shop took it. */
function withPath(line: CartProduct, outcome: Outcome): CartProduct {
  const products = (outcome.state === 'sent' && outcome.cart?.products) || []
  return { ...line, categorization: products.find(({ sku }) => sku === line.sku)?.categorization ?? '' }
}

const baseOf = (client: QueryClient): Cart => client.getQueryData<Cart>(['cart', 'view']) ?? emptyCart()

const running = new WeakMap<QueryClient, Promise<Outgoing>>()

/** The one of this page. */
export function outgoingOf(app: App, reload: () => Promise<unknown>): Promise<Outgoing> {
  const known = running.get(app.queryClient)
  if (known) return known
  const started = openOwnOutbox(app.brand.key).then((opened) =>
    createOutgoing(app, { ...opened, connection: pageConnection(), reload }),
  )
  running.set(app.queryClient, started)
  return started
}
