import type { ProductCard } from '#contract/catalogue/product.ts'
import { canCompare, compareLimits } from '#domain/catalogue/compare-list.ts'
import type { App } from '#lib/app.tsx'
import { showErrorToast } from '#lib/network/error-toast.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { compareFlags, keepWishes, type Wish, withWish } from './compare-flags.ts'
import { type CompareItems, type CompareSource, deviceSource, serverSource } from './compare-source.ts'
import { compareQueries } from './queries.ts'

export type CompareState = {
  items: CompareItems
  /** The stored list has been read. */
  isKnown: boolean
  /** Something just ticked is not in `items` yet, or something unticked still is. */
  isChanging: boolean
  isExpanded: boolean
  /** The shopper tried to add a fourth product. */
  isTooMany: boolean
  /** What is read out after a change. */
  said: string
}

const countText = (count: number) => `${count} of ${compareLimits.max}`

/** Faster reactions than this cannot refer to the changed state, in milliseconds. */
const reactionMs = 400

const nothing: CompareState = {
  items: [],
  isKnown: false,
  isChanging: false,
  isExpanded: false,
  isTooMany: false,
  said: '',
}

/**
 * The compared products and the state of their tray: minimised at first, expanded by every change [S1-4-05]. `onItems`
 * is called with what the list then holds.
 */
export function createCompareList(source: CompareSource, onItems: (items: CompareItems) => void = () => {}) {
  let state = nothing
  const listeners = new Set<() => void>()
  let stopFulfilling = () => {}
  let started: Promise<void> | null = null
  /** Changes that are not processed yet: their checkboxes keep the new state. */
  let unanswered: readonly Wish[] = []
  let working = Promise.resolve()
  /** SKUs just ticked by the loaded list: a press soon after was meant for the empty checkbox. */
  let appeared: readonly string[] = []

  function set(change: Partial<CompareState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function mark(items: CompareItems) {
    // The newsletter reads the list also in a shop that does not compare, which has no ticks.
    if (!compareFlags.get()) return
    const skus: readonly string[] = items.map(({ sku }) => sku)
    compareFlags.set(unanswered.reduce(withWish, skus))
  }

  function take(items: CompareItems, more: Partial<CompareState> = {}) {
    mark(items)
    const isChanging = unanswered.length > 0
    set({ ...more, items, isKnown: true, isChanging, ...(items.length === 0 ? { isExpanded: false } : {}) })
    onItems(items)
  }

  async function load() {
    const items = await source.list()
    const ticked = compareFlags.get() ?? []
    appeared = items.map(({ sku }) => sku).filter((sku) => !ticked.includes(sku))
    setTimeout(() => {
      appeared = []
    }, reactionMs)
    take(items)
    await source.watch((changed) => take(changed))
  }

  /**
   * The result of a change, or undefined after a failure: then the checkboxes show again what the list holds. Until the
   * result a wish stays unanswered, so that a list read meanwhile does not clear its checkbox.
   */
  async function resultOf<Result>(changing: Promise<Result>, wish?: Wish): Promise<Result | undefined> {
    const settle = () => {
      if (!wish) return
      unanswered = unanswered.filter((pending) => pending !== wish)
      keepWishes(unanswered)
    }
    try {
      const result = await changing
      settle()
      return result
    } catch (cause) {
      settle()
      take(state.items)
      showErrorToast(cause instanceof Error ? cause : new Error('We could not update your comparison', { cause }))
      return undefined
    }
  }

  /** Loads the stored list once. */
  function start() {
    started ??= load().catch((cause: unknown) => {
      started = null
      reportFailure('the compare list', cause)
      set({ isKnown: true })
    })
    return started
  }

  async function add(product: ProductCard, wish?: Wish) {
    const outcome = await resultOf(source.add(product), wish)
    if (!outcome) return
    if (!outcome.ok) return take(state.items, { isTooMany: true })
    const said = `${product.title} is added to the comparison, ${countText(outcome.value.length)}`
    take(outcome.value, { isExpanded: true, said })
  }
  async function remove(sku: string, wish?: Wish) {
    const title = state.items.find((item) => item.sku === sku)?.title ?? 'The product'
    const items = await resultOf(source.remove(sku), wish)
    if (items) take(items, { isExpanded: true, said: `${title} is removed, ${countText(items.length)}` })
  }

  const isMistaken = ({ product, isOn }: Wish) => !isOn && appeared.includes(product.sku)

  async function fulfilOne(wish: Wish) {
    await start()
    await (wish.isOn ? add(wish.product, wish) : remove(wish.product.sku, wish))
  }

  /** Processes the changes of the checkboxes in order. */
  function fulfil() {
    const taken = compareFlags.takeWishes()
    const corrected = taken.map((wish) => (isMistaken(wish) ? { ...wish, isOn: true } : wish))
    unanswered = [...unanswered, ...corrected]
    keepWishes(unanswered)
    if (corrected.length > 0) set({ isChanging: true })
    if (taken.some(isMistaken)) mark(state.items)
    for (const wish of corrected) working = working.then(() => fulfilOne(wish))
    return working
  }

  return {
    add,
    remove,
    fulfil,
    start,
    state: () => state,
    /** The initial state, as rendered on the server. */
    stateAtFirst: () => nothing,
    /** The first subscriber loads the list; while there is one, the checkboxes change it. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) {
        void start()
        void fulfil()
        stopFulfilling = compareFlags.subscribe(() => void fulfil())
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopFulfilling()
      }
    },
    expand: () => set({ isExpanded: true }),
    minimise: () => set({ isExpanded: false }),
    dismissTooMany: () => set({ isTooMany: false }),
  }
}
export type CompareList = ReturnType<typeof createCompareList>

const lists = new WeakMap<App['queryClient'], CompareList>()

/** The comparison then opens immediately, also offline. */
function prefetchComparison({ api, queryClient }: App, items: CompareItems) {
  if (!canCompare(items.length)) return
  void queryClient.prefetchQuery(compareQueries(api).products(items.map(({ sku }) => sku)))
}

/** The list of this page: stored on the device, or on the server if the shop's tray uses that. */
export function compareListOf(app: App): CompareList {
  const { key, flags } = app.brand
  // A page in another theme has another app object, but the same list.
  const known = lists.get(app.queryClient)
  if (known) return known
  const source = flags.compareTray === 'alternative' ? serverSource(app.api) : deviceSource(key)
  const made = createCompareList(source, (items) => prefetchComparison(app, items))
  lists.set(app.queryClient, made)
  return made
}
