import type { DbPool } from '../database.ts'
import type { ShopChanges } from '../shop-changes.ts'

/** Why a replica is not read. */
export type Fault = 'starting' | 'unreachable' | 'too far behind' | 'not a replica'

const ofStatement = new Set(['40001', '40P01', '55P03', '57014'])

/** Whether the replica works, but not for this statement: it was in the way of replay, or took too long. */
export const isOfStatement = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && ofStatement.has(String(error.code))

type ReplicaState = {
  /** Whether it has every announced change, and is read. */
  isCurrent: boolean
  /** Null: none; it may miss the last change for a moment. */
  fault: Fault | null
  lagSeconds: number
}

type Options = {
  primary: Pick<DbPool, 'probe'>
  replica: Pick<DbPool, 'probe'>
  changes: ShopChanges
  /** Called when the fault changes. Not at each change that the replica misses for a moment. */
  onFault: (fault: Fault | null, error?: unknown) => void
  longestLagMs?: number | undefined
}

const everyMs = 1_000
const whileBehindMs = 50
/** What nothing announces, such as a new stock level, is never older than this. */
const usualLongestLagMs = 10_000

// In bytes since the beginning of the log; below 2^53 for nine petabytes.
const primaryPosition = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`
const replicaPosition = `select pg_is_in_recovery() as "isReplica", (select version from change_counter) as version,
  pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position`
type ReplicaPosition = { isReplica: boolean; version: number | null; position: number | null }

/** A position of the primary, and when it was there. */
type Mark = { position: number; at: number }

/**
 * Watches how far a replica is. It counts as current only with every change that has been announced: caches are emptied by
 * the same announcement, and what fills them again must not be older.
 */
export function watchReplica({ primary, replica, changes, onFault, longestLagMs = usualLongestLagMs }: Options) {
  const state: ReplicaState = { isCurrent: false, fault: 'starting', lagSeconds: 0 }
  /** The number of the last announced change; unknown until the first is seen. */
  let announced: number | undefined
  let mark: Mark | null = null
  let timer: NodeJS.Timeout | undefined
  let isChecking = false
  let isClosed = true

  const now = () => performance.now()

  function setFault(fault: Fault | null, error?: unknown) {
    if (fault !== null) state.isCurrent = false
    if (fault === state.fault) return
    state.fault = fault
    onFault(fault, error)
  }

  /** What it missed is unknown: it has to reach where the primary will be at its return. */
  function lose(fault: Fault, error?: unknown) {
    mark = null
    setFault(fault, error)
  }

  async function nextMark(): Promise<Mark | null> {
    const at = now()
    const rows = await primary.probe<{ position: number }>(primaryPosition)
    return Array.isArray(rows) && rows[0] ? { position: rows[0].position, at } : null
  }

  async function look() {
    mark ??= await nextMark()
    const response = await replica.probe<ReplicaPosition>(replicaPosition)
    // How far the replica is stays unknown until the next look.
    const rows = isOfStatement(response) ? [] : response
    if (!Array.isArray(rows)) return lose('unreachable', rows ?? undefined)
    const [row] = rows
    if (row && !row.isReplica) return lose('not a replica')
    const hasMark = mark !== null && (row?.position ?? 0) >= mark.position
    const lagMs = mark === null ? 0 : now() - mark.at
    state.lagSeconds = hasMark ? 0 : lagMs / 1_000
    if (lagMs > longestLagMs) setFault('too far behind')
    // A mark that was reached late says nothing about later ones.
    else if (hasMark) setFault(null)
    if (hasMark) mark = null
    // Without the primary no further change is announced, and everything is read again once it responds.
    if (row) state.isCurrent = state.fault === null && announced !== undefined && (row.version ?? 0) >= announced
  }

  async function check() {
    if (isChecking || isClosed) return
    isChecking = true
    clearTimeout(timer)
    await look()
    isChecking = false
    if (isClosed) return
    const isBehind = !state.isCurrent && (state.fault === null || state.fault === 'starting')
    timer = setTimeout(check, isBehind ? whileBehindMs : everyMs)
    timer.unref()
  }

  // Before all other listeners, which empty caches.
  changes.subscribe((version) => {
    if (version === undefined || version === announced) return
    announced = version
    state.isCurrent = false
    void check()
  })

  return {
    state: state as Readonly<ReplicaState>,
    start: () => {
      isClosed = false
      void check()
    },
    /** Called when a statement finds the replica unreachable. */
    fail: (error: unknown) => lose('unreachable', error),
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
