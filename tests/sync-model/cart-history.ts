import fc from 'fast-check'
import type { Cart } from '#contract/checkout/cart.ts'
import type { Api } from '#contract/client.ts'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { createConnection } from '#lib/network/connection.ts'
import type { CartEdit } from '#offline/cart/cart-edit.ts'
import { cartScope, cartType } from '#offline/cart/cart-scope.ts'
import { optimistic } from '#offline/sync/log.ts'
import { createSync } from '#offline/sync/sync.ts'
import { brand } from '#themes/wa/brand.ts'
import { add, clear, remove, step } from '../cart-edits.ts'
import { type CartAction, createCartServer } from './cart-server.ts'
import { createClock } from './clock.ts'
import { createDisk, type Life } from './disk.ts'
import { type Fate, fates } from './fate.ts'
import type { Faults } from './faults.ts'
import { ModelError } from './model.ts'
import type { Input } from './request.ts'

type At = { readonly device: number }
export type CartStep =
  | (At & { does: 'add'; sku: string; quantity: number })
  | (At & { does: 'step'; pick: number; by: number })
  | (At & { does: 'remove'; pick: number })
  | (At & { does: 'clear' | 'email' | 'go offline' | 'go online' | 'load' })
  | (At & { does: 'fates'; fates: readonly Fate[] })
  | (At & { does: 'kill'; writes: number; isWritten: boolean })
  | { does: 'wait'; ms: number }

const device = fc.constantFrom(0, 1)
const does = <Name extends string>(name: Name) => fc.constant(name)
const pick = fc.nat({ max: 3 })

export const cartStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      device,
      does: does('add'),
      sku: fc.constantFrom('A', 'B', 'C'),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ device, does: does('step'), pick, by: fc.constantFrom(-1, 1, 2) }) },
  { weight: 3, arbitrary: fc.record({ device, does: does('remove'), pick }) },
  { weight: 6, arbitrary: fc.record({ device, does: fc.constantFrom('email', 'go offline', 'go online', 'load') }) },
  { weight: 1, arbitrary: fc.record({ device, does: does('clear') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      device,
      does: does('fates'),
      fates: fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ device, does: does('kill'), writes: fc.nat({ max: 3 }), isWritten: fc.boolean() }),
  },
  { weight: 5, arbitrary: fc.record({ does: does('wait'), ms: fc.constantFrom(150, 3_500, 12_000, 60_000) }) },
) as fc.Arbitrary<CartStep> // each has the type of its own constant

type Did = { readonly action: CartAction; isSaved: boolean }
type World = {
  readonly clock: ReturnType<typeof createClock>
  readonly server: ReturnType<typeof createCartServer>
  readonly faults: Faults
}

const type = cartType(brand)
const scope = cartScope('wa')
const wireMs = 100

/** The cart that the actions of one device lead to, without the limits of a line. */
function sumOf(actions: readonly CartAction[], isIgnored: (sku: string) => boolean) {
  const sums = new Map<string, number>([['A', 50]])
  let email = ''
  for (const action of actions) {
    if (action.is === 'more') sums.set(action.sku, (sums.get(action.sku) ?? 0) + action.by)
    else if (action.is === 'remove') sums.delete(action.sku)
    else if (action.is === 'clear') sums.clear()
    else email = action.email
  }
  return JSON.stringify([[...sums].filter(([sku, sum]) => sum !== 0 && !isIgnored(sku)).sort(), email])
}

const shownText = ({ products, email }: Cart) =>
  JSON.stringify([products.map(({ sku, quantity }) => `${sku} ${quantity}`).sort(), email])

function createDevice({ clock, server, faults }: World, name: string) {
  const disk = createDisk<Cart>({ clock, faults })
  const network = { isOff: false, fates: [] as Fate[] }
  const did: Did[] = []
  let underWay: Life | null = null
  const failures: unknown[] = []

  function apiOf(life: Life) {
    async function go(call: string, input: Input, key: string) {
      const fate = network.isOff ? 'cut' : call === 'cart.view' ? 'ok' : (network.fates.shift() ?? 'ok')
      await clock.after(fate === 'slow' ? 40 * wireMs : wireMs)
      if (fate === 'hang') return new Promise(() => {})
      if (fate === 'cut') throw new OfflineError('cut')
      if (fate === 'busy') throw new ApiError(503, { code: 'unexpected', message: 'Busy' })
      if (fate === 'late') await clock.after(11_000)
      const take = () => (call === 'cart.view' ? server.view() : server.call(call, input, { device: name, key }))
      if (fate === 'twice') take()
      const cart = take()
      if (fate === 'stuck') return new Promise(() => {})
      await clock.after(wireMs)
      if (fate === 'lost') throw new OfflineError('lost')
      return life.isDead ? new Promise(() => {}) : cart
    }
    type Options = { headers?: Record<string, string>; signal?: AbortSignal }
    const call = (path: string, input: Input = {}, { headers = {}, signal }: Options = {}) =>
      new Promise((resolve, reject) => {
        const isWrite = path !== 'cart.view'
        if (isWrite && underWay && !underWay.isDead) failures.push(new ModelError(`Two requests of ${name} at once`))
        if (isWrite) underWay = life
        const end = () => {
          if (underWay === life) underWay = null
        }
        signal?.addEventListener('abort', () => {
          end()
          reject(new OfflineError('aborted'))
        })
        go(path, input, headers['idempotency-key'] ?? '')
          .finally(() => isWrite && end())
          .then(resolve, reject)
      })
    const area = new Proxy(
      {},
      { get: (_, verb) => (input: Input, options: Options) => call(`cart.${String(verb)}`, input, options) },
    )
    return { cart: area } as Api // the edit kinds of a cart use no other endpoint
  }

  function openTab() {
    const life: Life = { isDead: false, diesAt: null }
    const connection = createConnection({
      probe: async () => !network.isOff,
      schedule: (run, ms) => {
        const timer = setTimeout(() => life.isDead || run(), ms)
        return () => clearTimeout(timer)
      },
      random: () => 0.5,
      startsOffline: network.isOff,
    })
    const api = apiOf(life)
    const own = { api, connection, store: disk.storeOf(life), lock: disk.lockOf(life) }
    const sync = createSync(type, {
      ...own,
      brand: 'wa',
      account: null,
      deviceId: name,
      now: clock.now,
      random: () => 0.5,
    })
    void sync.resume()
    return { life, connection, sync, api }
  }
  let tab = openTab()
  const shown = () => optimistic(disk.base() ?? server.view(), { edits: disk.edits(), type })

  return {
    name,
    network,
    disk,
    did,
    failures,
    shown,
    life: () => tab.life,
    act(action: CartAction, edit: CartEdit) {
      const entry = { action, isSaved: false }
      did.push(entry)
      const { life, sync } = tab
      void sync.add(scope, edit).then(() => {
        entry.isSaved = !life.isDead
      })
    },
    async load() {
      const { life, api } = tab
      const cart = await api.cart.view({ query: {} }).catch(() => null)
      if (cart && !life.isDead && disk.edits().length === 0) disk.keep(cart)
    },
    setOffline(isOff: boolean) {
      network.isOff = isOff
      tab.connection.take(isOff ? 'hint-off' : 'hint-on')
    },
    restart() {
      tab.sync.stop()
      tab.connection.stop()
      disk.kill(tab.life)
      tab = openTab()
    },
    /** Dismisses rejected edits, whose lines are gone. */
    dismiss() {
      for (const { id, state } of disk.edits()) if (state === 'rejected') void tab.sync.cancel(id)
    },
    stop() {
      tab.sync.stop()
      tab.connection.stop()
      disk.kill(tab.life)
    },
  }
}

/** All lists of actions, with and without each action that was not saved when its tab was killed. */
function possible(did: readonly Did[]): CartAction[][] {
  let lists: CartAction[][] = [[]]
  for (const { action, isSaved } of did) {
    const having = lists.map((list) => [...list, action])
    lists = isSaved || lists.length > 256 ? having : having.concat(lists)
  }
  return lists
}

/** Runs a history of a cart that two devices share; throws when an invariant fails. */
export async function liveCart(steps: readonly CartStep[], faults: Faults = {}) {
  const clock = createClock(faults.noTimeLimit ? { ignoredMs: 10_000 } : {})
  const restore = clock.install()
  const server = createCartServer({ faults })
  const devices = ['phone', 'tablet'].map((name) => createDevice({ clock, server, faults }, name))
  let nonce = 0

  function take(nextStep: CartStep) {
    const own = 'device' in nextStep ? devices[nextStep.device] : undefined
    if (nextStep.does === 'wait' || !own) return
    const { products } = own.shown()
    const line = 'pick' in nextStep ? products[nextStep.pick % Math.max(1, products.length)] : undefined
    if (nextStep.does === 'add')
      own.act({ is: 'more', sku: nextStep.sku, by: nextStep.quantity }, add(nextStep.sku, nextStep.quantity))
    else if (nextStep.does === 'step' && line && line.quantity + nextStep.by >= 1 && line.quantity + nextStep.by <= 99)
      own.act({ is: 'more', sku: line.sku, by: nextStep.by }, step(line, nextStep.by))
    else if (nextStep.does === 'remove' && line) own.act({ is: 'remove', sku: line.sku }, remove(line))
    else if (nextStep.does === 'clear') own.act({ is: 'clear' }, clear)
    else if (nextStep.does === 'email') {
      const email = `ada${++nonce}@example.com`
      own.act({ is: 'email', email }, { kind: 'email', body: { email } })
    } else if (nextStep.does === 'go offline' || nextStep.does === 'go online')
      own.setOffline(nextStep.does === 'go offline')
    else if (nextStep.does === 'load') void own.load()
    else if (nextStep.does === 'fates') own.network.fates.push(...nextStep.fates)
    else if (nextStep.does === 'kill') {
      if (nextStep.writes === 0) own.restart()
      else own.life().diesAt = { writes: nextStep.writes, isWritten: nextStep.isWritten }
    }
  }
  async function check() {
    for (const { failures } of devices) if (failures.length > 0) throw failures[0]
    for (const own of devices) if (own.life().isDead) own.restart()
    await clock.settle()
  }

  try {
    for (const own of devices) void own.load()
    await clock.pass(1_000)
    for (const nextStep of steps) {
      take(nextStep)
      await clock.pass(nextStep.does === 'wait' ? nextStep.ms : 20)
      await check()
    }
    for (const own of devices) {
      own.network.fates = []
      own.life().diesAt = null
      own.setOffline(false)
    }
    for (let round = 0; round < 20 && devices.some(({ disk }) => disk.edits().length > 0); round++) {
      await clock.pass(60_000)
      await check()
      for (const own of devices) own.dismiss()
    }
    for (const own of devices) void own.load()
    await clock.pass(1_000)
    for (const { name, disk, shown, did } of devices) {
      if (disk.edits().length > 0) throw new ModelError(`There is no end: ${name} has ${disk.edits().length} edits`)
      if (shownText(shown()) !== shownText(server.view()))
        throw new ModelError(`${name} shows ${shownText(shown())}, the server has ${shownText(server.view())}`)
      // No request is needed to remove a line that another device removed before.
      const removed = did.flatMap(({ action }) => (action.is === 'remove' ? [action.sku] : []))
      const isGoneBefore = (sku: string) =>
        removed.includes(sku) &&
        server
          .applied()
          .some(
            (change) =>
              change.device !== name &&
              (change.action.is === 'clear' || (change.action.is === 'remove' && change.action.sku === sku)),
          )
      const due = possible(did).map((actions) => sumOf(actions, isGoneBefore))
      const applied = server.applied().flatMap((change) => (change.device === name ? [change.action] : []))
      const came = sumOf(applied, isGoneBefore)
      if (!due.includes(came)) throw new ModelError(`Of ${name} ${came} arrived, ${due[0]} was done`)
    }
  } finally {
    for (const own of devices) own.stop()
    restore()
  }
}
