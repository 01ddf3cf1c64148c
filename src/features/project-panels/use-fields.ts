import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { fieldsOf } from '#domain/project-edit.ts'
import { useProjectDesk } from '#lib/project-desk.ts'
import { useLatest } from '#lib/use-latest.ts'
import { type Draft, draftsOf, keepDraft, onDrafts } from './drafts.ts'

type Parts<Key extends string> = {
  /** What the project says. */
  known: Readonly<Record<Key, string>>
  /** Rejects when it was kept nowhere, after that was told. */
  save: (key: Key, text: string) => Promise<unknown>
}

export type Fields<Key extends string> = {
  valueOf: (key: Key) => string
  /** `waits`: kept on this device, and sent by itself. */
  stateOf: (key: Key) => Draft['state'] | 'waits' | null
  type: (key: Key, text: string) => void
  /** Sends what was typed, when it says something else than the project. */
  commit: (key: Key) => void
}

/** Fields that save themselves when they are left. What could not be saved stays in them and is sent when they are left again. */
export function useFields<Key extends string>(parts: Parts<Key>): Fields<Key> {
  const { projectId, noEdits, waiting } = useProjectDesk()
  const drafts = useSyncExternalStore(
    onDrafts,
    () => draftsOf(projectId),
    () => draftsOf(projectId),
  )
  const latest = useLatest({ ...parts, noEdits })

  const commit = useCallback(
    (key: Key) => {
      const { known, save } = latest.current
      const draft = draftsOf(projectId)[key]
      if (!draft || draft.state === 'saving' || draft.state === 'saved') return
      if (latest.current.noEdits) return
      const { text } = draft
      if (text.trim() === known[key]) return keepDraft(projectId, key, null)
      const isStill = () => draftsOf(projectId)[key]?.text === text
      keepDraft(projectId, key, { text, state: 'saving' })
      save(key, text.trim()).then(
        () => isStill() && keepDraft(projectId, key, { text, state: 'saved' }),
        () => isStill() && keepDraft(projectId, key, { text, state: 'failed' }),
      )
    },
    [projectId, latest],
  )

  // A panel that is closed with the keyboard is not left first.
  useEffect(() => {
    const keys = Object.keys(latest.current.known) as Key[] // they are exactly these
    return () => {
      for (const key of keys) {
        const state = draftsOf(projectId)[key]?.state
        if (state === 'typed') commit(key)
        if (state === 'saved') keepDraft(projectId, key, null)
      }
    }
  }, [projectId, commit, latest])

  return {
    valueOf: (key) => {
      const draft = drafts[key]
      // The server may write it another way: then its way is shown.
      return draft && draft.state !== 'saved' ? draft.text : parts.known[key]
    },
    stateOf: (key) => {
      const state = drafts[key]?.state ?? null
      if (state !== null && state !== 'saved') return state
      return waiting.some((row) => row.state === 'waiting' && fieldsOf(row.edit).includes(key)) ? 'waits' : state
    },
    type: (key, text) => keepDraft(projectId, key, { text, state: 'typed' }),
    commit,
  }
}
