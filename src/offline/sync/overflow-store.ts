import { NotSavedError } from '../database-faults.ts'
import type { ScopeId } from './edit.ts'
import type { Log } from './log.ts'
import type { EditFile, LogStore } from './log-store.ts'
import { createMemoryLogStore } from './memory-log-store.ts'
import type { ScopeType } from './scope-type.ts'

type Options<State, Result> = {
  readonly type: ScopeType<State, Result>
  readonly isOnline: () => boolean
}

type Change<State, Out> = (log: Log<State>) => readonly [Log<State>, Out]

/**
 * The logs on this device. When it is full while the connection is there, the log of a scope is in memory until all of it
 * is sent: an edit that the server can take now is not rejected. Offline it is, as it would be lost with the page.
 */
export function withOverflow<State, Result>(
  device: LogStore<State>,
  { type, isOnline }: Options<State, Result>,
): LogStore<State> {
  const memory = createMemoryLogStore(type)
  /** Scopes in memory, once their logs are copied. */
  const moved = new Map<ScopeId, Promise<void>>()
  /** Number of edits of a scope in memory. */
  const counts = new Map<ScopeId, number>()
  /** Ids of edits that the device has too. */
  const copied = new Set<string>()
  let isDurable = true

  function updateMemory<Out>(scope: ScopeId, change: Change<State, Out>, file?: EditFile) {
    const counted = (log: Log<State>) => {
      const [after, result] = change(log)
      counts.set(scope, after.edits.length)
      return [after, result] as const
    }
    return memory.update(scope, counted, file)
  }

  /** Copies the log; the rows on the device stay, in case this page is closed before they are sent. */
  async function copy(scope: ScopeId) {
    const { base, edits } = await device.read(scope)
    // Another tab may send them too: as attempted edits they are not rewritten.
    const copies = edits.map((edit) => ({ ...edit, attempts: Math.max(1, edit.attempts) }))
    await updateMemory(scope, () => [{ base, edits: copies }, null])
    for (const { id } of edits) copied.add(id)
  }

  async function isMoved(scope: ScopeId): Promise<boolean> {
    const moving = moved.get(scope)
    if (!moving) return false
    await moving
    return moved.get(scope) === moving || isMoved(scope)
  }

  async function moveBack(scope: ScopeId) {
    const { base } = await memory.read(scope)
    const put = (next: State | null) =>
      device.update(scope, (log) => [{ base: next, edits: log.edits.filter(({ id }) => !copied.has(id)) }, null])
    // Without space the stored state goes: it is older than the sent edits, and is loaded again.
    const isBack = await put(base)
      .catch(() => put(null))
      .then(
        () => true,
        () => false,
      )
    if (isBack && counts.get(scope) === 0) moved.delete(scope)
  }

  async function moveToMemory(scope: ScopeId) {
    if (!moved.has(scope)) moved.set(scope, copy(scope))
    try {
      await isMoved(scope)
    } catch (cause) {
      moved.delete(scope)
      throw cause
    }
  }

  async function readMemory() {
    const { edits } = await memory.list()
    // The first attempt of a new edit is not worth a warning.
    isDurable = !edits.some(
      ({ id, attempts, state }) => !copied.has(id) && (state !== 'pending' || attempts > 1 || !isOnline()),
    )
    return edits
  }

  async function list() {
    await Promise.allSettled(moved.values())
    const onDevice = await device.list()
    const own = await readMemory()
    const edits = [...onDevice.edits.filter(({ scope }) => !moved.has(scope)), ...own]
    return { ...onDevice, edits: edits.sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0)) }
  }

  return {
    get isDurable() {
      return isDurable
    },
    list,
    read: async (scope) => ((await isMoved(scope)) ? memory.read(scope) : device.read(scope)),
    async update(scope, change, file) {
      if (!(await isMoved(scope)))
        try {
          return await device.update(scope, change, file)
        } catch (cause) {
          if (!(cause instanceof NotSavedError) || !isOnline()) throw cause
          await moveToMemory(scope)
        }
      const result = await updateMemory(scope, change, file)
      if (counts.get(scope) === 0) await moveBack(scope)
      return result
    },
    readFile: async (id) => (await memory.readFile(id)) ?? device.readFile(id),
    migrateOlder: device.migrateOlder,
    watch: (take) => {
      // Lists may arrive in another order than they were asked for: only the newest counts.
      let newest = 0
      const notify = () => {
        const asked = ++newest
        void list().then(
          (stored) => asked === newest && take(stored),
          () => undefined,
        )
      }
      const stops = [device.watch(notify), memory.watch(notify)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
