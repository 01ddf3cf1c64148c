import { millisecondsInHour } from 'date-fns/constants'
import { positionsBetween } from '#domain/project/position.ts'
import type { ProjectEdit } from '#offline/project/project-edit.ts'
import { createClock } from './clock.ts'
import { createDevice, type Device, type Did, differences, fieldsOn } from './device.ts'
import type { Faults } from './faults.ts'
import { createModel, ModelError } from './model.ts'
import { type Field, placeText, skuOf, variationFields } from './request.ts'
import { type Call, createServer } from './server.ts'
import type { Kind, Step } from './steps.ts'

type Made = { readonly edit: ProjectEdit; readonly did: Did }

/** The fields and the product price that a page shows. */
type Screen = { readonly shown: ReadonlyMap<Field, string>; readonly seenPrice: number }

/** An edit of this kind with unique values; null when the screen shows nothing of the kind. */
function editOf(
  kind: Kind,
  { shown, seenPrice, pick: nth, nonce }: Screen & { pick: number; nonce: number },
): Made | null {
  const things = (name: string) =>
    [...shown.keys()].flatMap((field) =>
      field.startsWith(`${name}:`) && !field.slice(name.length).includes('.') ? [field.slice(name.length + 1)] : [],
    )
  const pickThing = (name: string) => {
    const all = things(name)
    return all.length === 0 ? null : (all[nth % all.length] ?? null)
  }
  const value = (field: Field) => shown.get(field) ?? ''
  const made = (edit: unknown, sets: Did['sets'], more: Partial<Did> = {}): Made => ({
    edit: edit as ProjectEdit, // one of those below
    did: { adds: null, removes: null, ...more, sets },
  })
  const text = `Value ${nonce}`
  const line = pickThing('line')
  const folder = pickThing('folder')
  const note = pickThing('note')
  const id = pickThing('variation')
  // The nonce makes each position unique.
  const position = () => `${positionsBetween(null, null, 3)[nth % 3]}${'V'.repeat(1 + (nth % 2))}${nonce.toString(36)}V`
  switch (kind) {
    case 'name':
      return made({ kind: 'rename', body: { name: text } }, [['project.projectName', text]])
    case 'goal':
      return made({ kind: 'details', body: { fields: { projectGoal: text } } }, [['project.projectGoal', text]])
    case 'interests':
      return made({ kind: 'details', body: { fields: { interests: text } } }, [['project.interests', text]])
    case 'goal and interests':
      return made({ kind: 'details', body: { fields: { projectGoal: text, interests: text } } }, [
        ['project.projectGoal', text],
        ['project.interests', text],
      ])
    case 'customer':
      return made({ kind: 'customer', body: { fields: { customerName: text } } }, [['project.customerName', text]])
    case 'comment': {
      const newId = crypto.randomUUID()
      return made({ kind: 'comment', body: { id: newId, message: text } }, [], { adds: `comment:${newId}` })
    }
    case 'add-line': {
      const productCode = `KETTLE-${nonce}`
      const folderId = [null, ...things('folder')][nth % (1 + things('folder').length)] ?? null
      const newPosition = position()
      const product = { sku: 'KETTLE', title: productCode, brand: 'Testa', category: '', price: seenPrice }
      const body = { productCode, folderId, position: newPosition, quantity: nonce, product }
      return made(
        { kind, body },
        [
          [`line:${productCode}.quantity`, String(nonce)],
          [`line:${productCode}.place`, placeText(folderId, newPosition)],
        ],
        { adds: `line:${productCode}`, seenPrice },
      )
    }
    case 'quantity':
    case 'price': {
      if (line === null) return null
      const body = { sku: skuOf(line), productCode: line }
      if (kind === 'quantity')
        return made({ kind, body: { ...body, quantity: nonce + 1 } }, [[`line:${line}.quantity`, String(nonce + 1)]])
      const agreed = { price: nonce, reason: 'goodwill', competitor: null, competitorUrl: null }
      return made({ kind: 'terms', body: { ...body, terms: { agreed } } }, [
        [`line:${line}.price`, `${nonce} goodwill`],
      ])
    }
    case 'move-line':
    case 'move two lines': {
      if (line === null) return null
      const folders = [null, ...things('folder')]
      const codes = kind === 'move-line' ? [line] : things('line').slice(0, 2)
      const moves = codes.map((productCode, index) => ({
        productCode,
        folderId: folders[(nonce + (nth % 2) * index) % folders.length] ?? null,
        position: position(),
      }))
      return made(
        { kind: 'move-lines', body: { moves } },
        moves.map(({ productCode, folderId, position: newPosition }) => [
          `line:${productCode}.place`,
          placeText(folderId, newPosition),
        ]),
      )
    }
    case 'remove-line':
      return line === null ? null : made({ kind, body: { productCode: line } }, [], { removes: `line:${line}` })
    case 'new-folder': {
      const newId = crypto.randomUUID()
      return made(
        { kind: 'folder', body: { id: newId, isNew: true, title: text } },
        [[`folder:${newId}.title`, text]],
        {
          adds: `folder:${newId}`,
        },
      )
    }
    case 'rename-folder':
      return folder === null
        ? null
        : made({ kind: 'folder', body: { id: folder, isNew: false, title: text } }, [[`folder:${folder}.title`, text]])
    case 'move-folder': {
      if (folder === null) return null
      const move = { id: folder, position: position() }
      return made({ kind: 'move-folders', body: { moves: [move] } }, [[`folder:${folder}.position`, move.position]])
    }
    case 'remove-folder':
      return folder === null
        ? null
        : made({ kind, body: { folderId: folder, removeProducts: nonce % 2 === 0 } }, [], {
            removes: `folder:${folder}`,
          })
    case 'new-note': {
      if (line === null) return null
      const newId = crypto.randomUUID()
      return made(
        { kind: 'note', body: { id: newId, isNew: true, sku: skuOf(line), notes: text } },
        [[`note:${newId}.text`, text]],
        {
          adds: `note:${newId}`,
        },
      )
    }
    case 'note':
      return note === null
        ? null
        : made({ kind: 'note', body: { id: note, isNew: false, sku: value(`note:${note}`), notes: text } }, [
            [`note:${note}.text`, text],
          ])
    case 'remove-note':
      return note === null ? null : made({ kind, body: { noteId: note } }, [], { removes: `note:${note}` })
    case 'new-variation': {
      if (line === null) return null
      const newId = crypto.randomUUID()
      const own = { brand: 'Testa', variationSku: text, comments: '', rrpOverride: nonce }
      const body = { id: newId, isNew: true, productCode: line, ...own }
      const sets = Object.entries(variationFields).map(
        ([name, key]) => [`variation:${newId}.${name}`, String(own[key])] as const,
      )
      return made({ kind: 'variation', body }, sets, { adds: `variation:${newId}` })
    }
    case 'variation': {
      if (id === null) return null
      const isRrp = nonce % 2 === 0
      const own = isRrp ? { rrpOverride: nonce } : { comments: text }
      const body = { id, isNew: false, productCode: value(`variation:${id}`), ...own }
      const set = [`variation:${id}.${isRrp ? 'rrp' : 'comments'}`, isRrp ? String(nonce) : text] as const
      return made({ kind: 'variation', body }, [set])
    }
    case 'remove-variation':
      return id === null ? null : made({ kind, body: { variationId: id } }, [], { removes: `variation:${id}` })
  }
}

/** Makes the same ids in every run, so that fast-check can shrink a history. */
function countedIds() {
  const before = Object.getOwnPropertyDescriptor(crypto, 'randomUUID')
  let made = 0
  const randomUUID = () => `10000000-0000-4000-8000-${String(++made).padStart(12, '0')}`
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
  return () => {
    if (before) Object.defineProperty(crypto, 'randomUUID', before)
    else Reflect.deleteProperty(crypto, 'randomUUID')
  }
}

const roundsToQuiet = 40
const people = [
  { name: 'tablet of Noor', account: 'noor', skewMs: 0 },
  { name: 'tablet of Wiremu', account: 'wiremu', skewMs: millisecondsInHour },
  { name: 'phone of Noor', account: 'noor', skewMs: -90_000 },
]

type Lived = {
  /** The requests the server received. */
  readonly calls: readonly Call[]
  /** How many tabs died at a write. */
  readonly kills: number
}

/** Runs a history until nothing is pending; throws when an invariant fails. */
export async function live(steps: readonly Step[], faults: Faults = {}): Promise<Lived> {
  const clock = createClock(faults.noTimeLimit ? { ignoredMs: 10_000 } : {})
  const restore = [clock.install(), countedIds()]
  const server = createServer({ now: clock.now, faults })
  const model = createModel(server.values())
  const devices = people.map((person) => createDevice({ clock, server, model, faults }, person))
  let nonce = 10
  let kills = 0

  function check() {
    for (const { name, failures, tabs, showPrices: hearPrices } of devices) {
      hearPrices()
      if (failures.length > 0) throw failures[0]
      for (const { confirmed } of tabs()) {
        const project = confirmed()
        const found = project?.version === server.version() ? differences(fieldsOn(project), server.values()) : []
        if (found.length > 0)
          throw new ModelError(`${name} is on version ${server.version()} and has ${found.join('; ')}`)
      }
    }
  }
  async function restartDead() {
    for (const own of devices)
      for (const [index, { life }] of own.tabs().entries())
        if (life.isDead) {
          kills++
          void own.restart(index)
        }
    await clock.settle()
  }

  async function take(own: Device | undefined, step: Step) {
    if (step.does === 'wait' || !own) return clock.pass(step.does === 'wait' ? step.ms : 0)
    if (step.does === 'edit' || step.does === 'upgrade') {
      const project = own.tabAt(step.does === 'edit' ? step.tab : 0).shown()
      if (!project) return
      const { kind } = step
      const seenPrice = project.cart.products.find(({ sku }) => sku === 'KETTLE')?.livePrice ?? 100
      const pick = step.does === 'edit' ? step.pick : 0
      const made = editOf(kind, { shown: fieldsOn(project), seenPrice, pick, nonce: ++nonce })
      if (!made) return
      // Like the page, holds the removal of a line so that it can be undone.
      const isHeld = kind === 'remove-line'
      if (step.does === 'edit') own.edit(step.tab, made.edit, made.did, { isHeld, isTyping: step.isTyping && !isHeld })
      else own.leaveOlder({ edit: { kind: made.edit.kind, ...made.edit.body } }, made.did)
    } else if (step.does === 'reprice') server.reprice()
    else if (step.does === 'go offline') own.goOffline()
    else if (step.does === 'go online') own.goOnline()
    else if (step.does === 'second tab') own.openSecond()
    else if (step.does === 'load') void own.tabAt(0).load()
    else if (step.does === 'undo') void own.undo()
    else if (step.does === 'fates') own.network.fates.push(...step.fates)
    else if (step.does === 'kill') {
      if (step.writes === 0) void own.restart(step.tab)
      else own.tabAt(step.tab).life.diesAt = { writes: step.writes, isWritten: step.isWritten }
    } else if (step.does === 'choose') {
      let turn = step.mine
      own.choose(() => (turn++ % 2 === 0 ? 'mine' : 'theirs'))
    }
  }

  async function quiet() {
    for (const own of devices) {
      own.network.fates = []
      for (const { life } of own.tabs()) life.diesAt = null
      own.goOnline()
    }
    for (let round = 0; round < roundsToQuiet; round++) {
      await clock.pass(60_000)
      await restartDead()
      check()
      if (devices.every((own) => own.isQuiet())) return
      for (const own of devices) {
        own.dismiss()
        own.choose((field) => (field.length % 2 === round % 2 ? 'mine' : 'theirs'))
      }
    }
    throw new ModelError(
      `There is no end: ${devices
        .flatMap(({ disk }) => disk.edits())
        .map(({ kind, state }) => `${kind} ${state}`)
        .join(', ')}`,
    )
  }

  try {
    for (const { tabAt } of devices) void tabAt(0).load()
    await clock.pass(1_000)
    for (const step of steps) {
      await take('device' in step ? devices[step.device] : undefined, step)
      await clock.pass(20)
      await restartDead()
      check()
    }
    await quiet()
    for (const { tabs } of devices) for (const tab of tabs()) void tab.load()
    await clock.pass(1_000)
    check()
    for (const { name, tabs } of devices)
      for (const { shown } of tabs()) {
        const project = shown()
        const found = project ? differences(fieldsOn(project), server.values()) : ['nothing']
        if (found.length > 0) throw new ModelError(`At the end ${name} shows ${found.join('; ')}`)
      }
    const isMadeByServer = (text: string) => /\.(position|place|price)/.test(text) && text.includes('undefined')
    const found = differences(model.values(), server.values()).filter((text) => !isMadeByServer(text))
    if (found.length > 0) throw new ModelError(`At the end the server has ${found.join('; ')}`)
    model.expectNoLoss()
    return { calls: server.calls(), kills }
  } finally {
    for (const own of devices) own.stop()
    for (const undo of restore) undo()
  }
}
