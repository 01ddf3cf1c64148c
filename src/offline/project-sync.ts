import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/api-error.ts'
import type { Project } from '#contract/project-parts.ts'
import { emptyQuoteData } from '#domain/project-answer.ts'
import { type ClashChoice, clashVersion, readClashes } from '#domain/project-clash.ts'
import { madeAs, madeId, newIdOf, type ProjectEdit, withId } from '#domain/project-edit.ts'
import { type Author, withEdit } from '#domain/project-edited.ts'
import {
  type Attempt,
  afterRefusal,
  type Clashing,
  decidedRow,
  editTitle,
  isHeld,
  nextProjectRow,
  nextProjectTry,
  type ProjectRow,
  type Taken,
} from '#domain/project-outbox.ts'
import { readProject } from '#domain/project-reading.ts'
import type { App } from '#lib/app.tsx'
import { type Connection, pageConnection } from '#lib/connection.ts'
import { sendEdit } from '#lib/project-edit-calls.ts'
import { projectQueries } from '#lib/project-queries.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { staffReason } from '#lib/staff-reason.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { ownDatabase } from './database.ts'
import { createProjectOutbox, type ProjectOutbox } from './project-outbox.ts'
import { createSender } from './sender.ts'
import { ownStaff } from './staff-on-device.ts'
import { browserLock, type Lock } from './sync/locks.ts'
import { askToPersist, onConnectionBack, onReturn, onWorkerWake, requestBackgroundSync } from './sync/sync-triggers.ts'
import { holdReload } from './worker/busy.ts'

const limitMs = 20_000

/** The fields that clash, where that is why something was refused. */
export function clashingOf(error: unknown): Clashing | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const clashes = readClashes(error.problem)
  return clashes.length > 0 ? { clashes, version: clashVersion(error.problem) } : null
}

/** Reminders know no keys: one that is refused when it is sent again was moved the first time. */
const isDoneReminder = ({ edit, attempts }: ProjectRow, error: unknown) =>
  edit.kind === 'reminder' && attempts > 1 && error instanceof ApiError && error.status === 400

/** A change with the project it was made on, and how it went so far. */
type Made = {
  project: Project
  edit: ProjectEdit
  /** The idempotency key, where it was tried already. */
  key?: string
  version: number | undefined
  clashing?: Clashing | null
  /** How long it can be taken back before it is sent. */
  holdMs?: number
}

export type NewProject = { projectName: string; customerName: string }

const rules = { next: nextProjectRow, nextTry: nextProjectTry, afterFailure: afterRefusal } as const

type Parts = { outbox: ProjectOutbox; lock: Lock; connection: Connection; author: string }

/** The changes of projects on their way: those that wait on this device, one after the other for each project. */
export function createProjectSync({ api, queryClient, brand }: App, { outbox, lock, connection, author }: Parts) {
  const listeners = new Set<() => void>()
  let rows: readonly ProjectRow[] = []
  let sending: string | null = null
  /** Ids the server gave to what was made here, for who still goes by the first one. */
  const given = new Map<string, string>()

  function show(next: readonly ProjectRow[]) {
    rows = next
    for (const listener of [...listeners]) listener()
  }
  let asked = 0
  /** What lies there now; an answer that a later question has overtaken would show what is past. */
  async function refresh() {
    const turn = ++asked
    const next = await outbox.list()
    if (turn === asked) show(next)
  }
  const setSending = (id: string | null) => {
    sending = id
    show([...rows])
  }
  const now = (): Author => ({ name: author, at: new Date().toISOString() })
  const named = (edit: ProjectEdit) => [...given].reduce((one, [from, to]) => withId(one, from, to), edit)

  const sender = createSender<ProjectRow, Taken, Attempt & { clashing: Clashing | null }>({
    outbox,
    rules,
    lock,
    lockName: `hearth:${brand.key}:projects`,
    send: (row) => {
      setSending(row.id)
      const sent = sendEdit(api, row, {
        known: row.version === undefined ? {} : { version: row.version },
        options: { headers: { 'idempotency-key': row.id }, signal: AbortSignal.timeout(limitMs) },
        leaves: new Set(row.leaves),
      })
      return sent.catch((error: unknown) => {
        if (isDoneReminder(row, error)) return { id: null, version: null, isMerged: false }
        throw error
      })
    },
    readFailure: (error) => ({
      // Whose sign-in has ended signs in again, and goes on.
      status: error instanceof ApiError && error.status !== 401 ? error.status : null,
      reason: staffReason(error),
      clashing: clashingOf(error),
    }),
    canSend: async () => {
      const status = await connection.known()
      if (status === 'offline') void connection.check()
      return status === 'online'
    },
    onAnswered: (row, taken) => takeIntoPage(queryClient, projectQueries(api).view(row.projectId).queryKey, row, taken),
    onSent: ({ edit, projectId }, { id }) => {
      const made = edit.kind === 'create' ? projectId : madeId(edit)
      if (made !== null && id !== null) given.set(made, id)
      setSending(null)
      void queryClient.invalidateQueries({ queryKey: ['project', 'list'] })
    },
    onFailed: async (_row, error) => {
      setSending(null)
      if (!(error instanceof ApiError)) connection.take('failed')
    },
  })

  async function resume() {
    const letGo = holdReload()
    await sender
      .run({ isForced: true })
      .catch((cause: unknown) => reportFailure('project changes', cause))
      .finally(letGo)
    await refresh()
  }
  const wake = () => void resume()

  /** What was written down is to stay, and to go out as soon as there is a connection. */
  function goOn() {
    askToPersist()
    requestBackgroundSync()
    if (connection.status() !== 'offline') wake()
  }

  const stops = [
    outbox.watch(() => void refresh().catch((cause: unknown) => reportFailure('project changes', cause))),
    onConnectionBack(connection, wake),
    onWorkerWake(wake),
    onReturn(wake),
  ]
  wake()

  return {
    rows: () => rows,
    /** The row that is on its way in this moment. */
    sending: () => sending,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Whether a change must go behind others, or has nobody to go to. */
    mustWait: async (projectId: string) =>
      connection.status() === 'offline' ||
      (await outbox.list()).some((row) => row.projectId === projectId && row.state === 'waiting'),
    /** Written on this device, or thrown; sent as soon as there is a connection. Answers the id to cancel it by. */
    async add({ project, edit, key, version, clashing, holdMs }: Made): Promise<string> {
      const own = named(edit)
      const { projectRef } = project
      const projectId = given.get(projectRef) ?? projectRef
      await outbox.supersede(projectId, own)
      const titleOf = (one: ProjectEdit) => editTitle(one, project)
      const row = {
        id: key ?? uniqueId(),
        projectId,
        projectName: project.projectName,
        edit: own,
        title: titleOf(own),
        author: now(),
        version: clashing ? clashing.version : version,
        attempts: key === undefined ? 0 : 1,
        ...(clashing ? { state: 'review' as const, clashes: clashing.clashes } : {}),
        ...(holdMs === undefined ? {} : { notBefore: Date.now() + holdMs }),
      }
      await outbox.add(row, titleOf)
      await refresh()
      if (!clashing) goOn()
      return row.id
    },
    /** Sends what is held back now: what follows counts on it. */
    async letGo(projectId: string) {
      const held = rows.filter((row) => row.projectId === projectId && isHeld(row))
      for (const row of held) await outbox.release(row.id)
      if (held.length > 0) await resume()
    },
    /**
     * Makes a project on this device; answers the id it goes by until the server gives it another. After `attempts` under this key
     * it may be there already.
     */
    async create({ projectName, customerName }: NewProject, { key = uniqueId(), attempts = 0 } = {}) {
      const author = now()
      const projectId = newIdOf(uniqueId())
      const facts = { created: author.at, dateModified: author.at, modifiedBy: author.name }
      const quoteData = { ...emptyQuoteData, customerName }
      const project = readProject(projectId, { projectName, quoteData, ...facts })
      const edit: ProjectEdit = { kind: 'create', projectName, customerName }
      const title = editTitle(edit, project)
      const row = { id: key, projectId, projectName, edit, title, author, version: 1, attempts }
      await outbox.add(row, undefined, project)
      await refresh()
      goOn()
      return projectId
    },
    /** What the server calls what was made here; null where it has not been sent, or by another page. */
    idOf: (newId: string) => given.get(newId) ?? null,
    /** Looks whether there is a connection after all, and sends. */
    async sendNow() {
      await connection.check()
      await resume()
    },
    async cancel(id: string) {
      const isCancelled = await outbox.cancel(id)
      await refresh()
      return isCancelled
    },
    async retry(id: string) {
      await outbox.release(id)
      await resume()
    },
    /** Sends what was kept of ours on top of theirs; what is all theirs is only let go. */
    async decide(projectId: string, choices: ReadonlyMap<string, ClashChoice>) {
      const leaves = new Set([...choices].flatMap(([field, choice]) => (choice === 'theirs' ? [field] : [])))
      for (const row of await outbox.list()) {
        if (row.projectId !== projectId || row.state !== 'review') continue
        const decided = decidedRow(row, uniqueId(), leaves)
        if (decided) await outbox.replace(decided, row.id)
        else await outbox.settle(row.id, null)
      }
      await resume()
    },
    named,
    supersede: outbox.supersede,
    stop() {
      for (const stop of stops) stop()
      sender.stop()
    },
  }
}

export type ProjectSync = ReturnType<typeof createProjectSync>

/** The page shows the project with the change from now on, whether it waits or was taken: nothing jumps back in between. */
function takeIntoPage(
  client: QueryClient,
  queryKey: ReturnType<ReturnType<typeof projectQueries>['view']>['queryKey'],
  { edit, author }: ProjectRow,
  { id, version, isMerged }: Taken,
) {
  client.setQueryData(queryKey, (project) => {
    if (!project) return project
    const next = withEdit(project, madeAs(edit, id), author)
    return isMerged || version === null ? next : { ...next, version }
  })
}

const running = new WeakMap<QueryClient, Promise<ProjectSync | null>>()

/** The one of this page; null where the browser keeps nothing, and so nothing can wait. */
export function projectSyncOf(app: App): Promise<ProjectSync | null> {
  const known = running.get(app.queryClient)
  if (known) return known
  const started = open(app).catch((cause: unknown) => {
    if (typeof indexedDB !== 'undefined') reportFailure('project changes', cause)
    return null
  })
  running.set(app.queryClient, started)
  return started
}

async function open(app: App) {
  const database = ownDatabase()
  const staff = await ownStaff(app, database)
  const outbox = createProjectOutbox(database, { brand: app.brand.key, account: staff.id })
  // One that opens need not hold what is looked for: somebody else may have made it.
  await outbox.list()
  return createProjectSync(app, { outbox, lock: browserLock(), connection: pageConnection(), author: staff.name })
}
