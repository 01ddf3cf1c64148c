import type { QueryClient } from '@tanstack/react-query'
import type { Project } from '#contract/project/project-parts.ts'
import { readProject } from '#domain/project/project-reading.ts'
import { emptyQuoteData } from '#domain/project/project-response.ts'
import type { App } from '#lib/app.tsx'
import { type Connection, pageConnection } from '#lib/network/connection.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { projectQueries } from '#lib/query/project-queries.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { ownStaff } from '#offline/offline-staff.ts'
import type { Change, Edit } from '../sync/edit.ts'
import { isCancellable } from '../sync/edit-rules.ts'
import type { Lock } from '../sync/locks.ts'
import type { EditFile, LogStore } from '../sync/log-store.ts'
import { openStore } from '../sync/open-store.ts'
import type { Choice } from '../sync/resolution.ts'
import type { AcceptedEdit } from '../sync/sender.ts'
import { createSync, type ScopeStatus, scopeStatus } from '../sync/sync.ts'
import { fileScope, fileType } from './file-scope.ts'
import { priceChangeText } from './kinds/line/add-line.ts'
import { type ProjectEditResult, projectIdOf } from './kinds/project-kind.ts'
import { allKinds, editOf, editText, fileKinds, type ProjectEdit } from './project-edit.ts'
import { confirm, projectScope, projectType } from './project-scope.ts'
import { createPriceChangeStore, type PriceChange, type PriceChangeStore } from './stored/price-change-store.ts'

/** An edit of a project that the server does not have yet, as pages list it. */
export type ListedEdit = {
  readonly edit: Edit
  readonly projectId: string
  readonly projectName: string
  /** `Name: Doyle kitchen` */
  readonly text: string
  readonly isSending: boolean
  /** Percent of an upload that was sent; null for other edits. */
  readonly percent: number | null
  readonly isCancellable: boolean
}

type Parts = {
  readonly store: LogStore<Project>
  /** Store of the attachments. */
  readonly fileStore: LogStore<Project>
  readonly lock: Lock
  readonly connection: Connection
  readonly deviceId: string
  readonly account: string
  readonly author: string
  /** Left out when nothing can be stored: price changes are then known only while the page is open. */
  readonly priceChangeStore?: PriceChangeStore | undefined
}

/** The project as it was shown, and as the server last sent it. */
type EditOn = { readonly project: Project; readonly base: Project; readonly seen?: Seen | undefined }

/** When an edit was made, and the version that its author saw, if not now and the shown one. */
export type Seen = { readonly version: number; readonly madeAt: number }

export type NewProject = { readonly projectName: string; readonly customerName: string }

const none: readonly ListedEdit[] = []
/** The most urgent first. */
const statuses: readonly ScopeStatus[] = ['needs-you', 'sending', 'pending', 'saved']

/** The edits of all projects on this device, for the pages of staff. */
export function createProjectSync({ api, queryClient, brand }: App, parts: Parts) {
  const { store, fileStore, author, priceChangeStore } = parts
  const sync = createSync(projectType, { ...parts, api, brand: brand.key })
  const files = createSync(fileType, { ...parts, store: fileStore, api, brand: brand.key })
  const engines = [sync, files]
  const isOfFile = ({ kind }: Change) => fileKinds.some(({ name }) => name === kind)
  const syncOf = (edit: Change) => (isOfFile(edit) ? files : sync)
  const scopeOf = (edit: Change, projectId: string) => (isOfFile(edit) ? fileScope : projectScope)(projectId)
  const listeners = new Set<() => void>()
  const bases = new Map<string, Project | null>()
  /** Ids that the server assigned instead of those of an older release. */
  const given = new Map<string, string>()
  let priceChanges: readonly PriceChange[] = []
  let listed = none

  function list() {
    const states = engines.map((engine) => engine.state())
    const edits = states.flatMap((state) => state.edits).sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
    const sending = new Map(states.flatMap((state) => [...state.sending]))
    listed = edits.map((edit) => {
      const projectId = projectIdOf(edit)
      const base = bases.get(projectId) ?? null
      return {
        edit,
        projectId,
        projectName: base?.projectName ?? 'A project',
        text: editText(edit, base),
        isSending: sending.has(edit.id),
        percent: sending.get(edit.id) ?? null,
        isCancellable: isCancellable(edit, { kinds: allKinds }),
      }
    })
    for (const listener of [...listeners]) listener()
  }

  const storedBase = async (projectId: string) => (await store.read(projectScope(projectId))).base

  /** Texts of edits depend on the stored project. */
  async function loadBases() {
    const missing = new Set(listed.flatMap(({ projectId }) => (bases.has(projectId) ? [] : [projectId])))
    for (const projectId of missing) bases.set(projectId, await storedBase(projectId))
    if (missing.size > 0) list()
  }

  function show() {
    list()
    loadBases().catch((cause: unknown) => reportFailure('project edits', cause))
  }
  const stops = engines.map((engine) => engine.subscribe(show))

  // Attachments that waited for the project, or for a line of it, can be sent now.
  sync.onDrained((scope) => {
    const waiting = fileScope(projectIdOf({ scope }))
    if (files.state().edits.some((edit) => edit.scope === waiting)) void files.sendDue(waiting)
  })

  const failed = (cause: unknown) => reportFailure('price changes', cause)

  /** Price changes that earlier pages did not show. */
  async function loadPriceChanges() {
    const stored = (await priceChangeStore?.list()) ?? []
    if (stored.length === 0) return
    priceChanges = [...stored, ...priceChanges]
    list()
  }
  loadPriceChanges().catch(failed)

  function noticePrice({ edit, accepted }: AcceptedEdit<ProjectEditResult>) {
    const addition = editOf(edit, 'add-line')
    const text = addition && priceChangeText(addition.body.product.price, accepted.result?.price)
    if (!addition || !text) return
    const { productCode, product } = addition.body
    const change = { projectId: projectIdOf(edit), productCode, title: product.title, text }
    priceChanges = [...priceChanges, change]
    return priceChangeStore?.put(change).catch(failed)
  }

  // Stored before the additions leave the log: a page that is closed in between shows them after the next start.
  sync.onAccepted((all) => Promise.all(all.map(noticePrice)))

  /** Shows the accepted edits of one project at once: each would render a large project again. */
  function showAccepted(projectId: string, all: readonly AcceptedEdit<ProjectEditResult>[]) {
    for (const { edit, accepted } of all) {
      const id = accepted.result?.id
      if (edit.kind === 'create' && id && id !== projectId) given.set(projectId, id)
    }
    const { queryKey } = projectQueries(api).view(projectId)
    // A pending response is older than the accepted edits; without data, the first request is repeated.
    void queryClient.cancelQueries({ queryKey }).then(() => {
      if (queryClient.getQueryData(queryKey) === undefined) void queryClient.invalidateQueries({ queryKey })
    })
    queryClient.setQueryData(queryKey, (project) =>
      // The query of an empty project holds null.
      project === undefined
        ? project
        : all.reduce(
            (confirmed, { edit, accepted }) => confirm(confirmed, edit, accepted),
            project ?? bases.get(projectId) ?? null,
          ),
    )
    bases.delete(projectId)
  }

  function takeAccepted(all: readonly AcceptedEdit<ProjectEditResult>[]) {
    for (const [projectId, own] of Map.groupBy(all, ({ edit }) => projectIdOf(edit))) showAccepted(projectId, own)
    void queryClient.invalidateQueries({ queryKey: ['project', 'list'] })
    if (!all.some(({ edit }) => edit.kind === 'reminder')) return
    // The toolbar of staff counts reminders of the account.
    void queryClient.invalidateQueries({ queryKey: ['account', 'reminders'] })
    void queryClient.invalidateQueries({ queryKey: ['project', 'reminders'] })
  }
  for (const engine of engines) engine.onAccepted(takeAccepted)

  /** Stores a project that was not opened on this device with its first edit. */
  async function madeOn({ project, base, seen }: EditOn) {
    const stored = await storedBase(project.projectRef)
    bases.set(project.projectRef, stored ?? base)
    return { version: project.version, ...seen, ...(stored === null ? { base } : {}) }
  }
  const resume = async () => {
    await Promise.all(engines.map((engine) => engine.resume()))
  }

  const withProject = (id: string) => listed.find(({ edit }) => edit.id === id)

  return {
    /** False when edits are lost with the page. */
    get isDurable() {
      return sync.isDurable && files.isDurable
    },
    /** In order. */
    edits: () => listed,
    status(projectId: string): ScopeStatus {
      const own = [scopeStatus(sync.state(), projectScope(projectId)), scopeStatus(files.state(), fileScope(projectId))]
      return statuses.find((status) => own.includes(status)) ?? 'saved'
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onAccepted(listener: (all: readonly AcceptedEdit<ProjectEditResult>[]) => void) {
      const ends = engines.map((engine) => engine.onAccepted(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    /** Returns each price change once, also after the project was left or the page was reloaded. */
    takePriceChanges(projectId: string): readonly PriceChange[] {
      const own = priceChanges.filter((change) => change.projectId === projectId)
      if (own.length === 0) return own
      priceChanges = priceChanges.filter((change) => change.projectId !== projectId)
      priceChangeStore?.remove(own).catch(failed)
      return own
    },
    /** Resolves once the edit is stored, with the id to cancel it; null when nothing is left to send. */
    async add(
      edit: ProjectEdit,
      { holdMs, isTyping = false, file, ...on }: EditOn & { holdMs?: number; isTyping?: boolean; file?: EditFile },
    ) {
      const hold = holdMs === undefined ? {} : { holdMs }
      const scope = scopeOf(edit, on.project.projectRef)
      return syncOf(edit).add(scope, edit, { ...(await madeOn(on)), ...hold, isTyping, file })
    },
    /** The same for a page that waits: `outcome` rejects when the edit was rejected, which is then not stored. */
    addWatched: async (edit: ProjectEdit, on: EditOn) =>
      syncOf(edit).addWatched(scopeOf(edit, on.project.projectRef), edit, await madeOn(on)),
    /**
     * Resolves when the server has the quote, or when it is pending or in conflict; rejects when it was rejected. A pending
     * quote without a response is sent again: it may have arrived.
     */
    async saveQuote({ project }: { project: Project }) {
      const scope = projectScope(project.projectRef)
      const last = (await store.read(scope)).edits.at(-1)
      if (last?.kind === 'quote' && last.state === 'pending') return sync.sendAndWatch(last.id)
      const edit: ProjectEdit<'quote'> = { kind: 'quote', body: {} }
      return sync.addAndWatch(scope, edit, { version: project.version })
    },
    /** Creates a project on this device with its final id; rejects when the server rejects it. */
    async create(made: NewProject): Promise<string> {
      const projectId = uniqueId()
      const createdAt = new Date().toISOString()
      const project = readProject(projectId, {
        projectName: made.projectName,
        quoteData: { ...emptyQuoteData, customerName: made.customerName },
        created: createdAt,
        dateModified: createdAt,
        modifiedBy: author,
      })
      const scope = projectScope(projectId)
      bases.set(projectId, project)
      queryClient.setQueryData(projectQueries(api).view(projectId).queryKey, project)
      try {
        const edit: ProjectEdit<'create'> = { kind: 'create', body: made }
        await sync.addAndWatch(scope, edit, { version: 1, base: project })
      } catch (error) {
        bases.delete(projectId)
        queryClient.removeQueries({ queryKey: projectQueries(api).view(projectId).queryKey })
        throw error
      }
      return given.get(projectId) ?? projectId
    },
    /**
     * Deletes a project with its pending edits. A project that was never sent is deleted on the device only; otherwise
     * `onServer` runs first, after a pending edit that may have created it.
     */
    async remove(projectId: string, onServer: () => Promise<unknown>) {
      const scope = projectScope(projectId)
      const creation = (await store.read(scope)).edits.find(({ kind }) => kind === 'create')
      const isHereOnly = creation !== undefined && (await sync.cancel(creation.id))
      if (creation && !isHereOnly) await sync.drain(scope)
      if (!isHereOnly) await onServer()
      await sync.forget(scope)
      await files.forget(fileScope(projectId))
      bases.delete(projectId)
    },
    /** The id that the server assigned to a project of an older release; null for all others. */
    idOf: (projectId: string) => given.get(projectId) ?? null,
    /** Sends edits that are held for undo, then all others; false when some are still pending. */
    async drain(projectId: string) {
      await sync.sendHeld(projectScope(projectId))
      return sync.drain(projectScope(projectId))
    },
    sendHeld: (projectId: string) => sync.sendHeld(projectScope(projectId)),
    /** Bytes of a file that is not sent yet; null when they are gone. */
    readFile: files.readFile,
    /** Checks the connection and sends. */
    async sendNow() {
      await parts.connection.check()
      await resume()
    },
    resume,
    /** False when the edit may have arrived already and cannot be undone. */
    async cancel(id: string): Promise<boolean> {
      const own = withProject(id)
      if (own && isOfFile(own.edit)) return files.cancel(id)
      const isCancelled = await sync.cancel(id)
      // A project that was never sent is cancelled with its files.
      if (isCancelled && own?.edit.kind === 'create') await files.forget(fileScope(own.projectId))
      return isCancelled
    },
    /** Sends a rejected edit again, or a pending one immediately. */
    async retry(id: string) {
      const own = withProject(id)
      if (own) await syncOf(own.edit).retry(id)
    },
    async resolve(projectId: string, choices: ReadonlyMap<string, Choice>) {
      await sync.resolve(projectScope(projectId), choices)
      await files.resolve(fileScope(projectId), choices)
    },
    stop() {
      for (const stop of stops) stop()
      for (const engine of engines) engine.stop()
    },
  }
}

export type ProjectSync = ReturnType<typeof createProjectSync>

const running = new WeakMap<QueryClient, Promise<ProjectSync>>()

/** The instance of this page, created on first use. */
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
  const stored = await openStore<Project, ProjectEditResult>(projectType, owner)
  const { store: fileStore } = await openStore<Project, ProjectEditResult>(fileType, owner)
  const priceChangeStore = stored.store.isDurable ? createPriceChangeStore(owner) : undefined
  const own = { ...stored, fileStore, priceChangeStore }
  const parts = { ...own, connection: pageConnection(), account: staff.id, author: staff.name }
  const sync = createProjectSync(app, parts)
  void sync.resume()
  return sync
}
