import { useCallback, useEffect, useRef, useState } from 'react'
import { debounceMs } from '#lib/debounce.ts'
import { useLatest } from '#lib/use-latest.ts'
import { NotSavedError } from '#offline/database-faults.ts'
import { type UnsavedText, useProject } from '#offline/project/project-context.ts'
import { editOf } from '#offline/project/project-edit.ts'
import type { ListedEdit, Seen } from '#offline/project/project-sync.ts'
import type { HowSaved } from './project-changes.ts'

type Parts<Key extends string> = {
  /** Values of the project with every pending edit. */
  known: Readonly<Record<Key, string>>
  /** Resolves when the edit arrived or is stored for later, while typing once it is stored; rejects after the error was shown. */
  save: (key: Key, text: string, how: HowSaved) => Promise<unknown>
}

export type FieldState = 'failed' | 'needs-you' | 'stored' | 'sending' | 'saved'

export type Fields<Key extends string> = {
  valueOf: (key: Key) => string
  stateOf: (key: Key) => FieldState | null
  /** The field has focus: until blur it does not follow the project. */
  enter: (key: Key) => void
  /** Stores 400 ms after the last key; sent on blur or when typing pauses. */
  type: (key: Key, text: string) => void
  /** On blur or Enter. */
  commit: (key: Key) => void
}

type Typed = {
  readonly text: string
  readonly seen: Seen
  readonly isStored: boolean
  readonly hasFailed?: boolean
}

/**
 * Fields that save themselves while typing. A value that could not be stored stays and is stored on the next blur, or when
 * there may be space again. Each is saved on the version that was seen when it was typed: a newer value by others conflicts.
 */
export function useFields<Key extends string>(parts: Parts<Key>): Fields<Key> {
  const { edits, unsaved, project } = useProject()
  const [typed, setTyped] = useState<Partial<Record<Key, Typed>>>(() => unsavedOf(unsaved, parts.known))
  const [entered, setEntered] = useState<{ readonly key: Key; readonly text: string; readonly version: number } | null>(
    null,
  )
  const [left, setLeft] = useState<ReadonlySet<Key>>(new Set())
  const current = useRef(typed)
  const timers = useRef(new Map<Key, ReturnType<typeof setTimeout>>()).current
  const saving = useRef(new Map<Key, { readonly text: string; readonly done: Promise<void> }>()).current
  const latest = useLatest({ ...parts, edits, finish })

  // A decided conflict gives the focus back before the choice is applied: the field shows what was chosen.
  const chosen = entered && !typed[entered.key] ? pendingIn(edits, entered.key) : undefined
  if (entered && chosen !== undefined && chosen !== entered.text)
    setEntered({ ...entered, text: chosen, version: project.version })

  const set = useCallback((key: Key, next: Typed | undefined) => {
    current.current = { ...current.current, [key]: next }
    setTyped(current.current)
  }, [])

  const again = useCallback(
    (key: string) => () => void latest.current.finish(key as Key, { isAutomatic: true }), // one of its own keys
    [latest],
  )

  const save = useCallback(
    async (key: Key, draft: Typed, { isTyping = false, isAutomatic = false }: HowSaved) => {
      const text = draft.text.trim()
      const { seen } = draft
      const { known, edits: pending } = latest.current
      const isStill = () => current.current[key]?.text === draft.text
      try {
        const isUnsent = !isTyping && editsOf(pending, key).some(({ edit }) => edit.isTyping && edit.attempts === 0)
        if (text !== known[key] || isUnsent) await latest.current.save(key, text, { isTyping, isAutomatic, seen })
        if (!isStill()) return
        set(key, { ...draft, isStored: true, hasFailed: false })
        unsaved.delete(key)
      } catch (error) {
        if (!isStill()) return
        // A panel that is closed and opened again shows it; a rejected value is among the edits.
        if (error instanceof NotSavedError) unsaved.set(key, { text: draft.text, seen, send: again(key) })
        else unsaved.delete(key)
        set(key, { ...draft, isStored: false, hasFailed: true })
      }
    },
    [again, latest, set, unsaved],
  )

  const store = useCallback(
    async (key: Key, how: HowSaved = {}) => {
      clearTimeout(timers.get(key))
      const draft = current.current[key]
      if (!draft || (how.isTyping && draft.isStored)) return
      const running = saving.get(key)
      // Enter followed by blur is one edit.
      if (running?.text === draft.text) return running.done
      const done = save(key, draft, how)
      if (how.isTyping) return done
      saving.set(key, { text: draft.text, done })
      await done
      if (saving.get(key)?.done === done) saving.delete(key)
    },
    [save, saving, timers],
  )

  useEffect(() => {
    for (const [key, text] of unsaved) if (key in latest.current.known) unsaved.set(key, { ...text, send: again(key) })
  }, [again, latest, unsaved])

  // Closing a panel with the keyboard fires no blur.
  useEffect(
    () => () => {
      // Its keys.
      for (const key of Object.keys(current.current) as Key[])
        if (!current.current[key]?.hasFailed || !rejectedIn(latest.current.edits, key)) void store(key)
    },
    [latest, store],
  )

  const rejectedOf = (key: Key) => rejectedIn(edits, key)

  const textIn = (key: Key) => typed[key]?.text ?? textOf(rejectedOf(key)?.value) ?? parts.known[key]

  function commit(key: Key) {
    setEntered(null)
    const rejected = rejectedOf(key)
    const text = textOf(rejected?.value)
    if (!current.current[key] && (!rejected || text === undefined)) return
    // Sends a rejected value again unchanged.
    if (!current.current[key] && rejected && text !== undefined) {
      const { version = project.version, madeAt } = rejected.edit
      set(key, { text, seen: { version, madeAt }, isStored: false })
    }
    void finish(key)
  }

  /** The server may format the value: then its version is shown. */
  async function finish(key: Key, how?: HowSaved) {
    await store(key, how)
    if (!current.current[key]?.isStored) return
    set(key, undefined)
    setEntered((before) => (before?.key === key ? null : before))
    setLeft((before) => new Set(before).add(key))
  }

  function seenIn(key: Key): Seen {
    const before = current.current[key]
    const version = before && !before.isStored ? before.seen.version : entered?.key === key ? entered.version : null
    return { version: version ?? project.version, madeAt: Date.now() }
  }

  return {
    valueOf: (key) => typed[key]?.text ?? (entered?.key === key ? entered.text : textIn(key)),
    stateOf(key) {
      const pending = editsOf(edits, key).filter(({ edit }) => edit.state === 'pending')
      const isStoredNow = pending.some(({ value }) => value === typed[key]?.text.trim())
      if ((typed[key]?.hasFailed && !isStoredNow) || (!typed[key] && rejectedOf(key))) return 'failed'
      if (editsOf(edits, key).some(({ edit }) => edit.state === 'conflict')) return 'needs-you'
      if (pending.length > 0) return pending.some(({ isSending }) => isSending) ? 'sending' : 'stored'
      const isSaved = typed[key]?.isStored || (!typed[key] && left.has(key))
      return isSaved ? 'saved' : null
    },
    enter: (key) => setEntered({ key, text: textIn(key), version: project.version }),
    type(key, text) {
      set(key, { text, seen: seenIn(key), isStored: false })
      clearTimeout(timers.get(key))
      timers.set(
        key,
        setTimeout(() => void store(key, { isTyping: true }), debounceMs.form),
      )
    },
    commit,
  }
}

const unsavedOf = <Key extends string>(
  unsaved: ReadonlyMap<string, UnsavedText>,
  known: Readonly<Record<Key, string>>,
) =>
  Object.fromEntries(
    [...unsaved].flatMap(([key, { text, seen }]) =>
      key in known ? [[key, { text, seen, isStored: false, hasFailed: true }]] : [],
    ),
  ) as Partial<Record<Key, Typed>> // its keys are those of `known`

const editsOf = (edits: readonly ListedEdit[], key: string) =>
  edits.flatMap((listed) => {
    const fields = (editOf(listed.edit, 'customer') ?? editOf(listed.edit, 'details'))?.body.fields
    return fields && key in fields ? [{ ...listed, value: (fields as Record<string, unknown>)[key] }] : []
  })

const rejectedIn = (edits: readonly ListedEdit[], key: string) =>
  editsOf(edits, key).findLast(({ edit }) => edit.state === 'rejected')

const pendingIn = (edits: readonly ListedEdit[], key: string) =>
  textOf(editsOf(edits, key).findLast(({ edit }) => edit.state === 'pending')?.value)

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
