import type { PriceChange, PriceChangeStore } from '#offline/project/stored/price-change-store.ts'
import type { Edit } from '#offline/sync/edit.ts'
import type { Lock } from '#offline/sync/locks.ts'
import type { Log } from '#offline/sync/log.ts'
import type { LogStore, StoredEdits } from '#offline/sync/log-store.ts'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'

type Stored<State> = { readonly edits: readonly Edit[]; readonly base: State | null }

/** Whether a tab is alive; nothing of a dead tab continues. */
export type Life = {
  isDead: boolean
  /** The tab dies at this write; `isWritten`: after it. */
  diesAt: { writes: number; isWritten: boolean } | null
}

const mostUses = 20_000
const never = () => new Promise<never>(() => {})
const bySeq = (a: Edit, b: Edit) => (a.seq ?? 0) - (b.seq ?? 0)

type Options = {
  readonly clock: Clock
  readonly faults: Faults
  /** Converts a row of an older release's queue. */
  readonly toEdit?: ((row: unknown, brand: string) => Edit | null) | undefined
}

/** The storage and the lock that the tabs of one device share. */
export function createDisk<State>({ clock, faults, toEdit }: Options) {
  let shown: Stored<State> = { edits: [], base: null }
  let safe = shown
  let older: unknown[] = []
  let priceChanges: readonly PriceChange[] = []
  let lastSeq = 0
  let uses = 0
  const watchers = new Map<(stored: StoredEdits) => void, Life>()
  const list = (): StoredEdits => ({ edits: shown.edits, unreadable: 0 })

  function commit() {
    safe = faults.draftNotSaved ? { ...shown, edits: shown.edits.filter(({ isTyping }) => !isTyping) } : shown
  }
  function put(next: Stored<State>) {
    shown = {
      ...next,
      edits: next.edits.map((edit) => (edit.seq === undefined ? { ...edit, seq: ++lastSeq } : edit)).sort(bySeq),
    }
    if (!faults.acknowledgedEarly) commit()
    else if (next.edits.length > 0) void clock.after(2_000).then(commit)
    else commit()
    for (const [watcher, life] of watchers) if (!life.isDead) watcher(list())
  }

  /** The tab that holds the lock, and those that wait for it. */
  let holder: Life | null = null
  let turns: { life: Life; begin: () => void }[] = []
  function pump() {
    if (holder) return
    const next = turns.shift()
    if (!next) return
    holder = next.life
    next.begin()
  }

  return {
    base: () => shown.base,
    edits: () => shown.edits,
    keep(base: State) {
      put({ ...shown, base })
    },
    leaveOlder(row: unknown) {
      older.push(row)
    },
    hasOlder: () => older.length > 0,
    kill(life: Life) {
      life.isDead = true
      shown = safe
      turns = turns.filter((turn) => turn.life !== life)
      if (holder !== life) return
      holder = null
      pump()
    },
    lockOf(life: Life): Lock {
      if (faults.twoSenders) return (_name, work) => work()
      return <T>(_name: string, work: () => Promise<T>) =>
        new Promise<T>((resolve, reject) => {
          if (life.isDead) return
          const end = () => {
            if (holder !== life || life.isDead) return
            holder = null
            pump()
          }
          turns.push({ life, begin: () => void work().then(resolve, reject).finally(end) })
          pump()
        })
    },
    priceChangesOf(life: Life): PriceChangeStore {
      const alive = async <T>(work: () => T): Promise<T> => (life.isDead ? never() : work())
      return {
        list: () => alive(() => priceChanges),
        put: (change) =>
          alive(() => {
            priceChanges = [...priceChanges.filter(({ productCode }) => productCode !== change.productCode), change]
          }),
        remove: (changes) =>
          alive(() => {
            priceChanges = priceChanges.filter(
              ({ productCode }) => !changes.some((change) => change.productCode === productCode),
            )
          }),
      }
    },
    storeOf(life: Life): LogStore<State> {
      const alive = async <T>(work: () => T | Promise<T>): Promise<T> => {
        if (++uses > mostUses) throw new Error('The device reads its store without end')
        return life.isDead ? never() : work()
      }
      return {
        isDurable: true,
        list: () => alive(list),
        read: () => alive((): Log<State> => shown),
        update: (_scope, change) =>
          alive(async () => {
            const dies = life.diesAt !== null && life.diesAt.writes-- <= 1
            if (dies) life.isDead = true
            if (dies && !life.diesAt?.isWritten) return never()
            const [after, result] = change(shown)
            put(after)
            return dies ? never() : result
          }),
        readFile: () => alive(() => null),
        migrateOlder: () =>
          alive(() => {
            const rows = older
            older = []
            if (faults.upgradeLosesQueue || rows.length === 0) return
            const edits = rows.flatMap((row) => toEdit?.(row, 'wa') ?? [])
            put({ ...shown, edits: [...shown.edits, ...edits] })
          }),
        watch(take) {
          watchers.set(take, life)
          take(list())
          return () => void watchers.delete(take)
        },
      }
    },
  }
}
