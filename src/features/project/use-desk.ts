import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { OfflineError } from '#contract/api-error.ts'
import type { Api } from '#contract/client.ts'
import type { Project } from '#contract/project-parts.ts'
import type { ProjectMode } from '#contract/project-values.ts'
import type { ClashChoice } from '#domain/project-clash.ts'
import { isNewId, type ProjectEdit } from '#domain/project-edit.ts'
import { withEdits } from '#domain/project-edited.ts'
import type { Taken } from '#domain/project-outbox.ts'
import { useApp } from '#lib/app.tsx'
import { pageConnection } from '#lib/connection.ts'
import {
  needsConnection,
  type ProjectChange,
  type ProjectDesk,
  type SavedState,
  type Sending,
  type WaitingChange,
} from '#lib/project-desk.ts'
import { sendEdit } from '#lib/project-edit-calls.ts'
import { projectQueries } from '#lib/project-queries.ts'
import { useLatest } from '#lib/use-latest.ts'
import { clashingOf, type ProjectSync } from '#offline/project-sync.ts'
import { useProjectSync, useWaitingRows } from '#offline/use-project-sync.ts'
import { useToast } from '#ui/toast.tsx'
import { undoMs } from '#ui/toast-store.ts'
import { createChangeQueue } from './change-queue.ts'
import { sayFailure, sayRemoved, saySuccess } from './say-outcome.ts'

/** Project and lists anew, awaited; the change log beside it, which tells of its own failure where it is open [S3-4-34]. */
async function reload({ client, api, projectId }: { client: QueryClient; api: Api; projectId: string }) {
  // Only this device knows of it.
  if (isNewId(projectId)) return
  const queries = projectQueries(api)
  client.fetchQuery({ ...queries.changeLogs(projectId), staleTime: 0 }).catch(() => undefined)
  void client.invalidateQueries({ queryKey: ['project', 'list'] })
  void client.invalidateQueries({ queryKey: ['project', 'outline'] })
  await client.invalidateQueries({ queryKey: queries.view(projectId).queryKey })
}

/** Who saves a quote waits for it: while the shop can be reached, they hear that it did not arrive. Pressed again it has the same key. */
const isToldAtOnce = async ({ kind }: ProjectEdit) => kind === 'quote' && (await pageConnection().known()) !== 'offline'

/** One attempt while there is a connection and nothing of the project waits; else it is kept, under the key it may have gone out with. */
async function sendOrKeep(
  { api, sync, project }: { api: Api; sync: ProjectSync | null; project: Project },
  { edit }: WaitingChange,
  { known, options }: Sending,
): Promise<Taken | null> {
  const { version } = known
  const key = options.headers['idempotency-key']
  const projectId = project.projectRef
  if (!sync) return sendEdit(api, { projectId, edit }, { known, options })
  if (await sync.mustWait(projectId)) {
    await sync.add({ project, edit, version })
    return null
  }
  try {
    const taken = await sendEdit(api, { projectId, edit: sync.named(edit) }, { known, options })
    await sync.supersede(projectId, edit)
    return taken
  } catch (error) {
    const clashing = clashingOf(error)
    if (!clashing && (!(error instanceof OfflineError) || (await isToldAtOnce(edit)))) throw error
    await sync.add({ project, edit, version, key, clashing })
    if (clashing) throw error
    return null
  }
}

/** Once what waited has been taken the project is loaded anew, whichever tab sent it. */
function useReloadAfter(waitingIds: string, reloadNow: () => Promise<void>) {
  const before = useRef(waitingIds)
  const latest = useLatest(reloadNow)
  useEffect(() => {
    const gone = before.current.split(' ').some((id) => id && !waitingIds.includes(id))
    before.current = waitingIds
    if (gone) latest.current().catch(() => undefined)
  }, [waitingIds, latest])
}

type Facts = { project: Project; mode: ProjectMode; isOffline: boolean }

/** What the page lends to its parts, with the changes under way and those that wait. */
export function useDesk({ project: confirmed, mode, isOffline }: Facts) {
  const app = useApp()
  const { api } = app
  const client = useQueryClient()
  const toast = useToast()
  const projectId = confirmed.projectRef
  const queue = useRef(createChangeQueue()).current
  const sync = useProjectSync()
  const rows = useWaitingRows(sync)
  const waiting = useMemo(() => rows.filter((row) => row.projectId === projectId), [rows, projectId])
  const project = useMemo(
    () =>
      withEdits(
        confirmed,
        waiting.filter(({ state }) => state === 'waiting'),
      ),
    [confirmed, waiting],
  )
  const latest = useLatest({ project, sync })
  const [underWay, setUnderWay] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => queue.sees(confirmed.version), [queue, confirmed.version])
  useReloadAfter(waiting.flatMap(({ id, state }) => (state === 'waiting' ? [id] : [])).join(' '), () =>
    reload({ client, api, projectId }),
  )

  const run = useCallback(
    async <Out>(change: ProjectChange<Out>) => {
      setUnderWay((count) => count + 1)
      try {
        const answer = await queue.run(change)
        setFailed(false)
        // What waits is said by the saved state, until it is taken.
        if (answer === null) return answer
        saySuccess(toast, change.success)
        await reload({ client, api, projectId })
        return answer
      } catch (error) {
        const isClash = clashingOf(error) !== null && latest.current.sync !== null
        setFailed(!isClash)
        if (!isClash && change.failure !== null) sayFailure(toast, error, change.failure)
        throw error
      } finally {
        setUnderWay((count) => count - 1)
      }
    },
    [api, client, projectId, queue, toast, latest],
  )

  const edit = useCallback(
    async ({ edit: one, undo, ...told }: WaitingChange) => {
      const { sync: own } = latest.current
      if (undo !== undefined && own) {
        const made = latest.current.project
        const row = await own.add({ project: made, edit: one, version: made.version, holdMs: undoMs })
        sayRemoved(toast, undo, () => own.cancel(row))
        return null
      }
      // A quote is of what is seen: what is held back goes out before it.
      if (one.kind === 'quote') await own?.letGo(projectId)
      return run({
        ...told,
        name: one.kind,
        // The same again, after no answer came, is the same change, whatever it is called here.
        input: { ...one, newId: '' },
        send: (sending) => sendOrKeep({ api, ...latest.current }, { edit: one }, sending),
      })
    },
    [api, latest, projectId, run, toast],
  )

  const change = useCallback(
    async <Out>(one: ProjectChange<Out>) => {
      await latest.current.sync?.letGo(projectId)
      return run(one)
    },
    [latest, projectId, run],
  )

  const decide = async (choices: ReadonlyMap<string, ClashChoice>) => {
    setFailed(false)
    await sync?.decide(projectId, choices)
    await reload({ client, api, projectId })
  }

  const noEdits = isOffline && sync === null ? needsConnection : null
  const desk = useMemo<ProjectDesk>(
    () => ({ projectId, project, mode, isOffline, noEdits, waiting, change, edit }),
    [projectId, project, mode, isOffline, noEdits, waiting, change, edit],
  )
  return { desk, saved: savedState({ underWay, hasFailed, waiting }), sync, decide }
}

function savedState({
  underWay,
  hasFailed,
  waiting,
}: {
  underWay: number
  hasFailed: boolean
  waiting: ProjectDesk['waiting']
}): SavedState {
  const has = (state: ProjectDesk['waiting'][number]['state']) => waiting.some((row) => row.state === state)
  if (underWay > 0) return 'saving'
  if (has('review')) return 'review'
  if (has('refused')) return 'refused'
  if (has('waiting')) return 'waiting'
  return hasFailed ? 'failed' : 'saved'
}
