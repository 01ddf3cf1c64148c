import { QueryClient } from '@tanstack/react-query'
import { Dexie } from 'dexie'
import type { Api } from '#contract/client.ts'
import type { Project } from '#contract/project/project-parts.ts'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { readProject } from '#domain/project/project-reading.ts'
import type { App } from '#lib/app.tsx'
import { createConnection } from '#lib/network/connection.ts'
import { projectQueries } from '#lib/query/project-queries.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { type Database, openDatabase } from '#offline/database.ts'
import { fileScope, fileType } from '#offline/project/file-scope.ts'
import { kindOf, type ProjectEdit } from '#offline/project/project-edit.ts'
import { projectScope, projectType, withEdits } from '#offline/project/project-scope.ts'
import { createProjectSync } from '#offline/project/project-sync.ts'
import { createPriceChangeStore } from '#offline/project/stored/price-change-store.ts'
import type { EditState } from '#offline/sync/edit.ts'
import { createPageLock, type Lock } from '#offline/sync/locks.ts'
import { createLogStore } from '#offline/sync/log-store.ts'
import { storedEdit } from './project-edits.ts'
import type { StaffShop } from './staff.ts'

/**
 * The outcome of a request: `cut` never arrives, the response of `lost` is lost, a number is the status that a proxy
 * responds with.
 */
export type Fate = 'ok' | 'cut' | 'lost' | number

type Call = { name: string; projectId: string | undefined; key: string | undefined; input: Input; arrived: boolean }
type Words = Partial<Record<'projectId' | 'message' | 'title' | 'name' | 'sku', string>>
type Input = Partial<Record<'body' | 'params' | 'query', Words>>
type Options = { headers?: Record<string, string> }
type Calls = Readonly<Record<string, Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>>>

/** The shop's client with a connection that can be cut at any request. */
export function cutWire(api: Api) {
  const calls: Call[] = []
  const wire = {
    isOff: false,
    /** Outcomes of the next requests, in order. */
    fates: [] as Fate[],
    fateOf: (_call: Call): Fate => wire.fates.shift() ?? 'ok',
    calls,
    arrived: () => calls.filter(({ arrived }) => arrived),
  }
  async function go(call: Call, run: () => Promise<unknown>) {
    const fate = wire.isOff ? 'cut' : wire.fateOf(call)
    calls.push(call)
    if (typeof fate === 'number') throw new ApiError(fate, { code: 'unexpected', message: '' })
    if (fate === 'cut') throw new OfflineError('cut')
    call.arrived = true
    const response = await run()
    if (fate === 'lost') throw new OfflineError('lost')
    return response
  }
  const areas = Object.entries(api as unknown as Calls).map(([area, functions]) => [
    area,
    Object.fromEntries(
      Object.entries(functions).map(([verb, run]) => [
        verb,
        (input: Input = {}, options: Options = {}) => {
          const { projectId } = { ...input.query, ...input.params, ...input.body }
          const key = options.headers?.['idempotency-key']
          return go({ name: `${area}.${verb}`, projectId, key, input, arrived: false }, () => run(input, options))
        },
      ]),
    ),
  ])
  return { wire, api: Object.fromEntries(areas) as Api } // the same functions under the same names
}

/** Sends one edit directly, without the log. */
export async function sendEdit(
  api: Api,
  { projectId, edit, version }: { projectId: string; edit: ProjectEdit; version?: number },
) {
  const key = uniqueId()
  const stored = storedEdit(edit, key, { scope: projectScope(projectId), version })
  const options = { headers: { 'idempotency-key': key }, signal: AbortSignal.timeout(10_000) }
  return kindOf(stored)?.send(stored, {
    api,
    options,
    base: null,
    isWatched: false,
    onProgress: () => {},
    readFile: async () => null,
  })
}

type TabletOptions = {
  database?: Database
  lock?: Lock
  account?: string
  cut?: ReturnType<typeof cutWire>
  /** The device id that the server receives. */
  deviceId?: string
}

let made = 0
const open: { database: Database; stop: () => void }[] = []

/** Stops all tablets after their pending work. */
export async function putAway() {
  const all = open.splice(0)
  for (const { stop } of all) stop()
  await new Promise((resolve) => setTimeout(resolve, 40))
  for (const { database } of all) {
    database.close()
    await Dexie.delete(database.name)
  }
}

/** A tablet used by Noor Haddad, offline until `comesBack`. */
export function aTablet(shop: StaffShop, options: TabletOptions = {}) {
  const { database = openDatabase(`tablet-${++made}`), lock = createPageLock(), account = 'noor' } = options
  const { deviceId = uniqueId() } = options
  const { wire, api } = options.cut ?? cutWire(shop.api)
  wire.isOff = true
  const queryClient = new QueryClient()
  const connection = createConnection({
    probe: async () => !wire.isOff,
    schedule: () => () => {},
    random: () => 0,
  })
  const store = createLogStore(database, { type: projectType, brand: 'wa', account })
  const fileStore = createLogStore(database, { type: fileType, brand: 'wa', account })
  const app = { api, queryClient, brand: { key: 'wa' } } as App // themes and other brand data are not used
  connection.take('failed')
  connection.take('probe-failed')
  const priceChangeStore = createPriceChangeStore({ brand: 'wa', account }, database)
  const own = { store, fileStore, lock, connection, deviceId, account, priceChangeStore }
  const sync = createProjectSync(app, { ...own, author: 'Noor Haddad' })
  open.push({ database, stop: sync.stop })

  const next = wire.fateOf
  function goesOffline() {
    wire.isOff = true
    connection.take('failed')
    connection.take('probe-failed')
  }

  const stored = async () => [...(await store.list()).edits, ...(await fileStore.list()).edits]
  const states = async (state: EditState) => (await stored()).filter((edit) => edit.state === state)
  const read = async (projectId: string) =>
    readProject(projectId, (await shop.api.project.view({ params: { id: projectId } })) ?? {})

  return {
    wire,
    sync,
    store,
    database,
    queryClient,
    /** The project on the server. */
    read,
    /** Loads the project into the page. */
    async opens(projectId: string) {
      const project = await read(projectId)
      queryClient.setQueryData(projectQueries(api).view(projectId).queryKey, project)
      return project
    },
    /** The project as the page shows it, with pending edits. */
    async shown(projectId: string): Promise<Project> {
      const confirmed = queryClient.getQueryData(projectQueries(api).view(projectId).queryKey)
      if (!confirmed) throw new Error('It was not opened')
      return withEdits(
        confirmed,
        (await states('pending')).filter(({ scope }) =>
          [projectScope, fileScope].some((of) => of(projectId) === scope),
        ),
      )
    },
    async edits(project: Project, ...edits: readonly ProjectEdit[]) {
      for (const edit of edits) await sync.add(edit, { project, base: project })
    },
    goesOffline,
    /** Online for this number of requests, with these outcomes, and offline after them. */
    async triesWith(...fates: readonly Fate[]) {
      const left = [...fates]
      wire.isOff = false
      wire.fateOf = () => {
        const fate = left.shift()
        if (left.length === 0) wire.isOff = true
        return fate ?? 'cut'
      }
      await sync.sendNow()
      goesOffline()
      wire.fateOf = next
    },
    /** Goes online and sends all pending edits. */
    async comesBack() {
      wire.isOff = false
      for (let left = 60; left > 0; left--) {
        await sync.sendNow()
        if ((await states('pending')).length === 0) return
      }
      throw new Error('It goes on waiting')
    },
    pending: () => states('pending'),
    rejected: () => states('rejected'),
    conflicts: () => states('conflict'),
  }
}

export type Tablet = ReturnType<typeof aTablet>
