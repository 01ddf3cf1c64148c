import {
  type Field,
  goneLineOf,
  type Input,
  isAboutLine,
  partsOf,
  placeText,
  type Request,
  readRequest,
  thingOf,
  type Value,
} from './request.ts'
import type { Caller } from './server.ts'

/** An edit by a member of staff on a device, with the screen at that moment. */
export type Action = {
  readonly id: number
  readonly device: string
  readonly account: string
  readonly madeAt: number
  readonly sets: ReadonlyMap<Field, Value>
  readonly adds: Field | null
  readonly removes: Field | null
  /** The shown price of an added product. */
  readonly seenPrice?: number
  readonly screen: ReadonlyMap<Field, Value>
  /** The screen, updated with the values that conflicts showed since. */
  saw: ReadonlyMap<Field, Value>
  /** The device confirmed that the edit is stored. */
  isSaved: boolean
  isRejected: boolean
  /** Its author undid it before it was sent. */
  isUndone: boolean
  /** The removal is applied on the server. */
  isDone: boolean
  /** The price of the added product, when it differs from the shown one. */
  otherPrice: number | null
  isPriceShown: boolean
  /** Fields with a conflict that was shown to its author. */
  readonly shown: Set<Field>
  /** Fields for which the author chose theirs. */
  readonly yielded: Set<Field>
}

/** A past or current value of a field; `isSilent`: no one chose it. */
type Entry = { value: Value; device: string; account: string; madeAt: number; isSilent: boolean; action: number }

type Verdict = {
  isRepeated: boolean
  isRejected: boolean
  conflicts: Set<Field>
  changes: { field: Field; value: Value; action: Action }[]
  actions: Action[]
  /** The edits of two devices of one account are too close in time to order. */
  isUnclear: boolean
}

export type Outcome =
  | { is: 'accepted'; changes: readonly Field[] | null; price: number }
  | { is: 'conflict'; fields: readonly Field[] }
  | { is: 'rejected' }

export class ModelError extends Error {
  override name = 'ModelError'
}

const unclearMs = 20_000
const silent = { device: '', account: '', madeAt: 0, isSilent: true, action: 0 }

/**
 * Predicts the outcome of every edit from what its author saw on the screen, without versions, logs or code of the app. An edit
 * conflicts where it would replace a value that its author had not seen.
 */
export function createModel(initial: ReadonlyMap<Field, Value>) {
  const actions: Action[] = []
  const histories = new Map<Field, Entry[]>()
  /** Removed things, with the notes and variations removed with them. */
  const gone = new Set<Field>()
  const things = new Map<Field, Value>()
  const done = new Set<string>()
  const seenQuestions = new Set<string>()
  const conflicted = new Map<string, { verdict: Verdict; current: Map<Field, Value> }>()
  for (const [field, value] of initial) {
    histories.set(field, [{ ...silent, value }])
    if (thingOf(field) === field && field.includes(':')) things.set(field, value)
  }

  const historyOf = (field: Field) => histories.get(field) ?? []
  const currentOf = (field: Field) => historyOf(field).at(-1)?.value
  const isThere = (thing: Field) => thing === 'project' || things.has(thing)
  const fieldsOf = (thing: Field) =>
    [...histories.keys()].filter((field) => field === thing || thingOf(field) === thing)
  const inside = (folder: Field) =>
    [...things.keys()].filter(
      (thing) => thing.startsWith('line:') && currentOf(`${thing}.place`)?.startsWith(`${folder.slice(7)}|`),
    )
  const madeBy = (device: string, field: Field, value: Value, before = Number.POSITIVE_INFINITY) =>
    actions.findLast((action) => action.device === device && action.id < before && action.sets.get(field) === value)

  function seenIndex(field: Field, action: Action): number {
    const value = action.saw.get(field)
    if (value === undefined) return -1
    const index = historyOf(field).findLastIndex((entry) => entry.value === value)
    if (index >= 0) return index
    const earlier = madeBy(action.device, field, value, action.id)
    return earlier ? seenIndex(field, earlier) : -1
  }

  /** Whether a field has a value that a colleague chose and the author did not see. */
  function isUnseen(field: Field, action: Action, madeAt: number): boolean {
    const later = historyOf(field).slice(seenIndex(field, action) + 1)
    const known = later.findLastIndex(
      (entry) => entry.device === action.device || (entry.account === action.account && entry.madeAt < madeAt),
    )
    return later.slice(known + 1).some(({ isSilent }) => !isSilent)
  }

  /** Whether a pending edit hid a colleague's change of its field, so that the removal names an older version. */
  const hidesPart = ({ id, device, screen }: Action, lost: readonly Field[]) =>
    actions.some(
      (earlier) =>
        earlier.device === device &&
        earlier.id < id &&
        lost.some((field) => earlier.sets.has(field) && earlier.sets.get(field) === screen.get(field)) &&
        [...screen].some(([field, value]) => !earlier.sets.has(field) && earlier.screen.get(field) !== value),
    )

  function judge(request: Request, caller: Caller): Verdict {
    const verdict: Verdict = {
      isRepeated: done.has(`${caller.account} ${caller.key}`),
      isRejected: false,
      conflicts: new Set(),
      changes: [],
      actions: [],
      isUnclear: false,
    }
    if (verdict.isRepeated) return verdict
    const found = request.sets.map(([field, value]) => madeBy(caller.device, field, value))
    const whole = actions.findLast(
      ({ device, adds, removes, isUndone }) =>
        device === caller.device &&
        !isUndone &&
        ((removes !== null && removes === request.removes?.thing) || (adds !== null && adds === request.adds?.thing)),
    )
    verdict.actions = [...new Set([...found, whole])].flatMap((action) => action ?? [])
    const madeAt = Math.max(...verdict.actions.map((action) => action.madeAt))
    const isClose = (field: Field) =>
      historyOf(field).some(
        (entry) =>
          entry.account === caller.account &&
          entry.device !== caller.device &&
          Math.abs(entry.madeAt - madeAt) < unclearMs,
      )
    const { adds, removes } = request
    if (adds && !things.has(adds.thing)) {
      if (gone.has(adds.thing)) verdict.conflicts.add(adds.thing)
      else if (adds.thing.startsWith('line:') && adds.about !== 'null' && !things.has(`folder:${adds.about}`))
        verdict.conflicts.add(`folder:${adds.about}`)
      else if (/^(note|variation):/.test(adds.thing) && !isAboutLine(adds, things)) {
        const line = goneLineOf(adds, gone)
        if (line) verdict.conflicts.add(line)
        else verdict.isRejected = true
      }
      return verdict
    }
    for (const [index, [field, value]] of request.sets.entries()) {
      const action = found[index]
      const thing = thingOf(field)
      const folder = field.endsWith('.place') ? value.split('|')[0] : 'none'
      if (!isThere(thing)) {
        if (gone.has(thing)) verdict.conflicts.add(thing)
        else verdict.isRejected = true
      } else if (folder !== 'none' && !things.has(`folder:${folder}`)) verdict.conflicts.add(`folder:${folder}`)
      else if (action && currentOf(field) !== value) {
        verdict.isUnclear ||= isClose(field)
        if (isUnseen(field, action, madeAt)) verdict.conflicts.add(field)
        else verdict.changes.push({ field, value, action })
      }
    }
    if (removes && !whole) throw new ModelError(`${removes.thing} was removed by no one, or after it was undone`)
    if (removes && things.has(removes.thing) && whole) {
      const within = removes.thing.startsWith('folder:') ? inside(removes.thing) : []
      const lines = removes.thing.startsWith('line:') ? [removes.thing] : removes.withProducts ? within : []
      const lost = [removes.thing, ...lines, ...partsOf(lines, things)].flatMap(fieldsOf)
      const stakes = [...lost, ...within.flatMap((line) => [line, `${line}.place`])]
      verdict.isUnclear ||= stakes.some(isClose) || hidesPart(whole, lost)
      if (stakes.some((field) => isUnseen(field, whole, madeAt))) verdict.conflicts.add(removes.thing)
    }
    return verdict
  }

  function record(field: Field, value: Value, action: Action, isSilent = false) {
    const { device, account, madeAt, id } = action
    const history = historyOf(field)
    const last = history.findLast((entry) => entry.device === device && !entry.isSilent)
    if (!isSilent && last && last.action > id)
      throw new ModelError(`${field}: ${value} came after a later edit of its device`)
    if (!isSilent && last?.action === id && last.value === value)
      throw new ModelError(`${field}: ${value} was applied twice`)
    if (action.yielded.has(field)) throw new ModelError(`${field}: theirs was chosen and ${value} applied`)
    histories.set(field, [...history, { value, device, account, madeAt, isSilent, action: id }])
  }

  function apply(request: Request, verdict: Verdict, price: number) {
    const { adds, removes } = request
    // Its fields may have been edited before the creation was sent.
    const first = verdict.actions.find((action) => action.adds === adds?.thing) ?? verdict.actions[0]
    if (adds && first && !things.has(adds.thing)) {
      if (first.seenPrice !== undefined && first.seenPrice !== price) first.otherPrice = price
      things.set(adds.thing, adds.thing.startsWith('line:') ? adds.thing.slice(5) : (adds.about ?? ''))
      record(adds.thing, things.get(adds.thing) ?? '', first)
      for (const [field, value] of request.sets) record(field, value, madeBy(first.device, field, value) ?? first, true)
      if (adds.thing.startsWith('line:'))
        record(`${adds.thing}.place`, placeText(adds.about === 'null' ? null : adds.about, adds.position), first, true)
    }
    for (const { field, value, action } of verdict.changes) record(field, value, action)
    if (!removes || !things.has(removes.thing)) return
    for (const action of verdict.actions) action.isDone = true
    const within = removes.thing.startsWith('folder:') ? inside(removes.thing) : []
    const lines = removes.thing.startsWith('line:') ? [removes.thing] : removes.withProducts ? within : []
    for (const thing of [removes.thing, ...lines, ...partsOf(lines, things)]) {
      things.delete(thing)
      gone.add(thing)
      for (const field of fieldsOf(thing)) histories.delete(field)
    }
    for (const line of removes.withProducts ? [] : within) {
      const value = placeText(null, currentOf(`${line}.place`)?.split('|')[1])
      histories.set(`${line}.place`, [...historyOf(`${line}.place`), { ...silent, value }])
    }
  }

  const listed = (fields: Iterable<Field>) => [...fields].sort().join(', ') || 'none'

  return {
    actions,
    act(
      action: Omit<
        Action,
        | 'id'
        | 'saw'
        | 'isSaved'
        | 'isRejected'
        | 'isUndone'
        | 'isDone'
        | 'otherPrice'
        | 'isPriceShown'
        | 'shown'
        | 'yielded'
      >,
    ): Action {
      const made = {
        ...action,
        saw: action.screen,
        id: actions.length + 1,
        isSaved: false,
        isRejected: false,
        isUndone: false,
        isDone: false,
        otherPrice: null,
        isPriceShown: false,
        shown: new Set<Field>(),
        yielded: new Set<Field>(),
      }
      actions.push(made)
      return made
    },
    /** Compares the server's response to a request with the prediction. */
    arrive(name: string, input: Input, caller: Caller, respond: () => Outcome): Outcome {
      const met = conflicted.get(caller.key)?.verdict.conflicts
      if (met && met.size > 0) {
        const again = respond()
        if (again.is !== 'conflict' || listed(again.fields) !== listed(met))
          throw new ModelError(
            `${name} met a conflict about ${listed(met)}, and then was ${again.is} under the same key`,
          )
        return again
      }
      const request = readRequest(name, input)
      const verdict = judge(request, caller)
      const outcome = respond()
      if (verdict.isRepeated) {
        if (outcome.is !== 'accepted' || outcome.changes !== null)
          throw new ModelError(`${name} was done twice under one key`)
        return outcome
      }
      const expected = verdict.isRejected ? 'rejected' : verdict.conflicts.size > 0 ? 'conflict' : 'accepted'
      const isSame =
        outcome.is === expected && (outcome.is !== 'conflict' || listed(outcome.fields) === listed(verdict.conflicts))
      if (!isSame && !verdict.isUnclear)
        throw new ModelError(
          `${name} ${JSON.stringify(input)} of ${caller.device}: ${expected} (${listed(verdict.conflicts)}) was due, ` +
            `it was ${outcome.is} (${outcome.is === 'conflict' ? listed(outcome.fields) : ''})`,
        )
      if (outcome.is === 'accepted') {
        done.add(`${caller.account} ${caller.key}`)
        if (!isSame)
          for (const [field, value] of request.sets) {
            const action = madeBy(caller.device, field, value)
            const isKnown = verdict.changes.some((change) => change.field === field)
            if (action && !isKnown && outcome.changes?.includes(field)) verdict.changes.push({ field, value, action })
          }
        const changed = verdict.changes.map(({ field }) => field)
        const isNew = request.adds && !things.has(request.adds.thing) ? [request.adds.thing] : []
        if (isSame && listed(outcome.changes ?? []) !== listed([...changed, ...isNew]))
          throw new ModelError(
            `${name} changed ${listed(outcome.changes ?? [])}, not ${listed([...changed, ...isNew])}`,
          )
        apply(request, verdict, outcome.price)
      }
      if (outcome.is === 'conflict') {
        const current = new Map([...histories].map(([field, history]) => [field, history.at(-1)?.value ?? '']))
        conflicted.set(caller.key, { verdict: { ...verdict, conflicts: new Set(outcome.fields) }, current })
      }
      if (outcome.is === 'rejected') conflicted.set(caller.key, { verdict, current: new Map() })
      return outcome
    },
    /** The device received the response. */
    deliver({ key }: Pick<Caller, 'key'>, outcome: Outcome) {
      const { verdict } = conflicted.get(key) ?? {}
      for (const action of verdict?.actions ?? []) {
        if (outcome.is === 'rejected') action.isRejected = true
        if (outcome.is === 'conflict') for (const field of verdict?.conflicts ?? []) action.shown.add(field)
      }
    },
    /** The device shows that the price of a product changed. */
    showPrice(device: string, productCode: string) {
      const action = actions.find(
        (candidate) => candidate.device === device && candidate.adds === `line:${productCode}`,
      )
      if (!action || action.otherPrice === null)
        throw new ModelError(`${device} says that ${productCode} costs something else, and it does not`)
      action.isPriceShown = true
    },
    /** Its author dismissed a rejected creation. */
    giveUp(device: string, thing: Field) {
      for (const action of actions)
        if (action.device === device && [...action.sets.keys()].some((field) => thingOf(field) === thing))
          action.isRejected = true
    },
    /** The device confirmed the undo. */
    undo(action: Action) {
      if (action.isDone) throw new ModelError(`${action.removes} is gone, and its removal was called undone`)
      action.isUndone = true
    },
    /** The author resolved each field of an edit in conflict. */
    choose(key: string, choices: ReadonlyMap<Field, 'mine' | 'theirs'>) {
      const { verdict, current } = conflicted.get(key) ?? {}
      if (!verdict || !current) throw new ModelError(`A conflict is shown that the server did not report`)
      for (const field of choices.keys())
        if (!verdict.conflicts.has(field)) throw new ModelError(`${field} is in no conflict`)
      const edited = verdict.actions.map(({ id }) => id).join(' ')
      const isRemoval = verdict.actions.some(({ removes }) => removes !== null)
      for (const field of choices.keys()) {
        const question = `${edited} ${field} ${current.get(field)}`
        if (seenQuestions.has(question) && !isRemoval)
          throw new ModelError(`${field}: the same conflict is shown again`)
        seenQuestions.add(question)
      }
      for (const action of verdict.actions) {
        const saw = new Map(action.saw)
        for (const [field, choice] of choices) {
          const value = current.get(field)
          if (choice === 'theirs') action.yielded.add(field)
          else if (value !== undefined) saw.set(field, value)
        }
        // The conflict of a removal shows everything that it removes.
        action.saw = action.removes ? current : saw
      }
    },
    /** The expected project. */
    values: () =>
      new Map(
        [...histories].flatMap(([field, history]) => {
          const last = history.at(-1)
          return last ? [[field, last.value] as const] : []
        }),
      ),
    /** Throws when a saved edit is lost: neither applied, nor replaced, nor shown to its author as rejected or in conflict. */
    expectNoLoss() {
      /** Whether its author later removed the thing it edits, alone or with its line. */
      const isMadeMoot = (action: Action) => {
        const thing = action.adds ?? [...action.sets.keys()].map(thingOf)[0] ?? ''
        return actions.some(
          ({ id, device, removes, isUndone }) =>
            device === action.device &&
            id > action.id &&
            !isUndone &&
            removes !== null &&
            (removes === thing || (/^(note|variation):/.test(thing) && /^(line|folder):/.test(removes))),
        )
      }
      const isAccounted = (action: Action, field: Field, value: Value): boolean => {
        if (action.isRejected || action.shown.size > 0) return true
        if (historyOf(field).some((entry) => entry.action === action.id && entry.value === value)) return true
        const thing = thingOf(field)
        if (gone.has(thing) || isMadeMoot(action)) return true
        // Deleting a folder removes the positions in it.
        const folder = field.endsWith('.place') ? `folder:${value.slice(0, value.indexOf('|'))}` : null
        const overtakes = ({ sets, removes }: Action) =>
          sets.has(field) || (removes !== null && (removes === thing || removes === folder))
        const later = actions.filter((candidate) => candidate.id > action.id && candidate.device === action.device)
        return later.some((replacement) => replacement.screen.get(field) === value && overtakes(replacement))
      }
      for (const action of actions.filter(({ isSaved }) => isSaved)) {
        for (const [field, value] of action.sets)
          if (!isAccounted(action, field, value)) throw new ModelError(`${field}: ${value} is lost`)
        const { adds, removes } = action
        if (action.otherPrice !== null && !action.isPriceShown)
          throw new ModelError(`Nobody is told what ${adds} costs`)
        const isMissing = adds !== null && !things.has(adds) && !gone.has(adds)
        const isMoot = isMadeMoot(action)
        if (isMissing && !isMoot && !action.isRejected && action.shown.size === 0)
          throw new ModelError(`${adds} is lost`)
        if (
          removes !== null &&
          things.has(removes) &&
          !action.isUndone &&
          !action.isRejected &&
          action.shown.size === 0
        )
          throw new ModelError(`${removes} is still there`)
      }
    },
  }
}

export type Model = ReturnType<typeof createModel>
