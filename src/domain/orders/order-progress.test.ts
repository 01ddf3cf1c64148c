import { describe, expect, it } from 'vitest'
import { nextStates, orderState, orderWay, stateText } from './order-progress.ts'

const step = (state: 'packed' | 'shipped' | 'delivered' | 'cancelled', at: string) => ({ state, at })

describe('orderState', () => {
  it('is that of the last step', () => {
    expect(orderState([], false)).toBe('ordered')
    expect(orderState([step('packed', '1'), step('shipped', '2')], false)).toBe('shipped')
  })

  it('is delivered at once for an order taken home from a store', () => {
    expect(orderState([], true)).toBe('delivered')
    expect(stateText('delivered', true)).toBe('Picked up')
    expect(stateText('delivered')).toBe('Delivered')
  })
})

describe('orderWay', () => {
  it('shows what has happened with its time and what will without one', () => {
    const way = orderWay({ placedAt: '0', steps: [step('packed', '1'), step('shipped', '2')], isCollected: false })
    expect(way.map(({ state, at, isDone }) => [state, at, isDone])).toEqual([
      ['ordered', '0', true],
      ['packed', '1', true],
      ['shipped', '2', true],
      ['delivered', null, false],
    ])
  })

  it('passes steps that were not recorded', () => {
    const way = orderWay({ placedAt: '0', steps: [step('shipped', '2')], isCollected: false })
    expect(way.find(({ state }) => state === 'packed')).toEqual({ state: 'packed', at: null, isDone: true })
  })

  it('ends with a cancellation', () => {
    const way = orderWay({ placedAt: '0', steps: [step('packed', '1'), step('cancelled', '2')], isCollected: false })
    expect(way.map(({ state }) => state)).toEqual(['ordered', 'packed', 'cancelled'])
  })

  it('has two steps for an order taken home from a store', () => {
    const way = orderWay({ placedAt: '0', steps: [], isCollected: true })
    expect(way).toEqual([
      { state: 'ordered', at: '0', isDone: true },
      { state: 'delivered', at: '0', isDone: true },
    ])
  })
})

it('never leaves a delivered or cancelled order', () => {
  expect([nextStates('delivered'), nextStates('cancelled')]).toEqual([[], []])
})
