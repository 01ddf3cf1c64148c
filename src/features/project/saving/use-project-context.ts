import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Api } from '#contract/client.ts'
import type { Project } from '#contract/project/project-parts.ts'
import type { ProjectMode } from '#contract/project/project-values.ts'
import { type App, useApp } from '#lib/app.tsx'
import { pageConnection } from '#lib/network/connection.ts'
import { projectQueries } from '#lib/query/project-queries.ts'
import { useLatest } from '#lib/use-latest.ts'
import { NotSavedError } from '#offline/database-faults.ts'
import { newLineCode } from '#offline/project/kinds/line/add-line.ts'
import { projectIdOf } from '#offline/project/kinds/project-kind.ts'
import type {
  EditParams,
  OpenProject,
  ProjectChange,
  SavedState,
  UnsavedText,
} from '#offline/project/project-context.ts'
import { editOf, type ProjectEdit } from '#offline/project/project-edit.ts'
import { projectScope, withEdits } from '#offline/project/project-scope.ts'
import { type ProjectSync, projectSyncOf } from '#offline/project/project-sync.ts'
import type { PriceChange } from '#offline/project/stored/price-change-store.ts'
import { useProjectEdits, useProjectSync } from '#offline/project/use-project-sync.ts'
import type { Edit } from '#offline/sync/edit.ts'
import type { WatchedOutcome } from '#offline/sync/sync.ts'
import { onReturn } from '#offline/sync/sync-triggers.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { undoMs } from '#ui/overlay/toast-store.ts'
import { createChangeQueue } from './change-queue.ts'
import { dismissNoSpace, showFailure, showPriceChanges, showRemoved, showSuccess } from './outcome-toast.ts'

/** Reloads project and lists; the change log separately, as it shows its own error [S3-4-34]. */
async function reload({ client, api, projectId }: { client: QueryClient; api: Api; projectId: string }) {
  const queries = projectQueries(api)
  client.fetchQuery({ ...queries.changeLogs(projectId), staleTime: 0 }).catch(() => undefined)
  void client.invalidateQueries({ queryKey: ['project', 'list'] })
  void client.invalidateQueries({ queryKey: ['project', 'outline'] })
  await client.invalidateQueries({ queryKey: queries.view(projectId).queryKey })
}

const isPending = ({ state }: Edit) => state === 'pending'

/** Whether the last pending edits of a project, or of its files, are gone: the server has what changed. */
function isDrained(before: readonly Edit[], edits: readonly Edit[]) {
  const pending = edits.filter(isPending)
  const left = new Set(pending.map(({ id }) => id))
  const gone = before.filter((edit) => isPending(edit) && !left.has(edit.id))
  // While edits are pending, the response would soon be outdated; pending files change nothing else.
  const hasOthers = pending.some(({ scope }) => scope.startsWith(projectScope('')))
  return !hasOthers && gone.some(({ scope }) => !pending.some((edit) => edit.scope === scope))
}

type Following = {
  readonly projectId: string
  readonly onAccepted: () => void
  /** Its edits were accepted, from any tab. */
  readonly onDrained: () => void
  readonly onPriceChanges: (changes: readonly PriceChange[]) => void
}

/** Follows the edits of one project until it is called. */
function followEdits(sync: ProjectSync, { projectId, onAccepted, onDrained, onPriceChanges }: Following) {
  const own = () => sync.edits().flatMap((listed) => (listed.projectId === projectId ? [listed.edit] : []))
  let before = own()
  function changed() {
    const edits = own()
    if (isDrained(before, edits)) onDrained()
    before = edits
    onPriceChanges(sync.takePriceChanges(projectId))
  }
  changed()
  const isOwn = ({ edit }: { edit: Edit }) => projectIdOf(edit) === projectId
  const stops = [sync.subscribe(changed), sync.onAccepted((all) => all.some(isOwn) && onAccepted())]
  return () => {
    for (const stop of stops) stop()
  }
}

type Params = { project: Project; mode: ProjectMode; isOffline: boolean }

/** The project with its pending edits, and the functions that change it. */
export function useProjectContext({ project: confirmed, mode, isOffline }: Params) {
  const app = useApp()
  const { api } = app
  const client = useQueryClient()
  const toast = useToast()
  const projectId = confirmed.projectRef
  const queue = useRef(createChangeQueue()).current
  const sync = useProjectSync()
  const all = useProjectEdits(sync)
  const edits = useMemo(() => all.filter((listed) => listed.projectId === projectId), [all, projectId])
  const project = useMemo(
    () =>
      withEdits(
        confirmed,
        edits.map(({ edit }) => edit),
      ),
    [confirmed, edits],
  )
  const latest = useLatest({ project, confirmed, sync })
  const [underWay, setUnderWay] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [unsaved] = useState(() => new Map<string, UnsavedText>())
  const sendUnsaved = useCallback(() => {
    for (const { send } of [...unsaved.values()]) send()
  }, [unsaved])

  // While connected, no space is needed.
  useEffect(() => {
    const { status, subscribe } = pageConnection()
    const stops = [subscribe(() => status() === 'online' && sendUnsaved()), onReturn(sendUnsaved)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [sendUnsaved])

  useEffect(() => {
    if (!sync) return
    return followEdits(sync, {
      projectId,
      onAccepted: () => setFailed(false),
      onDrained: () => void reload({ client, api, projectId }).catch(() => undefined),
      onPriceChanges: (changes) => showPriceChanges(toast, changes),
    })
  }, [sync, projectId, client, api, toast])

  const busy = useCallback(async <Out>(work: () => Promise<Out>) => {
    setUnderWay((count) => count + 1)
    try {
      const result = await work()
      setFailed(false)
      return result
    } finally {
      setUnderWay((count) => count - 1)
    }
  }, [])

  const change = useCallback(
    <Out>(requested: ProjectChange<Out>) =>
      busy(async () => {
        await drain(app, { projectId, queue, shown: latest.current.confirmed })
        try {
          const response = await queue.run(requested)
          showSuccess(toast, requested.success)
          await reload({ client, api, projectId })
          return response
        } catch (error) {
          setFailed(true)
          if (requested.failure !== null) showFailure(toast, error, requested.failure)
          throw error
        }
      }),
    [app, api, busy, client, latest, projectId, queue, toast],
  )

  /** Shows the outcome of an edit once. */
  const showOutcome = useCallback(
    async (outcome: Promise<WatchedOutcome<unknown>>, { success, failure, restore }: EditParams) => {
      try {
        const watched = await outcome
        if (watched.is === 'accepted') showSuccess(toast, success)
        return watched
      } catch (error) {
        setFailed(true)
        if (failure !== null) showFailure(toast, error, failure)
        restore?.()
        throw error
      }
    },
    [toast],
  )

  /** Saving a quote reports why it was not accepted yet, although it is stored and sent again. */
  const saveQuote = useCallback(
    (own: ProjectSync, params: EditParams) =>
      busy(async () => {
        await own.sendHeld(projectId)
        const outcome = await showOutcome(own.saveQuote(latest.current), params)
        if (outcome.is === 'pending' && outcome.error && (await pageConnection().known()) !== 'offline')
          showFailure(toast, outcome.error)
        if (outcome.is === 'accepted') await reload({ client, api, projectId })
      }),
    [api, busy, client, latest, projectId, showOutcome, toast],
  )

  const store = useCallback(
    async (own: ProjectSync, params: EditParams) => {
      const { project: shown, confirmed: base } = latest.current
      const on = { project: shown, base, seen: params.seen }
      const unsent = unsentAddition(own, projectId, params.edit)
      if (params.undo !== undefined && unsent) {
        // The addition was not sent: undo adds the line again.
        await own.add(params.edit, on)
        const again = () => own.add(withNewCode(unsent), on)
        return showRemoved(toast, params.undo, async () => (await again()) !== null)
      }
      if (params.undo !== undefined) {
        const id = await own.add(params.edit, { ...on, holdMs: undoMs })
        return showRemoved(toast, params.undo, async () => id === null || own.cancel(id))
      }
      if (params.file) return own.add(params.edit, { ...on, file: params.file })
      if (params.isTyping) return own.add(params.edit, { ...on, isTyping: true })
      return own.addWatched(params.edit, on)
    },
    [latest, projectId, toast],
  )

  const edit = useCallback(
    async (params: EditParams) => {
      const own = latest.current.sync ?? (await projectSyncOf(app))
      if (params.edit.kind === 'quote') return saveQuote(own, params)
      const stored = await store(own, params).catch((error: unknown) => {
        setFailed(true)
        const isKnown = params.isAutomatic && error instanceof NotSavedError
        if (params.failure !== null && !isKnown) showFailure(toast, error, params.failure)
        throw error
      })
      dismissNoSpace(toast)
      // There may be space for others, too.
      if (!params.isAutomatic) sendUnsaved()
      if (typeof stored !== 'object' || stored === null) return
      const shown = showOutcome(stored.outcome, params)
      if (params.restore) shown.catch(() => undefined)
      else await shown
    },
    [app, latest, saveQuote, sendUnsaved, showOutcome, store, toast],
  )

  const resolve = async (choices: ReadonlyMap<string, 'mine' | 'theirs'>) => {
    await sync?.resolve(projectId, choices)
    await reload({ client, api, projectId })
  }

  const isDurable = sync?.isDurable ?? true
  const context = useMemo<OpenProject>(
    () => ({ projectId, project, mode, isOffline, edits, isDurable, unsaved, change, edit }),
    [projectId, project, mode, isOffline, edits, isDurable, unsaved, change, edit],
  )
  const status = sync?.status(projectId) ?? 'saved'
  const own = status === 'saved' && hasFailed ? 'failed' : status
  const saved: SavedState = underWay > 0 && status !== 'needs-you' ? 'sending' : own
  return { context, saved, sync, resolve }
}

/** The addition of the line that an edit removes, if it was not sent yet. */
function unsentAddition(sync: ProjectSync, projectId: string, edit: ProjectEdit): ProjectEdit<'add-line'> | null {
  if (edit.kind !== 'remove-line') return null
  for (const listed of sync.edits()) {
    const addition = editOf(listed.edit, 'add-line')
    const isIt = listed.projectId === projectId && addition?.body.productCode === edit.body.productCode
    if (addition && isIt && addition.state === 'pending' && addition.attempts === 0)
      return { kind: 'add-line', body: addition.body }
  }
  return null
}

const withNewCode = ({ kind, body }: ProjectEdit<'add-line'>): ProjectEdit<'add-line'> => ({
  kind,
  body: { ...body, productCode: newLineCode(body.product.sku) },
})

/** Server-only changes are sent after pending edits, on the version they led to. */
async function drain(
  app: App,
  { projectId, queue, shown }: { projectId: string; queue: ReturnType<typeof createChangeQueue>; shown: Project },
) {
  const sync = await projectSyncOf(app)
  await sync.drain(projectId)
  const seen = app.queryClient.getQueryData(projectQueries(app.api).view(projectId).queryKey)
  queue.sees((seen ?? shown).version)
}
