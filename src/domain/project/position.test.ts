import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byPosition, isPosition, movesTo, type Placed, positionAfter, positionsBetween } from './position.ts'

const placed = (ids: string): Placed[] => {
  const positions = positionsBetween(null, null, ids.length)
  return [...ids].map((id, place) => ({ id, position: positions[place] ?? '' }))
}
const inOrder = (things: readonly Placed[]) => things.toSorted(byPosition).map(({ id }) => id)
const afterMoves = (things: readonly Placed[], moves: readonly Placed[]) =>
  inOrder([...things.filter(({ id }) => !moves.some((move) => move.id === id)), ...moves])

describe('isPosition', () => {
  it('knows what the library makes', () => {
    expect([...positionsBetween(null, null, 70), ...positionsBetween('a0', 'a1', 9)].every(isPosition)).toBe(true)
  })
  it('rejects everything else', () => {
    const others = ['', 'a', 'a00', '5', 'b1', 'a0-', 'a0é', ' a0', `A${'0'.repeat(26)}`, '{}']
    expect(others.filter(isPosition)).toEqual([])
  })
})

it('puts what is added behind all others', () => {
  expect(positionAfter([])).toBe('a0')
  expect(positionAfter(['a5', 'Zz', 'b00'])).toBe('b01')
})

it('orders things at one position by their id', () => {
  const things = ['c', 'a', 'b'].map((id) => ({ id, position: 'a0' }))
  expect(inOrder(things)).toEqual(['a', 'b', 'c'])
})

describe('movesTo', () => {
  it('moves only what has to be moved', () => {
    expect(movesTo([...'dabc'], placed('abcd')).map(({ id }) => id)).toEqual(['d'])
    expect(movesTo([...'bcda'], placed('abcd')).map(({ id }) => id)).toEqual(['a'])
    expect(movesTo([...'abcd'], placed('abcd'))).toEqual([])
    expect(movesTo([...'axb'], placed('ab')).map(({ id }) => id)).toEqual(['x'])
  })
  it('separates items with equal positions', () => {
    const same = [...'abc'].map((id) => ({ id, position: 'a0' }))
    expect(afterMoves(same, movesTo([...'cab'], same))).toEqual([...'cab'])
  })
  it('brings any things into any order', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { minLength: 1 })
    fc.assert(
      fc.property(ids, ids, (before, order) => {
        const things = placed(before.join(''))
        const stayed = things.filter(({ id }) => order.includes(id))
        const moves = movesTo(order, stayed)
        expect(afterMoves(stayed, moves)).toEqual(order)
        expect(moves.every(({ position }) => isPosition(position))).toBe(true)
      }),
    )
  })
})
