import { ApiError } from '#contract/protocol/api-error.ts'
import { positionAfter } from '#domain/project/position.ts'
import type { Faults } from './faults.ts'
import {
  type Field,
  goneLineOf,
  type Input,
  isAboutLine,
  partsOf,
  placeText,
  type Request,
  readRequest,
  skuOf,
  thingOf,
  type Value,
} from './request.ts'

export type Caller = { readonly account: string; readonly device: string; readonly key: string; readonly ageMs: number }

/** A received request. */
export type Call = {
  readonly name: string
  readonly input: Input
  readonly caller: Caller
  readonly receivedAt: number
}

type Recorded = Caller & {
  readonly field: Field
  readonly before: Value
  readonly version: number
  readonly madeAt: number
}
type Conflict = { readonly type: 'field' | 'removal' | 'gone'; readonly field: Field }

export const ovenAndKettle = {
  'project.projectName': 'Test kitchen',
  'project.projectGoal': '',
  'project.interests': '',
  'project.customerName': 'Ada Fenwick',
  ...Object.fromEntries(
    ['OVEN', 'KETTLE', 'FRIDGE'].flatMap((code, index) => [
      [`line:${code}`, code],
      [`line:${code}.quantity`, '1'],
      [`line:${code}.price`, 'null'],
      [`line:${code}.place`, placeText(code === 'OVEN' ? 'F1' : null, `a${index}`)],
    ]),
  ),
  'folder:F1': '',
  'folder:F1.title': 'Kitchen',
  'folder:F1.position': 'a0',
  'folder:F2': '',
  'folder:F2.title': 'Laundry',
  'folder:F2.position': 'a1',
  'note:N1': 'KETTLE',
  'note:N1.text': 'Left hinge',
  'variation:V1': 'OVEN',
  'variation:V1.brand': 'Testa',
  'variation:V1.sku': 'OVEN-BLACK',
  'variation:V1.comments': '',
  'variation:V1.rrp': 'null',
} as const

const reject = (status: number, code: 'invalid_request' | 'not_found', message: string) =>
  new ApiError(status, { code, message })

/** Implements the merge rules of the project API from their specification, with one project in memory. */
export function createServer({ now, faults }: { now: () => number; faults: Faults }) {
  let version = 1
  let values = new Map<Field, Value>(Object.entries(ovenAndKettle))
  const removed = new Set<Field>()
  const records: Recorded[] = []
  const done = new Map<string, { version: number; price: number; id: string | null } | ApiError>()
  const calls: Call[] = []
  let price = 100

  function knew(caller: Caller & { madeAt: number }, record: Recorded) {
    if (caller.account !== record.account) return false
    return faults.ownNeverConflicts || caller.device === record.device || caller.madeAt > record.madeAt
  }

  function take(request: Request, caller: Caller) {
    const madeAt = now() - caller.ageMs
    const known = faults.baseFromNewest ? version : (request.version ?? version)
    const next = new Map(values)
    const changes: [Field, Value][] = []
    const goes: Field[] = []
    const conflicts: Conflict[] = []

    /** The value the caller saw, when a colleague changed it since; undefined when the caller saw all changes. */
    function seenValue(field: Field): Value | undefined {
      const own = records.filter((record) => record.field === field && record.version > known)
      return own.slice(own.findLastIndex((record) => knew({ ...caller, madeAt }, record)) + 1)[0]?.before
    }
    /** The fields that are compared to detect a conflict. */
    function merged(field: Field): readonly Field[] {
      const isOrder = /\.(place|position)$/.test(field)
      if (faults.orderIsOneArray && isOrder)
        return [...values.keys()].filter((candidate) => /\.(place|position)$/.test(candidate))
      if (faults.wholeObject) return [...values.keys()].filter((candidate) => thingOf(candidate) === thingOf(field))
      return [field]
    }
    function set(field: Field, mine: Value) {
      const theirs = next.get(field)
      if (theirs === mine) return
      const seen = merged(field)
        .map(seenValue)
        .find((value) => value !== undefined)
      if (seen === undefined) {
        next.set(field, mine)
        changes.push([field, theirs ?? ''])
      } else if (seenValue(field) !== mine) conflicts.push({ type: 'field', field })
    }
    function gone(thing: Field) {
      if (!removed.has(thing)) throw reject(404, 'not_found', 'There is no such thing in this project')
      conflicts.push({ type: 'gone', field: thing })
    }
    const things = (kind: string) =>
      [...next.keys()].filter((thing) => thing.startsWith(`${kind}:`) && thingOf(thing) === thing)
    const allThings = () => new Map([...next].filter(([thing]) => thing.includes(':') && thingOf(thing) === thing))
    const placeOf = (line: Field) => next.get(`${line}.place`) ?? ''
    const fieldsOf = (thing: Field) => [...next.keys()].filter((field) => field === thing || thingOf(field) === thing)

    function add({ thing, about: of, position }: NonNullable<Request['adds']>) {
      if (removed.has(thing)) return gone(thing)
      if (/^(note|variation)/.test(thing) && !isAboutLine({ thing, about: of }, allThings())) {
        const line = goneLineOf({ thing, about: of }, removed)
        if (!line) throw reject(400, 'invalid_request', `There is no product ${of} in this project`)
        return gone(line)
      }
      const isInFolder = thing.startsWith('line:') && of !== 'null'
      if (isInFolder && !next.has(`folder:${of}`)) return gone(`folder:${of}`)
      next.set(thing, thing.startsWith('line:') ? thing.slice(5) : (of ?? ''))
      changes.push([thing, ''])
      for (const [field, value] of request.sets) next.set(field, value)
      if (thing.startsWith('folder:'))
        next.set(
          `${thing}.position`,
          positionAfter(
            things('folder').flatMap((folder) => (folder === thing ? [] : [next.get(`${folder}.position`) ?? 'a0'])),
          ),
        )
      if (!thing.startsWith('line:')) return
      const last = positionAfter(
        things('line').flatMap((line) => (line === thing ? [] : [placeOf(line).split('|')[1] ?? ''])),
      )
      next.set(`${thing}.place`, placeText(of === 'null' ? null : of, position ?? last))
      if (!next.has(`${thing}.price`)) next.set(`${thing}.price`, 'null')
    }

    function remove({ thing, withProducts }: NonNullable<Request['removes']>) {
      if (!next.has(thing)) return
      const folder = thing.slice(thing.indexOf(':') + 1)
      const inside = thing.startsWith('folder:')
        ? things('line').filter((line) => placeOf(line).startsWith(`${folder}|`))
        : []
      const lines = thing.startsWith('line:') ? [thing] : withProducts ? inside : []
      const whole = [thing, ...lines, ...partsOf(lines, allThings())]
      const stakes = [...new Set(whole)].flatMap(fieldsOf)
      if (!withProducts) stakes.push(...inside.flatMap((line) => [line, `${line}.place`]))
      if (!faults.removalSeesNothing && stakes.some((field) => seenValue(field) !== undefined))
        return void conflicts.push({ type: 'removal', field: thing })
      for (const field of whole.flatMap(fieldsOf)) next.delete(field)
      for (const line of withProducts ? [] : inside)
        next.set(`${line}.place`, placeText(null, placeOf(line).split('|')[1]))
      goes.push(...whole)
    }

    if (request.adds && !next.has(request.adds.thing)) add(request.adds)
    else {
      for (const [field, mine] of request.sets) {
        const folderId = field.endsWith('.place') ? mine.split('|')[0] : 'none'
        if (!next.has(thingOf(field)) && thingOf(field) !== 'project') gone(thingOf(field))
        else if (folderId !== 'none' && !next.has(`folder:${folderId}`)) gone(`folder:${folderId}`)
        else set(field, mine)
      }
      if (request.removes) remove(request.removes)
    }
    const only = [...new Map(conflicts.map((conflict) => [conflict.field, conflict])).values()]
    if (only.length > 0)
      throw new ApiError(409, { code: 'conflict', message: 'Choose', version, conflicts: only as never })
    const isMerged = request.version !== undefined && request.version < version
    if (changes.length > 0 || goes.length > 0) {
      version++
      values = next
      for (const thing of goes) removed.add(thing)
      for (const [field, before] of changes)
        if (!records.some((record) => record.version === version && record.field === field))
          records.push({ ...caller, field, before, version, madeAt })
    }
    return { isMerged, changes: changes.map(([field]) => field) }
  }

  /** Returns a conflict again for the same key. */
  function takeOnce(key: string, request: ReturnType<typeof readRequest>, caller: Caller) {
    try {
      return take(request, caller)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) done.set(key, error)
      throw error
    }
  }

  return {
    version: () => version,
    /** The current price of an added product. */
    price: () => price,
    reprice() {
      price += 10
    },
    values: (): ReadonlyMap<Field, Value> => values,
    /** All received requests, in order. */
    calls: (): readonly Call[] => calls,
    /** Handles one request; throws the error the API would return. `changes`: null when the key was handled before. */
    call(name: string, input: Input, caller: Caller) {
      calls.push({ name, input, caller, receivedAt: now() })
      const key = `${caller.account} ${caller.key}`
      const before = faults.keyDropped ? undefined : done.get(key)
      const request = readRequest(name, input)
      if (before instanceof ApiError) throw before
      if (before !== undefined) return { response: { ...before, isMerged: true }, changes: null }
      // A removed line has no id.
      const isNamed =
        request.removes === null || !/^line:/.test(request.removes.thing) || values.has(request.removes.thing)
      const { isMerged, changes } = takeOnce(key, request, caller)
      const saved = { version, price, id: isNamed ? (request.of?.slice(request.of.indexOf(':') + 1) ?? null) : null }
      done.set(key, saved)
      return { response: { ...saved, isMerged }, changes }
    },
    /** The project in the format of the API. */
    view() {
      const things = (kind: string) =>
        [...values.keys()].flatMap((thing) =>
          thing.startsWith(`${kind}:`) && thingOf(thing) === thing ? [thing.slice(kind.length + 1)] : [],
        )
      const value = (field: Field) => values.get(field) ?? ''
      const place = (code: string) => value(`line:${code}.place`).split('|')
      const live = price
      const inFolder = (id: string) =>
        things('line')
          .filter((code) => place(code)[0] === id)
          .sort((first, second) => ((place(first)[1] ?? '') + first < (place(second)[1] ?? '') + second ? -1 : 1))
      const order = things('folder').toSorted((first, second) =>
        value(`folder:${first}.position`) + first < value(`folder:${second}.position`) + second ? -1 : 1,
      )
      return {
        version,
        projectName: value('project.projectName'),
        quoteData: {
          projectGoal: value('project.projectGoal'),
          interests: value('project.interests'),
          customerName: value('project.customerName'),
        },
        cart: {
          products: things('line').map((code) => {
            const [folderId, position] = place(code)
            const agreed = value(`line:${code}.price`)
            const [price, reason] = agreed.split(' ')
            const quantity = Number(value(`line:${code}.quantity`) || 1)
            return {
              productCode: code,
              sku: skuOf(code),
              title: code,
              price: agreed === 'null' ? live : Number(price),
              livePrice: live,
              agreed:
                agreed === 'null' ? null : { price: Number(price), reason, competitor: null, competitorUrl: null },
              quantity,
              lineTotal: live * quantity,
              folderId: folderId === 'none' ? null : folderId,
              position,
            }
          }),
        },
        folders: things('folder').map((id) => ({
          id,
          title: value(`folder:${id}.title`),
          position: value(`folder:${id}.position`),
          sortOrder: order.indexOf(id),
          products: inFolder(id),
          total: 0,
        })),
        productNotes: things('note').map((id) => ({
          id,
          sku: value(`note:${id}`),
          notes: value(`note:${id}.text`),
          createdBy: '',
          lastModified: '',
          salesPersonName: '',
        })),
        productVariations: things('variation').map((id) => ({
          id,
          productCode: value(`variation:${id}`),
          brand: value(`variation:${id}.brand`),
          variationSku: value(`variation:${id}.sku`),
          comments: value(`variation:${id}.comments`),
          rrpOverride: value(`variation:${id}.rrp`) === 'null' ? null : Number(value(`variation:${id}.rrp`)),
        })),
        staffComments: things('comment').map((id) => ({ id, user: '', timestamp: '', message: id })),
        totals: { lineCount: 0, pieceCount: 0, total: 0, gst: 0 },
      }
    },
  }
}

export type Server = ReturnType<typeof createServer>
