import { expect, it } from 'vitest'
import { memoize, sharing } from './memoize.ts'

const counter = () => {
  let count = 0
  return async () => ++count
}

it('loads a key once until its time is over', async () => {
  let now = 0
  const remembered = memoize({ clock: () => new Date(now), ms: 100 })
  const ask = counter()
  expect(await Promise.all([remembered('a', ask), remembered('a', ask), remembered('b', ask)])).toEqual([1, 1, 2])
  now = 99
  expect(await remembered('a', ask)).toBe(1)
  now = 100
  expect(await remembered('a', ask)).toBe(3)
})

it('does not cache a failure', async () => {
  const remembered = memoize({ clock: () => new Date(0), ms: 100 })
  await expect(remembered('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await remembered('a', async () => 'back')).toBe('back')
})

it('caches nothing without a time', async () => {
  const remembered = memoize({ clock: () => new Date(0), ms: undefined })
  const ask = counter()
  expect([await remembered('a', ask), await remembered('a', ask)]).toEqual([1, 2])
})

it('shares a result with concurrent callers, and not with later ones', async () => {
  const shared = sharing()
  const ask = counter()
  expect(await Promise.all([shared('a', ask), shared('a', ask)])).toEqual([1, 1])
  expect(await shared('a', ask)).toBe(2)
})

it('shares nothing that was begun before a change', async () => {
  let announce = () => {}
  const shared = sharing({
    subscribe: (listener) => {
      announce = listener
    },
  })
  const asked = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let index = 0
  const ask = () => asked[index++]?.promise ?? Promise.resolve('third')
  const before = shared('a', ask)
  announce()
  const after = shared('a', ask)
  asked[0]?.resolve('before')
  expect(await before).toBe('before')
  const later = shared('a', ask)
  asked[1]?.resolve('after')
  expect(await Promise.all([after, later])).toEqual(['after', 'after'])
})
