import { QueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { Project } from '#contract/project/project-parts.ts'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import type { Batch } from '#contract/protocol/batch.ts'
import type { App } from '#lib/app.tsx'
import { createConnection } from '#lib/network/connection.ts'
import { projectQueries } from '#lib/query/project-queries.ts'
import { fileType } from '#offline/project/file-scope.ts'
import type { AddLineBody } from '#offline/project/kinds/line/add-line.ts'
import type { ProjectEdit } from '#offline/project/project-edit.ts'
import { projectType, withEdits } from '#offline/project/project-scope.ts'
import { createProjectSync } from '#offline/project/project-sync.ts'
// Imported here, because the fake clock does not wait for a dynamic import.
import '#offline/sync/batch.ts'
import { createMemoryLogStore } from '#offline/sync/memory-log-store.ts'
import { readBatch, responseOf } from './batch.ts'
import type { Clock } from './clock.ts'
import { createDisk, type Life } from './disk.ts'
import type { Fate } from './fate.ts'
import type { Faults } from './faults.ts'
import { type Action, type Model, ModelError, type Outcome } from './model.ts'
import { type Field, type Input, placeText, type Value } from './request.ts'
import type { Caller, Server } from './server.ts'

export const projectId = '00000000-0000-4000-8000-000000000000'

type World = { readonly clock: Clock; readonly server: Server; readonly model: Model; readonly faults: Faults }
type Person = {
  readonly name: string
  readonly account: string /** How far its clock is ahead. */
  readonly skewMs: number
}

const wireMs = 100

/** The fields of a project that a page shows. */
export function fieldsOn(project: Project): Map<Field, Value> {
  const { quoteData } = project
  const values: [Field, Value][] = [
    ['project.projectName', project.projectName],
    ['project.projectGoal', quoteData.projectGoal],
    ['project.interests', quoteData.interests],
    ['project.customerName', quoteData.customerName],
  ]
  for (const { productCode, quantity, agreed, folderId, position } of project.cart.products)
    values.push(
      [`line:${productCode}`, productCode],
      [`line:${productCode}.quantity`, String(quantity)],
      [`line:${productCode}.price`, agreed ? `${agreed.price} ${agreed.reason}` : 'null'],
      [`line:${productCode}.place`, placeText(folderId, position)],
    )
  for (const { id, title, position } of project.folders)
    values.push([`folder:${id}`, ''], [`folder:${id}.title`, title], [`folder:${id}.position`, position])
  for (const { id, sku, notes } of project.productNotes) values.push([`note:${id}`, sku], [`note:${id}.text`, notes])
  for (const variation of project.productVariations)
    values.push(
      [`variation:${variation.id}`, variation.productCode],
      [`variation:${variation.id}.brand`, variation.brand],
      [`variation:${variation.id}.sku`, variation.variationSku],
      [`variation:${variation.id}.comments`, variation.comments],
      [`variation:${variation.id}.rrp`, String(variation.rrpOverride)],
    )
  for (const { id } of project.staffComments) values.push([`comment:${id}`, ''])
  return new Map(values)
}

/** The fields that differ between two projects. */
export const differences = (first: ReadonlyMap<Field, Value>, second: ReadonlyMap<Field, Value>) =>
  [...new Set([...first.keys(), ...second.keys()])].flatMap((field) =>
    first.get(field) === second.get(field) ? [] : [`${field}: ${first.get(field)} and ${second.get(field)}`],
  )

export type Did = Pick<Action, 'adds' | 'removes' | 'seenPrice'> & {
  readonly sets: readonly (readonly [Field, Value])[]
}

/** A device of one member of staff, with its tabs. */
export function createDevice(world: World, { name, account, skewMs }: Person) {
  const { clock, server, model, faults } = world
  const disk = createDisk<Project>({ clock, faults, toEdit: projectType.older?.toEdit })
  const network = { isOff: false, fates: [] as Fate[] }
  const failures: unknown[] = []
  let underWay: Life | null = null

  function respond(call: string, input: Input, caller: Caller): Outcome & { body?: unknown; error?: unknown } {
    let body: unknown
    let error: unknown
    const outcome = model.arrive(call, input, caller, () => {
      try {
        const { response: saved, changes } = server.call(call, input, caller)
        body = saved
        return { is: 'accepted', changes, price: server.price() }
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause
        error = cause
        const fields = cause.problem.conflicts?.map(({ field }) => field)
        return fields ? { is: 'conflict', fields } : { is: 'rejected' }
      }
    })
    return { ...outcome, body, error }
  }

  /** The requests in a call; a batch contains several. */
  function requestsOf(call: string, input: Input, headers: Record<string, string>) {
    const device = headers['x-device-id'] ?? ''
    const requests = call === 'batch.send' ? readBatch(input.body as Batch) : [{ call, input, headers }]
    return requests.map(({ headers: own, ...request }) => {
      const key = own['idempotency-key'] ?? ''
      return { ...request, caller: { account, device, key, ageMs: Number(own['x-edit-age']) } }
    })
  }

  async function write(life: Life, call: string, input: Input, headers: Record<string, string>): Promise<unknown> {
    const fate = network.isOff ? 'cut' : (network.fates.shift() ?? 'ok')
    const requests = requestsOf(call, input, headers)
    const arrive = () => {
      try {
        return requests.map((request) => ({ ...request, came: respond(request.call, request.input, request.caller) }))
      } catch (cause) {
        failures.push(cause)
        throw cause
      }
    }
    await clock.after(fate === 'slow' ? 40 * wireMs : wireMs)
    if (fate === 'hang') return new Promise(() => {})
    if (fate === 'cut') throw new OfflineError('cut')
    if (fate === 'busy') throw new ApiError(503, { code: 'unexpected', message: 'Busy' })
    if (fate === 'late') await clock.after(11_000)
    if (fate === 'twice') arrive()
    const responses = arrive()
    if (fate === 'stuck') return new Promise(() => {})
    await clock.after(fate === 'slow' ? 40 * wireMs : wireMs)
    if (fate === 'lost') throw new OfflineError('lost')
    if (life.isDead) return new Promise(() => {})
    for (const { caller, came } of responses) model.deliver(caller, came)
    if (call === 'batch.send') return { responses: responses.map(({ came }) => responseOf(came)) }
    const [{ came } = { came: null }] = responses
    if (came?.error) throw came.error
    return came?.body
  }

  /** Rejects when the signal aborts, like `fetch`. */
  const until = <T>(signal: AbortSignal | undefined, work: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new OfflineError('aborted')))
      work.then(resolve, reject)
    })

  function apiOf(life: Life) {
    const view = async () => {
      if (network.isOff) throw new OfflineError('off')
      await clock.after(wireMs)
      const seen = server.view()
      await clock.after(wireMs)
      if (network.isOff) throw new OfflineError('off')
      return life.isDead ? new Promise(() => {}) : seen
    }
    type Options = { headers?: Record<string, string>; signal?: AbortSignal }
    const call = async (path: string, input: Input, { headers = {}, signal }: Options) => {
      if (path === 'project.view') return until(signal, view())
      if (underWay && !underWay.isDead) failures.push(new ModelError(`Two requests of ${name} at once`))
      underWay = life
      return until(signal, write(life, path, input, headers)).finally(() => {
        if (underWay === life) underWay = null
      })
    }
    const area = (first: string) =>
      new Proxy(
        {},
        {
          get:
            (_, verb) =>
            (input: Input, options: Options = {}) =>
              call(`${first}.${String(verb)}`, input, options),
        },
      )
    return new Proxy({}, { get: (_, first) => area(String(first)) }) as Api
  }

  function openTab() {
    const life: Life = { isDead: false, diesAt: null }
    const api = apiOf(life)
    const queryClient = new QueryClient({
      defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } },
    })
    const connection = createConnection({
      probe: async () => !network.isOff,
      schedule: (run, ms) => {
        const timer = setTimeout(() => life.isDead || run(), ms)
        return () => clearTimeout(timer)
      },
      random: () => 0.5,
      startsOffline: network.isOff,
    })
    const parts = {
      store: disk.storeOf(life),
      // Histories hold no attachments.
      fileStore: createMemoryLogStore(fileType),
      priceChangeStore: disk.priceChangesOf(life),
      lock: disk.lockOf(life),
      connection,
      deviceId: name,
      account,
      author: account,
      now: () => clock.now() + skewMs,
      random: () => 0.5,
    }
    const sync = createProjectSync({ api, queryClient, brand: { key: 'wa' } } as App, parts) // the engine reads only these fields of a brand
    const query = projectQueries(api).view(projectId)
    const stored = disk.base()
    if (stored) queryClient.setQueryData(query.queryKey, stored)
    const confirmed = () => queryClient.getQueryData(query.queryKey) ?? null
    let pending: string[] = []
    /** Loads the project again when all pending edits are accepted, like the page. */
    const stopWatching = sync.subscribe(() => {
      const before = pending
      pending = sync.edits().flatMap(({ edit }) => (edit.state === 'pending' ? [edit.id] : []))
      if (pending.length === 0 && before.length > 0) void tab.load()
    })
    const tab = {
      life,
      sync,
      connection,
      confirmed,
      shown: () => {
        const project = confirmed()
        return project && withEdits(project, disk.edits())
      },
      async load() {
        const project = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
        if (project && !life.isDead) disk.keep(project)
      },
      stop() {
        stopWatching()
        sync.stop()
        connection.stop()
        disk.kill(life)
        queryClient.clear()
      },
    }
    void sync.resume()
    return tab
  }

  let tabs = [openTab()]
  type Undoable = { tab: ReturnType<typeof openTab>; action: Action; id: Promise<string | null> }
  let undoable: Undoable | null = null
  const tabAt = (index: number) => tabs[index % tabs.length] ?? openTab()
  const act = (did: Did, screen: ReadonlyMap<Field, Value>) =>
    model.act({ ...did, sets: new Map(did.sets), device: name, account, madeAt: clock.now(), screen })

  return {
    name,
    network,
    disk,
    failures,
    tabs: () => tabs,
    tabAt,
    goOffline() {
      network.isOff = true
      for (const { connection } of tabs) connection.take('hint-off')
    },
    goOnline() {
      network.isOff = false
      for (const { connection } of tabs) connection.take('hint-on')
    },
    openSecond() {
      if (tabs.length < 2) tabs.push(openTab())
    },
    /** Replaces a killed or reloaded tab; nothing of the old tab continues. */
    restart(index: number) {
      const old = tabAt(index)
      old.stop()
      tabs = tabs.map((tab) => (tab === old ? openTab() : tab))
      return tabAt(index).load()
    },
    /** Shows the prices that differ from those the user saw. */
    showPrices() {
      for (const { life, sync } of tabs)
        if (!life.isDead)
          for (const { productCode } of sync.takePriceChanges(projectId)) model.showPrice(name, productCode)
    },
    /** One edit in a tab. `isTyping`: the field still has focus. `isHeld`: the edit can be undone before it is sent. */
    edit(index: number, edit: ProjectEdit, did: Did, { isTyping = false, isHeld = false } = {}) {
      const tab = tabAt(index)
      const [project, base] = [tab.shown(), tab.confirmed()]
      if (!project || !base) return
      const action = act(did, fieldsOn(project))
      const stored = () => {
        if (!tab.life.isDead) action.isSaved = true
      }
      // Like the page, removes a line that was never sent without a delay.
      const isUnsent = tab.sync
        .edits()
        .some(
          ({ edit: logged }) =>
            logged.kind === 'add-line' &&
            logged.attempts === 0 &&
            `line:${(logged.body as AddLineBody).productCode}` === did.removes,
        )
      if (isHeld && !isUnsent) {
        const id = tab.sync.add(edit, { project, base, holdMs: 10_000 })
        void id.then(stored)
        undoable = { tab, action, id }
      } else if (isTyping) void tab.sync.add(edit, { project, base, isTyping: true }).then(stored)
      else
        void tab.sync.addWatched(edit, { project, base }).then(({ outcome }) => {
          stored()
          // The open page shows the rejection.
          outcome.catch(() => {
            action.isRejected = true
          })
        })
    },
    /** Undoes the last removal while its page is open. */
    async undo() {
      const { tab, action, id } = undoable ?? {}
      undoable = null
      if (!tab || !action || tab.life.isDead) return
      const held = await id
      if (!held) return
      // If the tab is killed meanwhile, both outcomes are valid.
      action.isSaved = false
      if (!(await tab.sync.cancel(held))) {
        action.isSaved = true
        return
      }
      try {
        model.undo(action)
      } catch (cause) {
        failures.push(cause)
      }
    },
    /** Stores a row of an older release's queue, which the updated app finds. */
    leaveOlder(row: object, did: Did) {
      const project = tabAt(0).shown()
      if (!project) return
      for (const tab of tabs) tab.stop()
      act(did, fieldsOn(project)).isSaved = true
      disk.leaveOlder({
        id: crypto.randomUUID(),
        account,
        projectId,
        author: { name: account },
        version: project.version,
        leaves: [],
        createdAt: clock.now() + skewMs,
        attempts: 0,
        state: 'waiting',
        notBefore: 0,
        reason: null,
        ...row,
      })
      tabs = [openTab()]
    },
    /** Resolves every shown conflict. */
    choose(pick: (field: Field) => 'mine' | 'theirs') {
      const edits = disk.edits().filter(({ state }) => state === 'conflict')
      if (edits.length === 0) return
      const choices = new Map<Field, 'mine' | 'theirs'>()
      for (const { conflicts } of edits)
        for (const { field, type } of conflicts) choices.set(field, type === 'gone' ? 'theirs' : pick(field))
      // A new note of a line that is gone can become a comment.
      const notes = edits.filter(({ kind, body }) => kind === 'note' && (body as { isNew: boolean }).isNew)
      for (const { conflicts } of notes) for (const { field } of conflicts) choices.set(field, pick(field))
      const tab = tabAt(0)
      // A tab that is killed before it stores the choice shows the conflict again.
      const { diesAt, isDead } = tab.life
      if (isDead || (diesAt && diesAt.writes <= 1 && !diesAt.isWritten))
        return void tab.sync.resolve(projectId, choices)
      for (const { id, conflicts } of edits)
        model.choose(id, new Map(conflicts.map(({ field }) => [field, choices.get(field) ?? 'mine'])))
      const comments = notes
        .filter(({ conflicts }) => conflicts.some(({ field }) => choices.get(field) === 'mine'))
        .map(({ body }) => act({ adds: `comment:${(body as { id: string }).id}`, removes: null, sets: [] }, new Map()))
      // A note or variation that could not be created is dropped with its later edits.
      for (const { kind, body } of edits) {
        const { id, isNew } = body as { id?: string; isNew?: boolean } // of a kind that makes something
        if (isNew) model.giveUp(name, `${kind}:${id}`)
      }
      const sentChoices = faults.theirsIsMine
        ? new Map([...choices].map(([field]) => [field, 'mine' as const]))
        : choices
      void tab.sync.resolve(projectId, sentChoices).then(() => {
        for (const comment of comments) comment.isSaved = true
        return tab.load()
      })
    },
    /** Dismisses rejected edits. */
    dismiss() {
      for (const { id, kind, body, state } of disk.edits()) {
        if (state !== 'rejected') continue
        // Dependent edits are dropped with it.
        model.giveUp(name, `${kind}:${(body as { id?: string }).id}`) // of a kind that makes something
        void tabAt(0).sync.cancel(id)
      }
    },
    isQuiet: () => disk.edits().length === 0 && !disk.hasOlder(),
    stop() {
      for (const tab of tabs) tab.stop()
    },
  }
}

export type Device = ReturnType<typeof createDevice>
