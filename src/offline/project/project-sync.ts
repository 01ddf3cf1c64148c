import type { QueryClient } from '@tanstack/react-query'
import type { Project } from '#contract/project-parts.ts'
import { emptyQuoteData } from '#domain/project-answer.ts'
import { readProject } from '#domain/project-reading.ts'
import type { App } from '#lib/app.tsx'
import { type Connection, pageConnection } from '#lib/connection.ts'
import { projectQueries } from '#lib/project-queries.ts'
import { reportFailure } from '#lib/report-failure.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { ownStaff } from '../staff-on-device.ts'
import type { Edit } from '../sync/edit.ts'
import type { Lock } from '../sync/locks.ts'
import type { Choice } from '../sync/log.ts'
import type { LogStore } from '../sync/log-store.ts'
import { openStore } from '../sync/open-store.ts'
import { createSync, type SyncState, scopeStatus } from '../sync/sync.ts'
import { priceChangeText } from './kinds/add-line.ts'
import { editOf, editText, type ProjectEdit } from './project-edit.ts'
import { type ProjectAnswer, projectIdOf } from './project-kind.ts'
import { confirm, projectScope, projectType } from './project-scope.ts'

/** An edit of a project that the server does not have yet, as pages list it. */
export type ListedEdit = {
  readonly edit: Edit
  readonly projectId: string
  readonly projectName: string
  /** `Name: Doyle kitchen` */
  readonly text: string
  readonly isSending: boolean
}

type Parts = {
  readonly store: LogStore<Project>
  readonly lock: Lock
  readonly connection: Connection
  readonly deviceId: string
  readonly account: string
  readonly author: string
}

/** A product that costs something else than it was added at. */
export type PriceChange = { readonly title: string; readonly text: string }

/** The project as it was shown, and as the server last answered it. */
type EditOn = { readonly project: Project; readonly base: Project }

export type NewProject = { readonly projectName: string; readonly customerName: string }

const none: readonly ListedEdit[] = []

/** The edits of all projects on this device, for the pages of staff. */
export function createProjectSync({ api, queryClient, brand }: App, parts: Parts) {
  const { store, author } = parts
  const sync = createSync(projectType, { ...parts, api, brand: brand.key })
  const listeners = new Set<() => void>()
  const bases = new Map<string, Project | null>()
  /** Ids the server gave instead of those of an older release. */
  const given = new Map<string, string>()
  const priceChanges = new Map<string, readonly PriceChange[]>()
  let listed = none

  function list({ edits, sending }: SyncState) {
    listed = edits.map((edit) => {
      const base = bases.get(edit.scope) ?? null
      const projectName = base?.projectName ?? 'A project'
      return {
        edit,
        projectId: projectIdOf(edit),
        projectName,
        text: editText(edit, base),
        isSending: sending.has(edit.id),
      }
    })
    for (const listener of [...listeners]) listener()
  }

  /** What edits are called depends on the project as it is stored. */
  async function loadBases(state: SyncState) {
    const missing = new Set(state.edits.flatMap(({ scope }) => (bases.has(scope) ? [] : [scope])))
    for (const scope of missing) bases.set(scope, (await store.read(scope)).base)
    if (missing.size > 0) list(sync.state())
  }

  function show() {
    const state = sync.state()
    list(state)
    loadBases(state).catch((cause: unknown) => reportFailure('project edits', cause))
  }
  const stopShowing = sync.subscribe(show)

  sync.onAccepted((edit, accepted) => {
    const id = accepted.answer?.id
    const projectId = projectIdOf(edit)
    if (edit.kind === 'create' && id && id !== projectId) given.set(projectId, id)
    const addition = editOf(edit, 'add-line')
    const priceText = addition && priceChangeText(addition.body.product.price, accepted.answer?.price)
    if (addition && priceText) {
      const { title } = addition.body.product
      priceChanges.set(projectId, [...(priceChanges.get(projectId) ?? []), { title, text: priceText }])
    }
    const { queryKey } = projectQueries(api).view(projectId)
    // A response on its way is older than what was accepted; the first one is asked for again.
    void queryClient.cancelQueries({ queryKey }).then(() => {
      if (queryClient.getQueryData(queryKey) === undefined) void queryClient.invalidateQueries({ queryKey })
    })
    queryClient.setQueryData(queryKey, (project) =>
      // An empty project has no answer of its own.
      project === undefined ? project : confirm(project ?? bases.get(edit.scope) ?? null, edit, accepted),
    )
    bases.delete(edit.scope)
    void queryClient.invalidateQueries({ queryKey: ['project', 'list'] })
    if (edit.kind !== 'reminder') return
    // The toolbar of staff counts those of the account.
    void queryClient.invalidateQueries({ queryKey: ['account', 'reminders'] })
    void queryClient.invalidateQueries({ queryKey: ['project', 'reminders'] })
  })

  /** What was not opened on this device by itself is stored with its first edit. */
  async function madeOn({ project, base }: EditOn) {
    const scope = projectScope(project.projectRef)
    const stored = (await store.read(scope)).base
    bases.set(scope, stored ?? base)
    return { version: project.version, ...(stored === null ? { base } : {}) }
  }

  return {
    /** False where edits are lost with the page. */
    isDurable: sync.isDurable,
    /** In their order. */
    edits: () => listed,
    status: (projectId: string) => scopeStatus(sync.state(), projectScope(projectId)),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onAccepted: sync.onAccepted,
    /** Changed prices of products that were added, each once, also after their project was left. */
    takePriceChanges(projectId: string): readonly PriceChange[] {
      const own = priceChanges.get(projectId) ?? []
      priceChanges.delete(projectId)
      return own
    },
    /** Resolves once it is stored on this device: with the id to cancel it by, or null where nothing is left to send. */
    async add(
      edit: ProjectEdit,
      { holdMs, isTyping = false, ...on }: EditOn & { holdMs?: number; isTyping?: boolean },
    ) {
      const hold = holdMs === undefined ? {} : { holdMs }
      return sync.add(projectScope(on.project.projectRef), edit, { ...(await madeOn(on)), ...hold, isTyping })
    },
    /** The same for a page that waits for the outcome: `outcome` rejects when the edit was rejected, which is then not stored. */
    addWatched: async (edit: ProjectEdit, on: EditOn) =>
      sync.addWatched(projectScope(on.project.projectRef), edit, await madeOn(on)),
    /**
     * Resolves once the server has it, it has to wait or is in conflict; rejects when it was rejected. Where the last edit is a
     * quote without an answer, that one is sent again: it may have arrived.
     */
    async saveQuote({ project }: { project: Project }) {
      const scope = projectScope(project.projectRef)
      const last = (await store.read(scope)).edits.at(-1)
      if (last?.kind === 'quote' && last.state === 'pending') return sync.sendAndWatch(last.id)
      const edit: ProjectEdit<'quote'> = { kind: 'quote', body: {} }
      return sync.addAndWatch(scope, edit, { version: project.version })
    },
    /** Makes a project on this device, under the id it has from now on; rejects when the server rejected it. */
    async create(made: NewProject): Promise<string> {
      const projectId = uniqueId()
      const at = new Date().toISOString()
      const project = readProject(projectId, {
        projectName: made.projectName,
        quoteData: { ...emptyQuoteData, customerName: made.customerName },
        created: at,
        dateModified: at,
        modifiedBy: author,
      })
      const scope = projectScope(projectId)
      bases.set(scope, project)
      queryClient.setQueryData(projectQueries(api).view(projectId).queryKey, project)
      try {
        const edit: ProjectEdit<'create'> = { kind: 'create', body: made }
        await sync.addAndWatch(scope, edit, { version: 1, base: project })
      } catch (error) {
        bases.delete(scope)
        queryClient.removeQueries({ queryKey: projectQueries(api).view(projectId).queryKey })
        throw error
      }
      return given.get(projectId) ?? projectId
    },
    /**
     * Deletes a project with all that is pending in it. One that never left this device is deleted here; else `onServer` comes first,
     * after what may have created it.
     */
    async remove(projectId: string, onServer: () => Promise<unknown>) {
      const scope = projectScope(projectId)
      const creation = (await store.read(scope)).edits.find(({ kind }) => kind === 'create')
      const isHereOnly = creation !== undefined && (await sync.cancel(creation.id))
      if (creation && !isHereOnly) await sync.drain(scope)
      if (!isHereOnly) await onServer()
      await sync.forget(scope)
      bases.delete(scope)
    },
    /** The id the server gave to a project that an older release made; null for all others. */
    idOf: (projectId: string) => given.get(projectId) ?? null,
    /** Sends what is held back so that it can be undone, and ends when nothing more can be sent. */
    async drain(projectId: string) {
      await sync.sendHeld(projectScope(projectId))
      return sync.drain(projectScope(projectId))
    },
    sendHeld: (projectId: string) => sync.sendHeld(projectScope(projectId)),
    sendNow: sync.sendNow,
    resume: sync.resume,
    cancel: sync.cancel,
    retry: sync.retry,
    resolve: (projectId: string, choices: ReadonlyMap<string, Choice>) =>
      sync.resolve(projectScope(projectId), choices),
    stop() {
      stopShowing()
      sync.stop()
    },
  }
}

export type ProjectSync = ReturnType<typeof createProjectSync>

const running = new WeakMap<QueryClient, Promise<ProjectSync>>()

/** The one of this page. */
export function projectSyncOf(app: App): Promise<ProjectSync> {
  const known = running.get(app.queryClient)
  if (known) return known
  const started = open(app)
  running.set(app.queryClient, started)
  return started
}

async function open(app: App) {
  const staff = await ownStaff(app)
  const owner = { brand: app.brand.key, account: staff.id }
  const stored = await openStore<Project, ProjectAnswer>(projectType, owner)
  const parts = { ...stored, connection: pageConnection(), account: staff.id, author: staff.name }
  const sync = createProjectSync(app, parts)
  void sync.resume()
  return sync
}
