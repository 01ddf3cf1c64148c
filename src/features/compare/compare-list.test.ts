import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { accept } from '#domain/errors/outcome.ts'
import { compareFlags } from './compare-flags.ts'
import { createCompareList } from './compare-list.ts'
import type { CompareItems } from './compare-source.ts'

const kettle = { sku: 'KETTLE', title: 'A kettle' } as ProductCard // the list reads no more of it
const held: CompareItems = [{ sku: 'KETTLE', title: 'A kettle', price: 1, image: '', images: [] }]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  compareFlags.set([])
  vi.useRealTimers()
})

/** A list that is read when the test says so, and what was done to it. */
function readLater() {
  const read = Promise.withResolvers<CompareItems>()
  const done: string[] = []
  const list = createCompareList({
    list: () => read.promise,
    add: async ({ sku }) => {
      done.push(`add ${sku}`)
      return accept(held)
    },
    remove: async (sku) => {
      done.push(`remove ${sku}`)
      return []
    },
    watch: () => Promise.resolve(),
  })
  const press = (isOn: boolean) => {
    compareFlags.wish({ product: kettle, isOn })
    return list.fulfil()
  }
  const arrive = async () => {
    read.resolve(held)
    await list.start()
  }
  return { list, done, press, arrive }
}

it('adds what was ticked before the stored list was read, and is in it already', async () => {
  const { list, done, press, arrive } = readLater()
  void list.start()
  const pressed = press(true)
  await arrive()
  await pressed
  expect(done).toEqual(['add KETTLE'])
  expect(compareFlags.get()).toEqual(['KETTLE'])
})

it('treats a press on a checkbox that the stored list has just ticked as adding the product', async () => {
  const { list, done, press, arrive } = readLater()
  void list.start()
  await arrive()
  const pressed = press(false)
  expect(compareFlags.get()).toEqual(['KETTLE'])
  await pressed
  expect(done).toEqual(['add KETTLE'])
  expect(list.state()).toMatchObject({ items: held, isExpanded: true })
})

it('removes a product once its tick was visible, and immediately when the shopper had ticked it', async () => {
  const seen = readLater()
  void seen.list.start()
  await seen.arrive()
  vi.advanceTimersByTime(400)
  await seen.press(false)
  expect(seen.done).toEqual(['remove KETTLE'])

  const own = readLater()
  void own.list.start()
  const pressed = own.press(true)
  await own.arrive()
  await pressed
  await own.press(false)
  expect(own.done).toEqual(['add KETTLE', 'remove KETTLE'])
})

it('keeps a tick while its product is being added and the list is read again', async () => {
  const adding = Promise.withResolvers<CompareItems>()
  let read: (items: CompareItems) => void = () => {}
  const list = createCompareList({
    list: async () => [],
    add: async () => accept(await adding.promise),
    remove: async () => [],
    watch: async (take) => {
      read = take
    },
  })
  compareFlags.wish({ product: kettle, isOn: true })
  const pressed = list.fulfil()
  await list.start()
  await vi.advanceTimersByTimeAsync(0)
  read([])
  expect(compareFlags.get()).toEqual(['KETTLE'])
  adding.resolve(held)
  await pressed
  expect(list.state().items).toEqual(held)
})

it('brings back no checkbox in a shop that does not compare, where the newsletter reads the list', async () => {
  const { list, arrive } = readLater()
  compareFlags.set(null)
  void list.start()
  await arrive()
  expect(list.state().items).toEqual(held)
  expect(compareFlags.get()).toBeNull()
})
