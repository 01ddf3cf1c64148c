import type { Api } from '#contract/client.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { readProject } from '#domain/project/project-reading.ts'
import { noor, type StaffShop, wiremu } from '../staff.ts'
import { fieldsOn, projectId } from './device.ts'
import type { Call } from './server.ts'

/** The response of a server without its messages. */
export type Result =
  | { readonly status: 200; readonly version: number; readonly id: string | null; readonly isMerged: boolean }
  | { readonly status: number; readonly version?: number | undefined; readonly conflicts: readonly string[] }

/** The response of an API error; throws any other error. */
export function resultOf(cause: unknown): Result {
  if (!(cause instanceof ApiError)) throw cause
  const { status, problem } = cause
  const conflicts = problem.conflicts ?? []
  return { status, version: problem.version, conflicts: conflicts.map(({ type, field }) => `${type} ${field}`).sort() }
}

const emails: Readonly<Record<string, string>> = { noor, wiremu }
const bearerMs = 5 * 60_000
const devices = new Map<string, string>()
let made = 0

/** The uuid for the name of a device. */
function deviceId(name: string) {
  const known = devices.get(name) ?? `de000000-0000-4000-8000-${String(devices.size).padStart(12, '0')}`
  devices.set(name, known)
  return known
}

type Calls = Readonly<Record<string, Readonly<Record<string, (input: unknown, options: unknown) => Promise<unknown>>>>>

/** The project of the model on the real server, with separate ids that the model does not see. */
export async function realProject(shop: StaffShop, from: number) {
  const own = String(++made).padStart(8, '0')
  const names = new Map<string, string>()
  const signedIn = new Map<string, { api: Api; until: number }>()
  shop.clock.set(new Date(from).toISOString())

  async function clientOf(account: string) {
    const now = shop.clock().getTime()
    const known = signedIn.get(account)
    if (known && now < known.until) return known.api
    const api = await shop.signedIn(emails[account] ?? account)
    signedIn.set(account, { api, until: now + bearerMs })
    return api
  }
  const replaced = <Value>(value: Value, pairs: Iterable<readonly [string, string]>): Value => {
    let text = JSON.stringify(value)
    for (const [search, replacement] of pairs) text = text.replaceAll(search, replacement)
    return JSON.parse(text)
  }
  // The counted ids of the model repeat in every history.
  const counted = ['10000000-', `1${own.slice(1)}-`] as const
  const there = <Value>(value: Value) =>
    replaced(value, [counted, ...[...names].map(([modelId, realId]) => [`"${modelId}"`, `"${realId}"`] as const)])
  const back = (text: string) => {
    let result = text.replaceAll(counted[1], counted[0])
    for (const [modelId, realId] of names) result = result.replaceAll(realId, modelId)
    return result
  }

  const api = await clientOf('noor')
  const { projectRef } = await api.project.save({
    body: { projectName: 'Test kitchen', quoteData: { customerName: 'Ada Fenwick' } },
  })
  names.set(projectId, projectRef)
  for (const [id, title] of [
    ['F1', 'Kitchen'],
    ['F2', 'Laundry'],
  ] as const)
    names.set(id, (await api.projectLines.saveFolder({ body: { projectId: projectRef, title } })).id ?? '')
  for (const sku of ['OVEN', 'KETTLE', 'FRIDGE']) {
    const folderId = sku === 'OVEN' ? (names.get('F1') ?? null) : null
    await api.projectLines.add({ body: { projectId: projectRef, sku, folderId } })
  }
  const note = await api.projectLines.saveNote({ body: { projectId: projectRef, sku: 'KETTLE', notes: 'Left hinge' } })
  names.set('N1', note.id ?? '')
  const variation = { productCode: 'OVEN', brand: 'Testa', variationSku: 'OVEN-BLACK', comments: '', rrpOverride: null }
  const { id, version } = await api.projectLines.saveVariation({ body: { projectId: projectRef, ...variation } })
  names.set('V1', id ?? '')
  // The model begins with version 1.
  const before = version - 1

  return {
    async call({ name, input, caller, receivedAt }: Call): Promise<Result> {
      shop.clock.set(new Date(receivedAt).toISOString())
      const headers = {
        'idempotency-key': there(caller.key),
        'x-device-id': deviceId(caller.device),
        'x-edit-age': String(caller.ageMs),
      }
      const [area = '', verb = ''] = name.split('.')
      const send = ((await clientOf(caller.account)) as unknown as Calls)[area]?.[verb] // each call is one of the API
      if (!send) throw new Error(`The API has no call ${name}`)
      const sent = there(input) as Record<'body' | 'query', { version?: number } | undefined>
      for (const part of [sent.body, sent.query]) if (part?.version !== undefined) part.version += before
      try {
        const saved = (await send(sent, { headers })) as { version: number; id?: string | null; isMerged?: boolean }
        const { id = null, isMerged = false } = saved
        return { status: 200, version: saved.version - before, id: id && back(id), isMerged }
      } catch (cause) {
        const { status, version, ...rest } = resultOf(cause)
        const conflicts = 'conflicts' in rest ? rest.conflicts.map(back).sort() : []
        return { status, version: version && version - before, conflicts }
      }
    },
    async values() {
      const project = readProject(
        projectRef,
        (await (await clientOf('noor')).project.view({ params: { id: projectRef } })) ?? {},
      )
      return new Map([...fieldsOn(project)].map(([field, value]) => [back(field), back(value)]))
    },
  }
}
