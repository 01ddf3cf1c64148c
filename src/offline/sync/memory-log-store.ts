import type { Edit, ScopeId } from './edit.ts'
import type { Log } from './log.ts'
import type { LogStore, StoredEdits } from './log-store.ts'
import { filesOf, type ScopeType } from './scope-type.ts'

/** In memory, where the browser stores nothing: edits are lost with the page. */
export function createMemoryLogStore<State, Result>(type: ScopeType<State, Result>): LogStore<State> {
  const files = new Map<string, ArrayBuffer>()
  const logs = new Map<ScopeId, Log<State>>()
  const listeners = new Set<(stored: StoredEdits) => void>()
  let lastSeq = 0

  const numbered = (edit: Edit): Edit => (edit.seq === undefined ? { ...edit, seq: ++lastSeq } : edit)
  const bySeq = (a: Edit, b: Edit) => (a.seq ?? 0) - (b.seq ?? 0)
  const stored = (): StoredEdits => ({
    edits: [...logs.values()].flatMap(({ edits }) => edits).sort(bySeq),
    unreadable: 0,
  })
  const logOf = (scope: ScopeId): Log<State> => logs.get(scope) ?? { base: null, edits: [] }

  return {
    isDurable: false,
    list: async () => stored(),
    read: async (scope) => logOf(scope),
    update: async (scope, change, file) => {
      const before = logOf(scope)
      const [after, result] = change(before)
      const left = filesOf(type, after.edits)
      for (const id of filesOf(type, before.edits)) if (!left.has(id)) files.delete(id)
      if (file && left.has(file.id)) files.set(file.id, file.bytes)
      lastSeq = Math.max(lastSeq, ...after.edits.map(({ seq }) => seq ?? 0))
      logs.set(scope, { ...after, edits: after.edits.map(numbered) })
      for (const listener of [...listeners]) listener(stored())
      return result
    },
    readFile: async (id) => files.get(id) ?? null,
    migrateOlder: async () => {},
    watch: (take) => {
      listeners.add(take)
      take(stored())
      return () => void listeners.delete(take)
    },
  }
}
